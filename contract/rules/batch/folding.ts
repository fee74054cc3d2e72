import { plainText } from '../plainText';

const BRACKETED = /[(（[【{<《][^)）\]】}>》]*[)）\]】}>》]/g;
const HAN = /\p{Script=Han}/u;

/** A text as it is compared: width and case made equal, nothing left but letters and digits. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The Latin words of a text, lower case: `mobileNo.` and `Mobile_no` are `mobile no`. */
export function latinWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/([\p{Ll}\d])(?=\p{Lu}\p{Ll})/gu, '$1 ')
      .toLowerCase()
      .match(/[\p{Script=Latin}\p{M}\d'’]+/gu) ?? []
  ).map((word) => word.replace(/['’]/g, ''));
}

/** The Chinese characters of a text alone. */
export const hanOf = (text: string): string => [...text].filter((char) => HAN.test(char)).join('');

/** A head as it may be meant: without what stands in brackets (必填, 11 digits), and each of its languages alone. */
export function readingsOf(head: string): string[] {
  const plain = plainText(head.normalize('NFKC'));
  const bare = plain.replace(BRACKETED, ' ');
  const readings = [plain, bare, ...bare.split(/[/|\\]/), hanOf(bare), latinWords(bare).join(' ')];
  const inBrackets = plain.match(BRACKETED) ?? [];
  return [...new Set([...readings, ...inBrackets].map(folded))].filter((one) => one !== '');
}
