import type { en } from './faultTexts/en';

type Texts = typeof en;

/** What can be wrong by a shared rule: the key of its sentence, which is the console's i18n key too. */
export type FaultKey = {
  [Rule in keyof Texts]: `validation.${Rule}.${keyof Texts[Rule] & string}`;
}[keyof Texts];

/** What a rule answers when a value is refused. */
export interface Fault {
  key: FaultKey;
}

/** A rule: the fault, or undefined when the value passes. Forms and the gateway call it the same way. */
export type Validator = (value: string | null | undefined) => Fault | undefined;
