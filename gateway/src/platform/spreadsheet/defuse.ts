/** Where a list is split at semicolons, one at the start makes of the rest a cell of its own. */
const RISKY = /^[=+\-@;\t\r＝＋－＠；]/;

/** A text that no spreadsheet takes for a formula: a ' before what would start one. */
export function defused(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}
