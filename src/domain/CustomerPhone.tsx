import { useTranslation } from 'react-i18next';
import { useQuerySphereConfigQuery } from '../api/resources/dataApi';
import { FALLBACK_CUSTOMER_PHONE } from '../lib/constants';

/**
 * "Customer service …" from querySphereConfig, with its hours; the literal `{phone}` if that has no number. Nothing while it
 * loads.
 */
export function CustomerPhone() {
  const { t } = useTranslation();
  const { data, isLoading } = useQuerySphereConfigQuery({});
  if (isLoading) return null;
  const phone = data?.customerPhone || FALLBACK_CUSTOMER_PHONE;
  const hours = data?.serviceHours?.replace('-', '–');
  return (
    <span>{hours ? t('app.customerPhoneHours', { phone, hours }) : t('app.customerPhone', { phone })}</span>
  );
}
