import { isUtf8 } from 'node:buffer';
import { UnreadableSheet } from './unreadable';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

/** So much of a text is looked at. */
const SAMPLE_BYTES = 512 * 1024;

/**
 * The encoding of a text, by its mark or by what its bytes can be: valid UTF-8 is UTF-8, Chinese is told from other encodings by the
 * characters that lists of people have.
 * @returns with the length of its mark in bytes, 0 without one
 * @throws UnreadableSheet where none fits: a wrong name is worse than being asked to save the file anew
 */
export function encodingOf(bytes: Buffer): { encoding: Encoding; markBytes: number } {
  const found = markedOrNot(bytes);
  if (found.encoding.startsWith('utf-16') && bytes.length % 2 === 1) throw new UnreadableSheet('truncated');
  return found;
}

function markedOrNot(bytes: Buffer): { encoding: Encoding; markBytes: number } {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) {
    if (!isUtf8(bytes)) throw brokenUtf8(bytes) ?? new UnreadableSheet('wrongEncoding');
    return { encoding: 'utf-8', markBytes: 3 };
  }
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfffe || mark === 0xfeff) {
    // Four bytes a character are written by nobody's spreadsheet.
    if (bytes.length > 3 && bytes.readUInt16BE(2) === 0) throw new UnreadableSheet('wrongEncoding');
    return { encoding: mark === 0xfffe ? 'utf-16le' : 'utf-16be', markBytes: 2 };
  }
  return { encoding: unmarked(bytes), markBytes: 0 };
}

function unmarked(bytes: Buffer): Encoding {
  const wide = unmarkedUtf16(bytes.subarray(0, SAMPLE_BYTES));
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  const cut = brokenUtf8(bytes);
  if (cut) throw cut;
  // Counted up by hand: a callback for each of ten million bytes would hold others up.
  let first = 0;
  while (bytes[first]! < 0x80) first += 1;
  const pairs = pairsOf(bytes.subarray(first, first + SAMPLE_BYTES));
  if (pairs.common >= 0.9 * pairs.all) return 'gb18030';
  if (pairs.lone >= 0.9 * pairs.all) return 'windows-1252';
  throw new UnreadableSheet('wrongEncoding');
}

/** UTF-8 that ends within a character was cut off. */
function brokenUtf8(bytes: Buffer): UnreadableSheet | undefined {
  const isCut = [1, 2, 3].some((missing) => isUtf8(bytes.subarray(0, bytes.length - missing)));
  return isCut && bytes.at(-1)! > 0x7f ? new UnreadableSheet('truncated') : undefined;
}

/** Digits, separators and line ends have a zero in UTF-16, always on the same side. */
function unmarkedUtf16(sample: Buffer): Encoding | undefined {
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === 0) zeros[at % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  const enough = sample.length / 2 / 5;
  if (odd > enough && even < odd / 50) return 'utf-16le';
  if (even > enough && odd < even / 50) return 'utf-16be';
  return undefined;
}

/**
 * What follows the bytes beyond ASCII: `common` pairs are characters of GB 2312 and its signs, which is nearly all that Chinese lists
 * hold; `lone` ones are letters with an accent between plain ones.
 */
function pairsOf(bytes: Buffer): { all: number; common: number; lone: number } {
  let [all, common, lone] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte < 0x80) continue;
    const next = bytes[at + 1];
    if (next === undefined) break;
    all += 1;
    if (byte >= 0xa1 && byte <= 0xf7 && next >= 0xa1 && next <= 0xfe) common += 1;
    else if (byte >= 0xc0 && next < 0x80) lone += 1;
    // The second half is no beginning, whatever it is.
    if (next >= 0x80) at += 1;
  }
  return { all, common, lone };
}
