import type { en } from './faultTexts/en';

type Texts = typeof en;

/** The key of a fault's sentence, the same in the console's phrases. */
export type FaultKey = {
  [Rule in keyof Texts]: `validation.${Rule}.${keyof Texts[Rule] & string}`;
}[keyof Texts];

/** The refusal of a value by a rule. */
export interface Fault {
  key: FaultKey;
}

/** A rule: the fault, or undefined when the value passes. Forms and the gateway call it the same way. */
export type Validator = (value: string | null | undefined) => Fault | undefined;
