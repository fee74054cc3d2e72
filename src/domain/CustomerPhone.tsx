import { useTranslation } from 'react-i18next';
import { useQuerySphereConfigQuery } from '../api/resources/dataApi';
import { FALLBACK_CUSTOMER_PHONE } from '../lib/constants';

/** The key of the public setting that carries the number. */
export const CUSTOMER_PHONE_KEY = 'customerPhone';

/** "Customer service …" from querySphereConfig; the literal `{phone}` if that has none. Nothing while it loads. */
export function CustomerPhone() {
  const { t } = useTranslation();
  const { data, isLoading } = useQuerySphereConfigQuery({ prefix: CUSTOMER_PHONE_KEY });
  if (isLoading) return null;
  const phone = data?.[CUSTOMER_PHONE_KEY] || FALLBACK_CUSTOMER_PHONE;
  return <span>{t('app.customerPhone', { phone })}</span>;
}
