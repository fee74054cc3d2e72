import { pinyin } from 'pinyin-pro';

/** Control and format characters: NUL, zero-width, direction marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** The search and sort keys of a name: the name without case and doubled spaces, and its pinyin without tones and spaces. */
export function nameKeys(name: string): { nameKey: string; pinyinKey: string } {
  const nameKey = searchKey(name);
  const syllables = pinyin(nameKey, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
  return { nameKey, pinyinKey: syllables.join('').toLowerCase().replace(/\s+/g, '') };
}

/**
 * The form in which names are compared: NFKC, lower case, single spaces, none between Chinese characters, no invisible
 * characters (pasted names bring them along).
 */
export function searchKey(text: string): string {
  const shown = text.normalize('NFKC').replace(/\s+/g, ' ').replace(INVISIBLE, '');
  return shown
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim()
    .toLowerCase();
}
