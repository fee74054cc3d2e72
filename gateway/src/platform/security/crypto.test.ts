import { createCipheriv, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as argon2 from '@node-rs/argon2';
import { BlindIndex } from './blindIndex';
import { FieldCrypto } from './fieldCrypto';
import { PasswordHasher } from './passwords';
import { newShareCode, newSmsCode, newToken, safeEqual, sha256Hex } from './tokens';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

const field = { table: 'candidate', column: 'id_number', rowId: 'row-1' };
const keyOne = { id: 1, key: randomBytes(32) };
/** Version 2, key 1, nonce, ciphertext, tag. */
function asAnOlderRelease(bytes: Buffer, key: Buffer, { table, column, rowId }: typeof field): Buffer {
  const [header, nonce] = [Buffer.from([2, 0, 1]), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const lengths = Buffer.alloc(12);
  [table, column, rowId].forEach((part, at) => lengths.writeUInt32BE(part.length, at * 4));
  cipher.setAAD(Buffer.concat([header, lengths, Buffer.from(table + column + rowId)]));
  return Buffer.concat([header, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}
const keyTwo = { id: 2, key: randomBytes(32) };

describe('field encryption', () => {
  const crypto = new FieldCrypto([keyOne]);

  test('opens what it closed, and never gives the same bytes twice', () => {
    const a = crypto.encrypt('11010519491231002X', field);
    const b = crypto.encrypt('11010519491231002X', field);
    expect(crypto.decrypt(a, field)).toBe('11010519491231002X');
    expect(a.equals(b)).toBe(false);
    expect(a.includes(Buffer.from('1101051949'))).toBe(false);
  });

  test.each([
    ['another row', { ...field, rowId: 'row-2' }],
    ['another column', { ...field, column: 'phone' }],
    ['another table', { ...field, table: 'user' }],
    ['the same letters divided otherwise', { table: 'candidateid', column: '_number', rowId: 'row-1' }],
  ])('does not open in %s', (_what, other) => {
    expect(() => crypto.decrypt(crypto.encrypt('x', field), other)).toThrow();
  });

  test('any changed byte is noticed', () => {
    const stored = crypto.encrypt('some text', field);
    for (let index = 0; index < stored.length; index += 1) {
      const changed = Buffer.from(stored);
      changed[index]! ^= 1;
      expect(() => crypto.decrypt(changed, field)).toThrow();
    }
  });

  test('what an older release encrypted as a stream opens, as a whole and as it flows, and nothing of what was changed', async () => {
    const stored = asAnOlderRelease(Buffer.from('a licence'), keyOne.key, field);
    expect(crypto.decryptBytes(stored, field).toString()).toBe('a licence');
    const flowing = (bytes: Buffer) => buffer(Readable.from([bytes]).pipe(crypto.decryptStream(field)));
    expect((await flowing(stored)).toString()).toBe('a licence');
    const changed = Buffer.from(stored);
    changed[20]! ^= 1;
    expect(() => crypto.decryptBytes(changed, field)).toThrow();
    await expect(
      pipeline(
        Readable.from([changed]),
        crypto.decryptStream(field),
        async (out) => void (await buffer(out)),
      ),
    ).rejects.toThrow();
  });

  test('after a new key came, old values still open and new ones use it', () => {
    const old = crypto.encrypt('old', field);
    const rotated = new FieldCrypto([keyTwo, keyOne]);
    expect(rotated.decrypt(old, field)).toBe('old');
    expect(() => crypto.decrypt(rotated.encrypt('new', field), field)).toThrow(/key 2 is not configured/);
  });
});

test('the blind index finds equal values of one kind and depends on its key', () => {
  const index = new BlindIndex(randomBytes(32));
  expect(index.of('mobile', '13800000001')).toBe(index.of('mobile', '13800000001'));
  expect(index.of('mobile', '13800000001')).not.toBe(index.of('idNumber', '13800000001'));
  expect(index.of('mobile', '13800000001')).not.toBe(
    new BlindIndex(randomBytes(32)).of('mobile', '13800000001'),
  );
});

describe('passwords', () => {
  const hasher = new PasswordHasher(randomBytes(32));
  const md5 = 'e10adc3949ba59abbe56e057f20f883e';

  test('argon2id with the cost of the security rules', async () => {
    const stored = await hasher.hash(md5);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await expect(hasher.verify(stored, md5)).resolves.toBe(true);
    await expect(hasher.verify(stored, md5.replace('e', 'f'))).resolves.toBe(false);
  });

  test('without the pepper the stored hash does not help', async () => {
    const stored = await hasher.hash(md5);
    await expect(new PasswordHasher(randomBytes(32)).verify(stored, md5)).resolves.toBe(false);
  });

  test('an unknown user is refused after the same work', async () => {
    const stored = await hasher.hash(md5);
    const verified = jest.mocked(argon2.verify);
    await hasher.verify(null, md5);
    verified.mockClear();
    await expect(hasher.verify(stored, md5)).resolves.toBe(true);
    await expect(hasher.verify(null, md5)).resolves.toBe(false);
    await expect(hasher.verify(null, '0'.repeat(32))).resolves.toBe(false);
    // The hash states its own cost, so costs are compared instead of times: a clock would measure the machine.
    const costs = verified.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
    expect(costs).toEqual(Array(3).fill('$argon2id$v=19$m=19456,t=2,p=1'));
    const passwords = verified.mock.calls.map(([, password]) => String(password).length);
    expect(new Set(passwords).size).toBe(1);
  });
});

test('tokens are long, random and url-safe', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  expect(newShareCode()).toMatch(/^[\w-]{32}$/);
  expect(new Set(Array.from({ length: 1000 }, newToken)).size).toBe(1000);
  expect(newSmsCode()).toMatch(/^\d{6}$/);
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(safeEqual('a', 'a')).toBe(true);
  expect(safeEqual('a', 'ab')).toBe(false);
});
