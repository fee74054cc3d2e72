import type { Words } from './offeredTexts';

// Offered by the editor of a report: apart from the other offered texts, which are long and wanted elsewhere.

/** Why an item that a machine computed is worked by a person. */
export const comparedReason: Words = {
  en: 'It is compared with a document or a source',
  zh: '与证件或来源进行比对',
};

/** What something masked is revealed for while an item is worked: this, then the item's title. */
export const purposeOfItem: Words = { en: 'To verify: ', zh: '核实：' };

/** What something masked is revealed for at the review. */
export const purposeOfReview: Words = { en: 'To review the report', zh: '复核报告' };
