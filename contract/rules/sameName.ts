/** Dots between the parts of a transcribed name, in the shapes that keyboards and fonts give them. */
const BETWEEN = /[\s\p{Cf}\u00B7\u2022\u2027\u2219\u22C5\u30FB]/gu;

/** The form in which names are compared: full-width letters made plain, without case, spaces and middle dots. */
function compared(name: string): string {
  return name.normalize('NFKC').replace(BETWEEN, '').toLowerCase();
}

/**
 * True for two spellings of the same name: 阿里木·买买提 and 阿里木 • 买买提, Li Lei and ＬＩ ＬＥＩ. Another order of parts is another name.
 */
export function isSameName(one: string, other: string): boolean {
  return compared(one) === compared(other);
}
