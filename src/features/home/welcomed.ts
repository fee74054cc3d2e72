import { readContent, writeItem } from '../../lib/storage';

const keyOf = (userId: string) => `probity.welcomed.${userId}`;

/** True once this person has answered or put off the question for name and password in this browser. */
export function isWelcomed(userId: string): boolean {
  return readContent<boolean>(keyOf(userId)) === true;
}

export function noteWelcomed(userId: string): void {
  writeItem(keyOf(userId), true);
}
