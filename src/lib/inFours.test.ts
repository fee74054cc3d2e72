import { inFours } from './inFours';

test.each([
  ['6222021001116245', '6222 0210 0111 6245'],
  ['6222 02100111 62451', '6222 0210 0111 6245 1'],
  ['1234', '1234'],
  ['31-0012', '31-0012'],
  ['', ''],
])('%j is read as %j', (kept, read) => expect(inFours(kept)).toBe(read));
