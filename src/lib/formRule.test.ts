import { z } from 'zod';
import { validateOptionalPhone, validatePhone } from '../../contract/rules/phone';
import { formRule } from './formRule';

it('a zod schema answers the i18n key of the shared rule', () => {
  const schema = z.object({
    mobile: z.string().superRefine(formRule(validatePhone)),
    contact: z.string().superRefine(formRule(validateOptionalPhone)),
  });
  const messages = (value: unknown) => schema.safeParse(value).error?.issues.map((issue) => issue.message);
  expect(messages({ mobile: '', contact: '' })).toEqual(['validation.phone.required']);
  expect(messages({ mobile: '123', contact: '123' })).toEqual([
    'validation.phone.invalid',
    'validation.phone.invalid',
  ]);
  expect(messages({ mobile: '13800000011', contact: '' })).toBeUndefined();
});
