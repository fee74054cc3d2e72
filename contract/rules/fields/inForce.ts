import type { StatedField } from './sections';

/** An entry as far as it is filled in. */
export type Given = Readonly<Partial<Record<string, unknown>>>;

/** The fields that count beside the other answers of the entry: what is asked after a yes counts only there. */
export const fieldsInForce = (fields: readonly StatedField[], entry: Given): StatedField[] =>
  fields.filter(({ onlyIf }) => onlyIf === undefined || entry[onlyIf] === true);
