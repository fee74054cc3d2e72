import { randomBytes } from 'node:crypto';

let lastTime = 0;
let counter = 0;

/**
 * A UUIDv7 (RFC 9562): 48 bits of milliseconds, then a counter that rises within one millisecond, then random bits. Ids are
 * made in the application so that every supported PostgreSQL serves; within one process they sort in the order they were
 * made.
 */
export function uuidv7(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  if (now > lastTime) {
    lastTime = now;
    counter = bytes.readUInt16BE(6) & 0x07ff;
  } else {
    counter += 1;
    if (counter > 0x0fff) {
      lastTime += 1;
      counter = 0;
    }
  }
  bytes.writeUIntBE(lastTime, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
