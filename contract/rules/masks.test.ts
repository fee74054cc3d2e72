import fc from 'fast-check';
import { maskIdNumber, maskName, maskPhone } from './masks';

it('phone 138****0011', () => {
  expect(maskPhone('13800000011')).toBe('138****0011');
  expect(maskPhone('+86 138-0000 0011')).toBe('138****0011');
  expect(maskPhone('12345')).toBe('*****');
});

it('of a fixed line the area code and three digits stay, however it was typed', () => {
  expect(maskPhone('010-88886666')).toBe('010-*****666');
  expect(maskPhone('01088886666')).toBe('010-*****666');
  expect(maskPhone('0755-12345678-801')).toBe('0755-*****678-***');
  expect(maskPhone('400-820-8820')).toBe('400-****820');
  // An incomplete number reveals nothing.
  expect(maskPhone('010-8888')).toBe('********');
});

it('ID first 3 + last 4', () => {
  expect(maskIdNumber('11010519491231002X')).toBe('110***********002X');
  expect(maskIdNumber('1101051949123100')).toBe('110*********3100');
  expect(maskIdNumber('1234567')).toBe('*******');
});

it('name keeps the first character', () => {
  expect(maskName('张三')).toBe('张*');
  expect(maskName('欧阳修文')).toBe('欧**');
  expect(maskName('𠮷田')).toBe('𠮷*');
  expect(maskName('张')).toBe('张*');
  expect(maskName(' ')).toBe('');
});

it('an ID mask never shows more than 7 of its characters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9X]{0,30}$/), (id) => {
      const masked = maskIdNumber(id);
      expect(masked).toHaveLength(id.length);
      expect(masked.replace(/\*/g, '').length).toBeLessThanOrEqual(7);
    }),
  );
});
