import { readFileSync } from 'node:fs';
import * as constants from './constants';

/** Specification, section 9, line by line. */
it("'Phone pattern: 11 digits starting with 1. ID number length 16 or 18.'", () => {
  expect(constants.PHONE_PATTERN.test('13800000011')).toBe(true);
  expect(constants.PHONE_PATTERN.test('2380000001')).toBe(false);
  expect(constants.ID_NUMBER_LENGTHS).toEqual([16, 18]);
});

it("'Success codes 0 and 501; session codes -5, -6, -12.'", () => {
  expect(constants.SUCCESS_CODES).toEqual([0, 501]);
  expect(Object.values(constants.SESSION_CODES)).toEqual([-5, -6, -12]);
});

it("'Error toast 5 seconds. Screen load timeout 120000 ms. Public path '/'. History type hash.'", () => {
  expect(constants.TOAST_DURATION).toBe(5000);
  expect(constants.CHUNK_LOAD_TIMEOUT).toBe(120000);
  expect(constants.PUBLIC_PATH).toBe('/');
  expect(constants.HISTORY_TYPE).toBe('hash');
});

it('the build is made with those numbers', () => {
  const config = readFileSync('webpack.config.js', 'utf8');
  expect(/chunkLoadTimeout: (\d+),/.exec(config)?.[1]).toBe(String(constants.CHUNK_LOAD_TIMEOUT));
  expect(/publicPath: '([^']*)',/.exec(config)?.[1]).toBe(constants.PUBLIC_PATH);
});

it("'Fallback customer phone is the placeholder {phone}.'", () => {
  expect(constants.FALLBACK_CUSTOMER_PHONE).toBe('{phone}');
});

it("'Request timeout: none by default.'", () => {
  expect(constants.REQUEST_TIMEOUT).toBeUndefined();
});

it('the fixed values of the calls: appcode, client type, visitor login type, gateway base', () => {
  expect(constants.APP_CODE).toBe('bd-web');
  expect(constants.CLIENT_TYPE).toBe('ENT_WEB');
  expect(constants.DEFAULT_VISITOR_LOGIN_TYPE).toBe('sms');
  expect(constants.BASE_CALLS_PATH).toBe('/gateway/bd/base/');
});

it('the stored token lies under the key that the magic token constant names', () => {
  expect(constants.STORAGE_KEYS.magicToken).toBe(constants.MAGIC_TOKEN);
  expect(new Set(Object.values(constants.STORAGE_KEYS)).size).toBe(3);
});
