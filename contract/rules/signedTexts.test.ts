import {
  bodyFault,
  consentOf,
  contractOf,
  filled,
  isSameText,
  plainWords,
  textFaults,
  titleFault,
  type BothWords,
} from './signedTexts';

const contract = '# Parties\n\nBetween us and {enterprise}.\n\n# Term\n\nIt begins.\nIt ends.';
const words = (body: string, title = 'Title') => ({ title, body });
const both = (en: string, zh = en): BothWords => ({ en: words(en), zh: words(zh) });

test('a contract is read by its headings, numbered, with its places filled', () => {
  expect(contractOf(words(contract), { enterprise: 'Example' })).toEqual({
    title: 'Title',
    sections: [
      { heading: '1. Parties', paragraphs: ['Between us and Example.'] },
      { heading: '2. Term', paragraphs: ['It begins.', 'It ends.'] },
    ],
  });
});

test('a consent is read by its paragraphs', () => {
  expect(consentOf(words('{enterprise} asks.\r\n\r\n You decide. '), { enterprise: 'Example' })).toEqual({
    title: 'Title',
    paragraphs: ['Example asks.', 'You decide.'],
  });
});

test('what is filled in is not looked through for places again', () => {
  expect(filled('{enterprise} and {days}', { enterprise: '{days}', days: '7' })).toBe('{days} and 7');
});

test('a text is kept without invisible characters, and is the same however its lines are parted', () => {
  expect(plainWords(words('a\u202E b\n\n\n\tc ', ' T '))).toEqual({ title: 'T', body: 'a b\n\nc' });
  expect(isSameText(both('a\nb'), both('a\n\n\n b'))).toBe(true);
  expect(isSameText(both('a\nb'), both('a b'))).toBe(false);
});

test.each([
  ['', 'missing', ''],
  [`{enterprise} ${'x'.repeat(20_001)}`, 'long', '20000'],
  ['{enterprise} <b>bold</b>', 'markup', '<b>'],
  ['{enterprise}\n# Heading', 'heading', 'Heading'],
  ['{enterprise} and {customer}', 'placeUnknown', '{customer}'],
  ['{enterprise} and {', 'placeUnknown', '{'],
  ['nobody', 'placeMissing', '{enterprise}'],
])('of the consent %j is %s', (body, fault, about) => {
  expect(bodyFault('consent', words(body))).toEqual({ fault, about });
});

test.each([
  ['{enterprise}', 'noHeading', ''],
  ['# A\n{enterprise}\n# B', 'emptySection', 'B'],
  ['#\n{enterprise}', 'emptySection', ''],
  [`# A\n{enterprise}${'\na'.repeat(499)}`, 'lines', '500'],
  ['# A\n{enterprise} {items}', 'placeUnknown', '{items}'],
  ['# {enterprise}\n{enterprise}', 'placeUnknown', '{enterprise}'],
])('of the contract %j is %s', (body, fault, about) => {
  expect(bodyFault('serviceContract', words(body))).toEqual({ fault, about });
});

test('smaller and greater are no markup; a title has no places', () => {
  expect(bodyFault('consent', words('{enterprise}: 3 < 4 and 5 > 4'))).toBeUndefined();
  expect(titleFault(words('x', 'To {enterprise}'))).toEqual({ fault: 'placeUnknown', about: '{' });
  expect(titleFault(words('x', 'x'.repeat(101)))).toEqual({ fault: 'long', about: '100' });
});

test('both languages have the same number of headings, and the same places', () => {
  expect(textFaults('serviceContract', both(contract))).toEqual({});
  expect(textFaults('serviceContract', both(contract, '# A\n{enterprise}'))).toEqual({
    'zh.body': { fault: 'sections', about: '2 : 1' },
  });
  expect(textFaults('consent', both('{enterprise} {days}', '{enterprise}'))).toEqual({
    'zh.body': { fault: 'placeMissing', about: '{days}' },
  });
  expect(textFaults('consent', both('{enterprise}', '{enterprise} {items}'))).toEqual({
    'en.body': { fault: 'placeMissing', about: '{items}' },
  });
});
