import { isPhone } from '../../../contract/rules/phone';
import { readContent, removeItem, writeItem } from '../../lib/storage';

/** What an SMS code is asked for. */
export type CodeScene = 'login' | 'register' | 'reset' | 'visitor' | 'wechatBind';

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
  removeItem(keyOf(scene), TYPE);
  return '';
}

/** Names the wait for the next code: one for each phone and scene, without the number itself. */
export const waitName = (scene: CodeScene, mobile: string) => `code-${scene}-${mobile.slice(-4)}`;
