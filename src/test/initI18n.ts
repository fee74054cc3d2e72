import i18next from 'i18next';
import { errors } from '../i18n/en/errors';
import { validation } from '../i18n/en/validation';
import { errors as chineseErrors } from '../i18n/zh-CN/errors';
import { validation as chineseValidation } from '../i18n/zh-CN/validation';

/** Enough i18n for tests of session and api, which draw nothing. */
export async function initI18n(): Promise<void> {
  await i18next.init({
    lng: 'en',
    resources: {
      en: { translation: { errors, validation } },
      'zh-CN': { translation: { errors: chineseErrors, validation: chineseValidation } },
    },
  });
}
