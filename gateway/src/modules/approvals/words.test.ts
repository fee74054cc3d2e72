import { batchWaits, ordererWords } from './words';

const person = ordererWords('01900000-0000-7000-8000-000000001002', '周敏');

test('one order waits, several wait', () => {
  expect(batchWaits({ rows: 1, sum: '¥68.00', by: person }).en).toBe(
    '周敏 ordered a batch, of which 1 order of ¥68.00 waits for your approval: sign in to decide',
  );
  expect(batchWaits({ rows: 2, sum: '¥136.00', by: person }).en).toMatch(
    /2 orders, ¥136.00 in all, wait for/,
  );
});

test('a program and several people have words of their own', () => {
  expect(ordererWords('01900000-0000-7000-8000-000000001002', null).zh).toBe('程序');
  expect(ordererWords(null, null).zh).toBe('多人');
});
