import { CODE } from '@probity/contract/codeNames';
import type { GatewayError } from '../../api/transport/gatewayError';
import { readContent, removeItem, writeItem } from '../../lib/storage';

/** The ways in that share a pause: by phone at the sign-in, or as a visitor. */
export type PauseScene = 'login' | 'visitor';

const TYPE = 'countdown';
const keyOf = (scene: PauseScene) => `probity-pause-${scene}`;
const CODES: readonly number[] = [CODE.PASSWORD_LOCKED, CODE.TOO_MANY_REQUESTS];

interface KeptPause {
  code: number;
  until: number;
}

/** Keeps the end of a pause in this tab, so that a reload does not hide it. Not whose phone it is. */
export function keepPause(scene: PauseScene, code: number, seconds: number): void {
  writeItem<KeptPause>(keyOf(scene), { code, until: Date.now() + seconds * 1000 }, TYPE);
}

/** The refusal of a pause that still goes on, with the seconds that are left of it. */
export function keptPause(scene: PauseScene): GatewayError | undefined {
  const { code, until } =
    readContent<Partial<Record<keyof KeptPause, unknown>> | null>(keyOf(scene), TYPE) ?? {};
  if (typeof code !== 'number' || !CODES.includes(code) || typeof until !== 'number') return undefined;
  const retryAfter = Math.ceil((until - Date.now()) / 1000);
  return retryAfter > 0 ? { kind: 'business', code, msg: '', data: { retryAfter } } : undefined;
}

/** A sign-in, or a new password, ends the pause. */
export function forgetPause(scene: PauseScene): void {
  removeItem(keyOf(scene), TYPE);
}
