/** The texts of the pad alone, so that it works without the club. */

import enCards from "../../../src/kingclub/texts/en/cards.ftl?raw";
import enContracts from "../../../src/kingclub/texts/en/contracts.ftl?raw";
import enFind from "../../../src/kingclub/texts/en/find.ftl?raw";
import enPad from "../../../src/kingclub/texts/en/pad.ftl?raw";
import enPadPage from "../../../src/kingclub/texts/en/pad_page.ftl?raw";
import enSwitches from "../../../src/kingclub/texts/en/switches.ftl?raw";
import enTable from "../../../src/kingclub/texts/en/table.ftl?raw";
import ruCards from "../../../src/kingclub/texts/ru/cards.ftl?raw";
import ruContracts from "../../../src/kingclub/texts/ru/contracts.ftl?raw";
import ruFind from "../../../src/kingclub/texts/ru/find.ftl?raw";
import ruPad from "../../../src/kingclub/texts/ru/pad.ftl?raw";
import ruPadPage from "../../../src/kingclub/texts/ru/pad_page.ftl?raw";
import ruSwitches from "../../../src/kingclub/texts/ru/switches.ftl?raw";
import ruTable from "../../../src/kingclub/texts/ru/table.ftl?raw";
import { bundlesOf, type Sources } from "../texts/bundles";

export const SOURCES: Sources = {
  ru: [ruCards, ruContracts, ruTable, ruSwitches, ruFind, ruPad, ruPadPage],
  en: [enCards, enContracts, enTable, enSwitches, enFind, enPad, enPadPage],
};

export const { format, hasText } = bundlesOf(SOURCES);
