import { CODE } from './codeNames';
import { codes } from './codes';

it('every code has one name, and every name a code', () => {
  const named = Object.values(CODE).map(String);
  expect([...named].sort()).toEqual(Object.keys(codes).sort());
});
