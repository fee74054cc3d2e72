import {
  isSameSphere,
  plainSphere,
  sphereFault,
  type SphereField,
  type SphereValues,
} from './sphereSettings';

const values: SphereValues = {
  customerPhone: '400-820-8820',
  customerEmail: 'service@example.com',
  serviceHours: '09:00-18:00',
  icpNumber: '京ICP备12345678号-1',
};
const faultOf = (field: SphereField, value: string) => sphereFault(field, { ...values, [field]: value });

it.each([
  ['customerPhone', '400-820-8820'],
  ['customerPhone', '010-88886666'],
  ['customerPhone', '13800000000'],
  ['customerPhone', '95588'],
  ['customerEmail', ''],
  ['serviceHours', ' 09:00 – 18:00 '],
  ['serviceHours', ''],
  ['icpNumber', '沪ICP证123456号'],
  ['icpNumber', ''],
] as const)('%s may be %j', (field, value) => {
  expect(faultOf(field, value)).toBeUndefined();
});

it.each([
  ['customerPhone', ' ', 'missing'],
  ['customerPhone', '88886666', 'phone'],
  ['customerPhone', 'call us', 'phone'],
  ['customerEmail', 'service@example', 'email'],
  ['customerEmail', `${'a'.repeat(100)}@example.com`, 'long'],
  ['serviceHours', '18:00-09:00', 'hours'],
  ['serviceHours', '09:00-25:00', 'hours'],
  ['serviceHours', 'all day', 'hours'],
  ['icpNumber', 'ICP备12345678号', 'icp'],
  ['icpNumber', '京ICP备12号', 'icp'],
] as const)('%s may not be %j', (field, value, fault) => {
  expect(faultOf(field, value)).toBe(fault);
});

it('keeps what is meant, and compares it', () => {
  expect(plainSphere({ ...values, serviceHours: '09:00 至 18:00', customerPhone: ' 95588 ' })).toEqual({
    ...values,
    customerPhone: '95588',
  });
  expect(isSameSphere(values, { ...values })).toBe(true);
  expect(isSameSphere(values, { ...values, icpNumber: '' })).toBe(false);
});

it('a phone is kept as a phone dials it, however it was typed', () => {
  const typed = { ...values, customerPhone: '４００－１２３ – ４５６７' };
  expect(plainSphere(typed).customerPhone).toBe('400-123-4567');
  expect(sphereFault('customerPhone', typed)).toBeUndefined();
});
