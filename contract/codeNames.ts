import * as CODE from './code';

/** The codes by name: a refusal is spelled by its name, its number is in code.ts alone. */
export { CODE };

export type CodeName = keyof typeof CODE;
export type BusinessCode = (typeof CODE)[CodeName];
