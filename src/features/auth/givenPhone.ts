import { isPhone } from '@probity/contract/rules/phone';

/** The phone passed on by the previous screen with the navigation; empty if there is none, or it is invalid. */
export function givenPhone(state: unknown): string {
  const mobile = (state as { mobile?: unknown } | null)?.mobile;
  return typeof mobile === 'string' && isPhone(mobile) ? mobile : '';
}
