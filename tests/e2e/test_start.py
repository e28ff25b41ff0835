"""The start page: house rules, refusals where they arise, the last choice remembered; the pages of rules."""

from __future__ import annotations

import pytest

from kingclub.texts import Texts
from tests.e2e.conftest import Seat

pytestmark = pytest.mark.e2e


def test_what_does_not_balance_is_explained_at_its_rule_and_can_not_be_started(player: Seat) -> None:
    me = player()
    me.page.goto(me.url)
    me.page.locator("details summary").first.click()
    me.refuse_a_game()
    why = me.page.locator(".rule.refused .why")
    assert "= −96" in why.inner_text()
    assert me.rule("negative").get_attribute("aria-invalid") == "true"
    assert me.page.locator("form button.big").is_disabled()
    me.rule("negative").select_option("both")
    me.page.locator("form button.big:not([disabled])").wait_for()
    assert why.count() == 0


def test_the_last_choice_is_remembered_with_its_rules_and_told_on_its_page(player: Seat) -> None:
    me = player()
    me.page.goto(me.url)
    me.page.locator("form select").first.select_option("ordered")
    me.page.locator("form input[type=radio][value='3']").check()
    me.page.locator("details summary").first.click()
    me.rule("jacks").select_option("both")
    me.page.reload()
    me.page.locator("form button.big:not([disabled])").wait_for()
    assert me.page.locator("form select").first.input_value() == "ordered"
    assert me.page.locator("form input[type=radio][value='3']").is_checked()
    me.page.locator("form .about a").click()
    me.page.locator(".contents").wait_for()
    assert me.page.url.endswith("/rules/ordered?players=3&boys=both")
    me.page.locator("main button.main").click()
    me.page.wait_for_url("**/table/*")
    me.asked()
    rules = me.page.locator("header a[target=_blank]").get_attribute("href")
    assert rules == "/rules/ordered?players=3&boys=both"


def test_an_address_of_no_page_says_so(player: Seat) -> None:
    me = player(lang="ru")
    answer = me.page.goto(me.url + "/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    assert me.page.locator("h1").inner_text() == Texts("ru").text("ui-no-page")
    me.page.locator("main button.main").click()
    me.page.locator("form button.big:not([disabled])").wait_for()


def test_an_old_link_says_so(player: Seat) -> None:
    me = player()
    me.page.goto(me.url + "/join/used")
    me.page.locator("main button.main").click()
    me.page.locator("form button.big:not([disabled])").wait_for()
