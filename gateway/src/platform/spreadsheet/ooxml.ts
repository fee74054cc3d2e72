import { escapeFormula } from './escapeFormula';

const LONGEST = 32_767;
/** Characters XML cannot hold, and half surrogate pairs. */
const UNWRITABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const MARKS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A cell of text, typed as such and defused. */
export function text(value: string, style = ''): string {
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${xml(escapeFormula(value))}</t></is></c>`;
}

/** A text within XML. */
export function xml(value: string): string {
  return (
    value
      .slice(0, LONGEST)
      .replace(UNWRITABLE, '')
      // Spreadsheets read _x0041_ as an escape for one character; the underscore itself is written as one.
      .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[&<>"\r]/g, (char) => MARKS[char]!)
  );
}

/** Relations of an OOXML part: pairs of a type and the file it points to. */
export function relation(...pairs: string[]): string {
  const each = pairs.flatMap((kind, at) =>
    at % 2 === 0
      ? [`<Relationship Id="rId${at / 2 + 1}" Type="${OFFICE}/${kind}" Target="${pairs[at + 1]}"/>`]
      : [],
  );
  return `<Relationships xmlns="${RELATIONS}">${each.join('')}</Relationships>`;
}
