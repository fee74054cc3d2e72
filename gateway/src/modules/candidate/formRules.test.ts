import { contactPhoneTexts } from '@probity/contract/rules/contactPhone';
import { asInstalled } from '@probity/contract/rules/fields/asked';
import { formFaults } from './formRules';

const items = ['employment', 'reference', 'qualification'].map(asInstalled);
const known = { statedId: null, asked: {}, items, today: '2026-11-20' };
const job = { company: '兰亭软件', title: 'Clerk', from: '2020-01' };
const referee = { name: '周岚', relation: 'manager' };

const faultsOf = (phone: string) =>
  formFaults(
    {
      employment: { entries: [{ ...job, witnessPhone: phone }] },
      references: { entries: [{ ...referee, mobile: phone }] },
    },
    ['employment', 'references'],
    known,
    'zh',
  );

test.each(['13800000011', '010-88886666', '0755-12345678-801', '(0591) 8765432', '400-820-8820'])(
  'the phone of an employer or a referee may be %s',
  (phone) => expect(faultsOf(phone)).toEqual([]),
);

test.each(['12345', '88886666', '1380000001'])('%s is refused at its field, in words of its own', (phone) =>
  expect(faultsOf(phone)).toEqual([
    { path: 'employment.0.witnessPhone', msg: contactPhoneTexts.invalid.zh },
    { path: 'references.0.mobile', msg: contactPhoneTexts.invalid.zh },
  ]),
);

test('an employer may be named without a phone, a referee not', () => {
  expect(faultsOf('').map(({ path }) => path)).toEqual(['references.0.mobile']);
});

test('a month is asked of every field that is one, as the form itself asks it', () => {
  const certificates = { entries: [{ name: '会计', issuer: '财政部', validTo: 'next spring' }] };
  expect(formFaults({ certificates }, ['certificates'], known, 'en')).toEqual([
    { path: 'certificates.0.validTo', msg: 'Please give a month between 1900 and 2099, as in 2021-07' },
  ]);
});
