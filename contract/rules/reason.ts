/** A letter that is seen: Hangul fillers are letters too, and show as blank. */
const LETTER = /(?![\u115F\u1160\u3164\uFFA0])\p{L}/u;

/** Whether a reason says anything: a candidate reads it as the ground of what is asked, and signs or pictures alone are none. */
export const saysWhy = (reason: string): boolean => LETTER.test(reason);
