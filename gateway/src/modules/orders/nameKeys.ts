import { pinyin } from 'pinyin-pro';

/** What search and sort use of a name: itself without case and doubled spaces, and its pinyin without tones and spaces. */
export function nameKeys(name: string): { nameKey: string; pinyinKey: string } {
  const nameKey = searchKey(name);
  const syllables = pinyin(nameKey, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
  return { nameKey, pinyinKey: syllables.join('').toLowerCase().replace(/\s+/g, '') };
}

/** The form in which a name is compared: NFKC, lower case, single spaces. */
export function searchKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}
