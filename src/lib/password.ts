import { md5 } from 'js-md5';

/**
 * The password as it goes on the wire: "Passwords are hashed with MD5 before login, register and reset"
 * (specification, section 5). Lower-case hex, 32 characters, of the UTF-8 bytes.
 */
export function hashPassword(password: string): string {
  return md5(password);
}
