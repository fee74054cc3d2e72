import { isPhone } from '../../contract/rules/phone';
import { readContent, removeItem, writeItem } from './storage';

/** What an SMS code is asked for (call 6). */
export type CodeScene =
  'login' | 'register' | 'reset' | 'visitor' | 'wechatBind' | 'changeMobileOld' | 'changeMobileNew';

const TYPE = 'countdown';
const keyOf = (scene: CodeScene) => `probity-code-${scene}`;

/** Keeps the phone a code is under way to, in this tab and as long as the code lives: a reload in between loses nothing. */
export function rememberPendingPhone(scene: CodeScene, mobile: string, seconds: number): void {
  writeItem(keyOf(scene), { mobile, until: Date.now() + seconds * 1000 }, TYPE);
}

/** The phone a code of this scene is under way to; empty when there is none any more. */
export function pendingPhone(scene: CodeScene): string {
  const stored = readContent<{ mobile?: unknown; until?: unknown } | null>(keyOf(scene), TYPE);
  const { mobile, until } = stored ?? {};
  if (typeof mobile === 'string' && isPhone(mobile) && typeof until === 'number' && until > Date.now())
    return mobile;
  forgetPendingPhone(scene);
  return '';
}

/** The code has served, or nobody waits for it any more: whoever comes next at this screen does not find the phone. */
export function forgetPendingPhone(scene: CodeScene): void {
  removeItem(keyOf(scene), TYPE);
}

/** Names the wait for the next code: one for each phone and scene, without any of the number's digits in a row. */
export const waitName = (scene: CodeScene, mobile: string) => `code-${scene}-${markOf(mobile)}`;

/** 53 bits of a text (cyrb53's mixing): enough that no two of the ten thousand million phones meet in one tab. */
function markOf(text: string): string {
  let high = 0x41c6ce57;
  let low = 0xdeadbeef;
  for (const char of text) {
    const code = char.charCodeAt(0);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (2 ** 32 * (high & 0x1fffff) + (low >>> 0)).toString(36);
}
