import { isPhone } from '@probity/contract/rules/phone';
import { readContent, removeItem, writeItem } from './storage';

/** The scene of an SMS code (call 6). */
export type CodeScene =
  'login' | 'register' | 'reset' | 'visitor' | 'wechatBind' | 'changeMobileOld' | 'changeMobileNew';

const TYPE = 'countdown';
const keyOf = (scene: CodeScene) => `probity-code-${scene}`;

/**
 * Keeps the phone that a code is under way to, in this tab and as long as the code is valid: a reload in between loses
 * nothing.
 */
export function rememberPendingPhone(scene: CodeScene, mobile: string, seconds: number): void {
  writeItem(keyOf(scene), { mobile, until: Date.now() + seconds * 1000 }, TYPE);
}

/** The phone that a code of this scene is under way to; empty if there is none. */
export function pendingPhone(scene: CodeScene): string {
  const stored = readContent<{ mobile?: unknown; until?: unknown } | null>(keyOf(scene), TYPE);
  const { mobile, until } = stored ?? {};
  if (typeof mobile === 'string' && isPhone(mobile) && typeof until === 'number' && until > Date.now())
    return mobile;
  forgetPendingPhone(scene);
  return '';
}

/** Forgets the phone once the code is used or abandoned: the next person at this screen must not find it. */
export function forgetPendingPhone(scene: CodeScene): void {
  removeItem(keyOf(scene), TYPE);
}

/** Above every phone, and prime: multiplication modulo it gives no two phones the same name. */
const ABOVE_PHONES = 100_000_000_003n;
const FACTOR = 48_271n;

/** The name of the wait for the next code: one for each phone and scene, without the number itself. */
export function waitName(scene: CodeScene, mobile: string): string {
  const mark = isPhone(mobile) ? ((BigInt(mobile) * FACTOR) % ABOVE_PHONES).toString(36) : 'none';
  return `code-${scene}-${mark}`;
}
