"""The start page: house rules, refusals where they arise, the last choice remembered; the pages of rules."""

from __future__ import annotations

import pytest

from kingclub.texts import Lang, Texts
from tests.e2e.conftest import Seat
from tests.e2e.player import Player
from tests.e2e.test_axe import complaints

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


def listed(me: Player) -> list[str]:
    me.page.goto(me.url)
    me.page.locator("form button.big:not([disabled])").wait_for()
    return [title.split(" · ")[0] for title in me.page.locator(".game > :is(p, a)").all_text_contents()]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_game_is_put_away_by_one_tap_and_comes_back_by_another(player: Seat, lang: Lang) -> None:
    me, texts = player(lang=lang, width=360), Texts(lang)
    for preset in ("short", "ladies"):
        me.open_table(preset)
        me.asked()
    newest, oldest = listed(me)
    me.page.locator("details summary").first.click()
    assert complaints(me) == []
    game = me.page.locator("li.game a").inner_text()
    me.page.get_by_role("button", name=texts.text("ui-put-away-which", game=game), exact=True).click()
    me.page.get_by_text(texts.text("ui-put-away-done", game=game), exact=True).wait_for()
    assert complaints(me) == []
    assert listed(me) == [newest]
    me.page.locator(".game .away").click()
    me.page.locator("section:has(#newest)").wait_for(state="detached")
    me.page.get_by_role("button", name=texts.text("ui-take-up"), exact=True).click()
    me.page.locator("#newest").wait_for()
    assert listed(me) == [newest]
    assert oldest != newest


def test_keys_put_a_game_away_and_take_it_up(player: Seat) -> None:
    me = player()
    me.open_table("short")
    me.asked()
    (game,) = listed(me)
    me.page.locator("section button.big").focus()
    for key in ("Tab", "Enter"):
        me.page.keyboard.press(key)
    me.page.locator(".told .away:focus").wait_for()
    me.page.keyboard.press("Enter")
    me.page.locator("section button.big:focus").wait_for()
    assert listed(me) == [game]
