import { isPhone } from '@probity/contract/rules/phone';
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

/** Above every phone, and prime: multiplied modulo it no two phones meet. */
const ABOVE_PHONES = 100_000_000_003n;
const FACTOR = 48_271n;

/** Names the wait for the next code: one for each phone and scene, without the number itself. */
export function waitName(scene: CodeScene, mobile: string): string {
  const mark = isPhone(mobile) ? ((BigInt(mobile) * FACTOR) % ABOVE_PHONES).toString(36) : 'none';
  return `code-${scene}-${mark}`;
}
