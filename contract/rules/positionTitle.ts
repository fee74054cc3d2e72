import { lengthOf, plainText } from './plainText';

/** The longest name of a position that somebody is checked for. */
export const LONGEST_POSITION = 60;

/** Letters and digits to begin with, or the sign that opens a bracket or a quotation; never what a spreadsheet computes. */
const BEGINS = /^[\p{L}\p{N}(（[【「『《〈“‘"'#*]/u;
const LETTER = /\p{L}|\p{N}/u;
/** Pictures are no words; the signs of trade marks are. */
const PICTURE = /(?![©®™])\p{Extended_Pictographic}/u;

export type PositionFault = 'missing' | 'long' | 'none';

/**
 * What is wrong with the title of a position: none typed, too long, or no words (a formula, signs alone, pictures). The candidate
 * reads it, and it stands in files that spreadsheets open: 会计（急）, C++ developer, 24h guard, R&D / QA lead.
 */
export function positionFault(value: string): PositionFault | undefined {
  const title = plainText(value);
  if (title === '') return 'missing';
  if (lengthOf(title) > LONGEST_POSITION) return 'long';
  return BEGINS.test(title) && LETTER.test(title) && !PICTURE.test(title) ? undefined : 'none';
}
