import enCards from "../../../src/kingclub/texts/en/cards.ftl?raw";
import enClient from "../../../src/kingclub/texts/en/client.ftl?raw";
import enContracts from "../../../src/kingclub/texts/en/contracts.ftl?raw";
import enRefusals from "../../../src/kingclub/texts/en/refusals.ftl?raw";
import enTable from "../../../src/kingclub/texts/en/table.ftl?raw";
import ruCards from "../../../src/kingclub/texts/ru/cards.ftl?raw";
import ruClient from "../../../src/kingclub/texts/ru/client.ftl?raw";
import ruContracts from "../../../src/kingclub/texts/ru/contracts.ftl?raw";
import ruRefusals from "../../../src/kingclub/texts/ru/refusals.ftl?raw";
import ruTable from "../../../src/kingclub/texts/ru/table.ftl?raw";
import { bundlesOf, type Sources } from "./bundles";

export const SOURCES: Sources = {
  ru: [ruCards, ruContracts, ruRefusals, ruTable, ruClient],
  en: [enCards, enContracts, enRefusals, enTable, enClient],
};

export { LANGS, capital, type Args, type Lang } from "./bundles";
export const { bundleOf, format, hasText } = bundlesOf(SOURCES);
