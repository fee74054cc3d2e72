import { isVerifyCode, readVerifyCode } from './verifyCode';

it.each(['123456', ' 123456 ', '123 456', '１２３４５６', '\u200b123456', '123\u00a0456'])(
  '%j is 123456',
  (typed) => {
    expect(isVerifyCode(typed)).toBe(true);
    expect(readVerifyCode(typed)).toBe('123456');
  },
);

it.each(['', '12345', '1234567', 'code 123456', '12345a', '-12345', '1.2345', '١٢٣٤٥٦'])(
  '%j is none',
  (typed) => expect(isVerifyCode(typed)).toBe(false),
);
