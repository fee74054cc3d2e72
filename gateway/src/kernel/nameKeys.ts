import { pinyin } from 'pinyin-pro';

/** Control and format characters: NUL, zero-width, direction marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

export interface NameKeys {
  nameKey: string;
  pinyinKey: string;
  nameParts: string[];
}

/**
 * The search and sort keys of a name: the name without case and doubled spaces, its pinyin without tones and spaces, and what
 * a part of it may begin with.
 */
export function nameKeys(name: string): NameKeys {
  const nameKey = searchKey(name);
  const syllables = pinyin(nameKey, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
  const pinyinKey = syllables.join('').toLowerCase().replace(/\s+/g, '');
  return { nameKey, pinyinKey, nameParts: partsOf(nameKey, pinyinKey) };
}

/** A Chinese character, or a word of other letters and digits. */
const UNIT = /\p{Script=Han}|[^\p{Script=Han}\P{L}]+|\p{N}+/gu;
const MOST_PARTS = 12;
const LONGEST_PART = 64;

/**
 * The name, and its sound, from each unit but the first on; the initials; and the whole sound where it differs from the pinyin:
 * without signs, or with a family name in its own reading (曾 is Zeng, not Ceng).
 */
function partsOf(nameKey: string, pinyinKey: string): string[] {
  const units = [...nameKey.matchAll(UNIT)];
  const sounds = soundsOf(
    nameKey,
    units.map(([unit]) => unit),
  );
  const later = units
    .slice(1)
    .flatMap(({ index }, at) => [nameKey.slice(index), sounds.slice(at + 1).join('')]);
  const initials = units.length > 1 ? sounds.map(([first]) => first ?? '').join('') : '';
  const parts = [initials, sounds.join(''), soundKey(pinyinKey), ...later];
  const told = parts.map((part) => [...part].slice(0, LONGEST_PART).join(''));
  return [...new Set(told)]
    .filter((part) => part !== '' && part !== pinyinKey && part !== nameKey)
    .slice(0, MOST_PARTS);
}

/** The sound of each unit. A character sounds by its neighbours (重 in 重庆), the first as a family name. */
function soundsOf(nameKey: string, units: readonly string[]): string[] {
  const how = { toneType: 'none', v: true, surname: 'head' } as const;
  const isChinese = (unit: string) => /^\p{Script=Han}$/u.test(unit);
  const among = pinyin(nameKey, { ...how, type: 'array', nonZh: 'removed' });
  const ofEach = among.length === units.filter(isChinese).length ? [...among] : [];
  return units.map((unit) => soundKey(isChinese(unit) ? (ofEach.shift() ?? pinyin(unit, how)) : unit));
}

/** A text that may be the sound of a name. Pinyin is typed with or without spaces; Latin names are in the pinyin key too. */
export const isPinyin = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Sounds as they are compared: letters and digits alone. */
export function soundKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
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
