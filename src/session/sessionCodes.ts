import { SESSION_CODES } from '../lib/constants';

export type SessionCode = (typeof SESSION_CODES)[keyof typeof SESSION_CODES];

interface SessionRule {
  /** The route it leads to; for -12 the parameter s is appended. */
  to: '/login' | '/checkPhone';
  /** i18n key of the message, with the specification's English text; none = no toast. */
  messageKey?: 'errors.session.invalid' | 'errors.session.noAccess';
  severity?: 'error' | 'warning';
}

/** The session codes of the specification's section 4, as data. */
export const sessionRules: Record<SessionCode, SessionRule> = {
  [SESSION_CODES.invalid]: { to: '/login', messageKey: 'errors.session.invalid', severity: 'error' },
  [SESSION_CODES.noAccess]: { to: '/login', messageKey: 'errors.session.noAccess', severity: 'warning' },
  [SESSION_CODES.checkPhone]: { to: '/checkPhone' },
};

export function isSessionCode(code: unknown): code is SessionCode {
  return typeof code === 'number' && code in sessionRules;
}

/**
 * The route of a session code. For -12 the parameter s is "taken from the current URL": from the hash query, then from
 * location.search; without either the route has no parameter.
 */
export function sessionRoute(code: SessionCode, location: { hash: string; search: string }): string {
  const { to } = sessionRules[code];
  if (code !== SESSION_CODES.checkPhone) return to;
  const s = parameterS(location.hash.split(/\?(.*)/s)[1] ?? '') ?? parameterS(location.search);
  return s === undefined ? to : `${to}?s=${encodeURIComponent(s)}`;
}

function parameterS(search: string): string | undefined {
  return new URLSearchParams(search).get('s') || undefined;
}
