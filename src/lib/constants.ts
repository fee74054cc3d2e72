/** Every constant of the specification's section 9 (and the fixed values of its sections 3, 4, 7 and 8) in one place. */
import { CODE } from '@probity/contract/codeNames';
import { ID_NUMBER_LENGTHS } from '@probity/contract/rules/idNumber';
import { PHONE_PATTERN } from '@probity/contract/rules/phone';

/** "Phone pattern: 11 digits starting with 1. ID number length 16 or 18." The rules live in contract/rules: the gateway shares them. */
export { ID_NUMBER_LENGTHS, PHONE_PATTERN };

/** "Success codes 0 and 501". */
export const SUCCESS_CODES: readonly number[] = [0, 501];

/** "session codes -5, -6, -12". */
export const SESSION_CODES = {
  invalid: CODE.SESSION_INVALID,
  noAccess: CODE.SESSION_BARRED,
  checkPhone: CODE.SESSION_NEEDS_PHONE,
} as const;

/** "Error toast 5 seconds." In ms; every toast lasts as long. */
export const TOAST_DURATION = 5000;

/** "Screen load timeout 120000 ms." webpack's chunkLoadTimeout carries the same number. */
export const CHUNK_LOAD_TIMEOUT = 120000;

/** "Public path '/'." */
export const PUBLIC_PATH = '/';

/** "History type hash." */
export const HISTORY_TYPE = 'hash' as const;

/** "Fallback customer phone is the placeholder {phone}." The literal text, not a template. */
export const FALLBACK_CUSTOMER_PHONE = '{phone}';

/** "Request timeout: none by default." In ms; undefined = the call waits as long as the network does. */
export const REQUEST_TIMEOUT: number | undefined = undefined;

/** "header appcode set to a fixed web client code" (section 7). */
export const APP_CODE = 'bd-web';

/** "The login call carries a client-type marker for an enterprise web client" (section 1). */
export const CLIENT_TYPE = 'ENT_WEB';

/** "loginType (sms is the default for visitor login)" (section 3). */
export const DEFAULT_VISITOR_LOGIN_TYPE = 'sms' as const;

/** The gateway base of the twenty calls (section 7). Everything else under /gateway/bd/ is a business call. */
export const BASE_CALLS_PATH = '/gateway/bd/base/';

/**
 * Base calls that depend on the account shown: a tab showing another account than the session's is refused, as with business
 * calls.
 */
export const ACCOUNT_BASE_CALLS: readonly string[] = [
  'user/list',
  'user/edit',
  'user/authenticate',
  'user/changeMobile',
  'user/changeLogin',
  'file/upload',
].map((path) => BASE_CALLS_PATH + path);

/** "a key named for the magic token" (section 3): the one key that carries the session token. */
export const MAGIC_TOKEN = 'probity-magic-token';

/** The keys of a stored session; "clearing resets magic token, user info and session token" (section 4). */
export const STORAGE_KEYS = {
  magicToken: MAGIC_TOKEN,
  userInfo: 'probity-user-info',
  sessionToken: 'probity-session-token',
} as const;

/** The type tag of a visitor's stored items: they live in session storage, in this tab only. */
export const VISITOR_TYPE = 'visitor';
