/** First characters of a formula. A semicolon is one of them: split there, the rest becomes a cell of its own. */
const RISKY = /^[=+\-@;\t\r＝＋－＠；]/;

/** A text that no spreadsheet takes for a formula: a ' is put before one that would be. */
export function escapeFormula(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}
