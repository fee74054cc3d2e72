import { databaseUnavailable, storageUnavailable, Unavailable, unavailableOf } from './unavailable';

const withCode = (code: string, message = 'of the machine') => Object.assign(new Error(message), { code });

test.each([
  ['57P01', 'lost'],
  ['57P03', 'lost'],
  ['08006', 'lost'],
  ['53100', 'full'],
  ['53200', 'busy'],
  ['53300', 'busy'],
  ['58030', 'full'],
  ['40P01', 'busy'],
  ['57014', 'busy'],
  ['ECONNREFUSED', 'lost'],
  ['ECONNRESET', 'lost'],
])('%s of the database is %s, in words', (code, kind) => {
  const unavailable = databaseUnavailable(withCode(code));
  expect(unavailable).toMatchObject({ kind, message: expect.stringMatching(/^[a-z]/) });
  expect(unavailable!.message).not.toContain(code);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout expired',
])('the driver’s "%s" is lost', (message) => {
  expect(databaseUnavailable(new Error(message))).toMatchObject({ kind: 'lost' });
});

test.each(['23505', '42501', '22P02', '42P01', '23514'])(
  '%s is a fault of a statement and stays one',
  (code) => {
    expect(databaseUnavailable(withCode(code))).toBeNull();
    expect(unavailableOf(withCode(code))).toBeNull();
  },
);

test('a call is told by what lies under its error; a vendor that cannot be reached is not the database', () => {
  const lost = new Unavailable('lost', 'gone');
  expect(unavailableOf(new Error('around it', { cause: lost }))).toBe(lost);
  expect(unavailableOf(withCode('ENOSPC'))).toMatchObject({ kind: 'full', message: 'the disk is full' });
  expect(unavailableOf(withCode('ECONNREFUSED'))).toBeNull();
});

test('a storage that cannot be reached or is down is one that passes; what it refuses is a fault', () => {
  const answered = (status: number) =>
    Object.assign(new Error('S3'), { $metadata: { httpStatusCode: status } });
  const late = Object.assign(new Error('late'), { name: 'TimeoutError' });
  for (const error of [withCode('ECONNREFUSED'), withCode('ENOTFOUND'), late, answered(503), answered(429)])
    expect(storageUnavailable(error)).toMatchObject({ kind: 'storage', cause: error });
  for (const error of [answered(403), answered(404), withCode('NoSuchKey'), new Error('x'), null])
    expect(storageUnavailable(error)).toBeNull();
});
