import type { ParseKeys } from 'i18next';
import type { StatedField } from '@probity/contract/rules/fields/sections';

type Phrased = Pick<StatedField, 'name' | 'phrase'>;

/** The phrase that names a field of the candidate's form. */
export const labelKeyOf = ({ name, phrase = name }: Phrased) => `candidate.field.${phrase}` as ParseKeys;

/** The phrase of one choice of a field. */
export const choiceKeyOf = ({ name }: Pick<Phrased, 'name'>, choice: string) =>
  `candidate.${name}.${choice}` as ParseKeys;
