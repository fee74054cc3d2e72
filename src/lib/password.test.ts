import { hashPassword } from './password';

it("specification, section 5: 'Passwords are hashed with MD5 before login, register and reset' (RFC 1321 vectors)", () => {
  expect(hashPassword('abc')).toBe('900150983cd24fb0d6963f7d28e17f72');
  expect(hashPassword('message digest')).toBe('f96b697d7cb7938d525a2f31aaf161d0');
  expect(hashPassword('密码密码密码密码')).toMatch(/^[0-9a-f]{32}$/);
});
