import { forgetPendingPhone, pendingPhone, rememberPendingPhone, waitName } from './pendingCode';

const PHONE = '13800000001';

it('a phone is kept as long as its code lives, for its scene', () => {
  rememberPendingPhone('register', PHONE, 300);
  expect(pendingPhone('register')).toBe(PHONE);
  expect(pendingPhone('login')).toBe('');
  rememberPendingPhone('register', PHONE, -1);
  expect(pendingPhone('register')).toBe('');
});

it('a phone is gone once its code has served', () => {
  rememberPendingPhone('changeMobileOld', PHONE, 300);
  rememberPendingPhone('changeMobileNew', PHONE, 300);
  forgetPendingPhone('changeMobileOld');
  expect(pendingPhone('changeMobileOld')).toBe('');
  expect(JSON.stringify({ ...window.sessionStorage })).toContain(PHONE);
  forgetPendingPhone('changeMobileNew');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(PHONE);
});

it('what lies there and is no phone is nothing', () => {
  window.sessionStorage.setItem('probity-code-login', '{"type":"countdown","content":7,"timestamp":1}');
  expect(pendingPhone('login')).toBe('');
});

it('waits: one for each phone and scene, also of phones with the same end, and none tells the phone', () => {
  const phones = Array.from({ length: 20_000 }, (_one, n) => `1${String(n).padStart(6, '0')}0001`);
  const names = new Set(phones.map((phone) => waitName('login', phone)));
  expect(names.size).toBe(phones.length);
  expect(waitName('login', PHONE)).toBe(waitName('login', PHONE));
  expect(waitName('login', PHONE)).not.toBe(waitName('reset', PHONE));
  expect(waitName('login', PHONE)).not.toMatch(/0001|3800/);
});
