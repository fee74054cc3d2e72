import type { Words } from './offeredTexts';

// Texts that only the editor of a report offers: apart from the other offered texts, which are long and needed elsewhere.

/** The reason why a person works an item that a machine computed. */
export const comparedReason: Words = {
  en: 'It is compared with a document or a source',
  zh: '与证件或来源进行比对',
};

/** The purpose given for revealing masked data while an item is worked; the item's title follows. */
export const purposeOfItem: Words = { en: 'To verify: ', zh: '核实：' };

/** The purpose given for revealing masked data at the review. */
export const purposeOfReview: Words = { en: 'To review the report', zh: '复核报告' };
