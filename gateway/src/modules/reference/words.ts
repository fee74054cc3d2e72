import { LONGEST_SPHERE_VALUE, type SphereFaultName } from '@probity/contract/rules/sphereSettings';
import { fieldWords, type Words } from '../../kernel/words';

/** What is wrong with a public setting, at its field. */
export const sphereFaultWords = {
  missing: fieldWords.required,
  long: fieldWords.maxLength({ limit: LONGEST_SPHERE_VALUE }),
  phone: {
    en: 'A mobile, a landline with its area code, a 400 number or a short one such as 95588',
    zh: '请填写手机号、带区号的座机号、400 电话或 95588 等短号',
  },
  email: { en: 'Please enter a complete e-mail address', zh: '请填写完整的邮箱地址' },
  hours: {
    en: 'From and to in hours and minutes, as in 09:00-18:00',
    zh: '请填写起止时间，例如 09:00-18:00',
  },
  icp: {
    en: 'As it stands on the filing: the province, ICP, and the number',
    zh: '请按备案填写，例如 京ICP备12345678号-1',
  },
} satisfies Record<SphereFaultName, Words>;
