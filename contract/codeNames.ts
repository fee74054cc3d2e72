import * as CODE from './code';

/** What the program calls each code of `codes`: a refusal is spelled by name, its number stands in code.ts alone. */
export { CODE };

export type CodeName = keyof typeof CODE;
export type BusinessCode = (typeof CODE)[CodeName];
