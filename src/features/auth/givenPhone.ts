import { isPhone } from '@probity/contract/rules/phone';

/** The phone that the screen before handed over with the navigation; empty when it did not, or it is none. */
export function givenPhone(state: unknown): string {
  const mobile = (state as { mobile?: unknown } | null)?.mobile;
  return typeof mobile === 'string' && isPhone(mobile) ? mobile : '';
}
