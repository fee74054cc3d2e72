import { PASSWORD_MAX, PASSWORD_MIN } from '@probity/contract/rules/password';

/** Complete passwords from the top of every published list of leaked ones. */
const whole = `
123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 11111111 111111111 1111111111 00000000
000000000 0000000000 88888888 888888888 66666666 99999999 22222222 33333333 55555555 77777777 12341234 11112222 11223344
12121212 123123123 112233445566 147258369 159357456 789456123 741852963 123654789 147852369 963852741 12344321 123321123
123454321 31415926 314159265 5201314520 52013145201314 1314520520 woaini1314 woaini520 woaini521 woaini123 woainima 520131400
qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12 qwer1234 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123 q1w2e3r4 q1w2e3r4t5 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y zaq12wsx zaq1zaq1 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm123 zxcvbnm1 zxcvbnm, 1234qwer abcd1234 abc12345
abc123456 abcdefg1 abcdefgh abcdefg123 a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 aaa123456 q123456789 1a2b3c4d
123456aa 123456abc 123qweasd 123qwe123 123abc123 asd123456 qwe123456 zxc123456 wang1234 zhang123 password passw0rd p@ssw0rd p@ssword
password1 password! iloveyou iloveyou1 iloveyou2 princess sunshine football baseball basketball superman superman1 batman123
charlie1 michael1 jennifer jordan23 michelle computer internet starwars whatever trustno1 letmein1 letmein123 welcome1 welcome123
dragon123 monkey123 shadow123 master123 killer123 hello123 hellohello freedom1 access14 mustang1 corvette liverpool chelsea1
arsenal1 pokemon1 naruto123 samsung1 google123 facebook1 linkedin alibaba1 taobao123 wechat123 weixin123 tencent1 baidu123 huawei123
changeme changeme1 default1 temp1234 test1234 testtest guest123 user1234 login123 secret123 security1 company1 business1 probity1
probity123 admin123 admin1234 admin888 admin666 admin@123 administrator root1234 rootroot toor1234 superuser manager1 operator1
dearbook 5845201314 hahahaha hehehehe lovelove babybaby aaaaaaaa aaaaaaaaa abababab asdfqwer zzzzzzzz xxxxxxxx qqqqqqqq wwwwwwww
qq123456 qq123456789 w123456789 z123456789 s12345678 l12345678 y12345678 x12345678 c12345678 zz123456 xx123456 as123456 love1314
`
  .trim()
  .split(/\s+/);

const words =
  `password passw0rd p@ssw0rd admin administrator root qwerty asdfgh zxcvbn iloveyou woaini welcome letmein monkey dragon
sunshine princess football superman master hello secret test user login china beijing shanghai shenzhen guangzhou hangzhou chengdu
company office hr recruit renshi zhaopin probity wang zhang li liu chen yang huang zhao abc abcd abcdef aaa qwe asd zxc qaz`
    .trim()
    .split(/\s+/);

const tails = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '12345678',
  '123456789',
  '!',
  '1!',
  '123!',
  '@123',
  '#123',
  '666',
  '888',
  '520',
  '1314',
];
const years = Array.from({ length: 12 }, (_, index) => String(2016 + index));

const [BLANK, TILDE] = [0x20, 0x7e];

/** One key pressed again and again, blanks as well. */
const oneKey = Array.from({ length: TILDE - BLANK + 1 }, (_, index) =>
  String.fromCharCode(BLANK + index),
).flatMap((key) =>
  Array.from({ length: PASSWORD_MAX - PASSWORD_MIN + 1 }, (_, more) => key.repeat(PASSWORD_MIN + more)),
);

/** Common passwords in their usual spellings, and those of one key: about 8 000. Compared as MD5s, the form the wire carries. */
export const commonPasswords: readonly string[] = [
  ...whole,
  ...oneKey,
  ...words.flatMap((word) => {
    const capital = word[0]!.toUpperCase() + word.slice(1);
    return [word, capital].flatMap((form) =>
      [...tails, ...years, ...years.map((year) => `@${year}`)].map((tail) => form + tail),
    );
  }),
];
