import { errors } from '../i18n/en/errors';
import { isSessionCode, sessionRoute, sessionRules } from './sessionCodes';

const at = (hash: string, search = '') => ({ hash, search });

describe('specification, section 4: session codes', () => {
  it("-5: 'go to /login, error invalid session or expired, please log in again'", () => {
    expect(sessionRules[-5]).toEqual({
      to: '/login',
      messageKey: 'errors.session.invalid',
      severity: 'error',
    });
    expect(errors.session.invalid).toBe('invalid session or expired, please log in again');
    expect(sessionRoute(-5, at('#/homePage?s=x'))).toBe('/login');
  });

  it("-6: 'go to /login, message current user has no access permission'", () => {
    expect(sessionRules[-6]).toEqual({
      to: '/login',
      messageKey: 'errors.session.noAccess',
      severity: 'warning',
    });
    expect(errors.session.noAccess).toBe('current user has no access permission');
    expect(sessionRoute(-6, at('#/homePage'))).toBe('/login');
  });

  it("-12: 'go to /checkPhone with parameter s taken from the current URL', no message", () => {
    expect(sessionRules[-12]).toEqual({ to: '/checkPhone' });
    expect(sessionRoute(-12, at('#/sr?id=1&s=a%2Bb'))).toBe('/checkPhone?s=a%2Bb');
    expect(sessionRoute(-12, at('#/sr', '?s=outer'))).toBe('/checkPhone?s=outer');
    expect(sessionRoute(-12, at('#/sr?s=inner', '?s=outer'))).toBe('/checkPhone?s=inner');
    expect(sessionRoute(-12, at('#/sr'))).toBe('/checkPhone');
  });

  it('no other code is one', () => {
    expect([0, 501, -1, -13, 401, '-5', undefined].some(isSessionCode)).toBe(false);
  });
});
