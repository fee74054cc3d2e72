import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/checksApi';
import { KeyValueList } from '../../../components/KeyValueList';
import { formatDateTime } from '../../../lib/dates';

/** Where consent and invitation stand. */
export function ConsentFacts({ check: { consent, consentWay, invitation } }: { check: CheckDetail }) {
  const { t } = useTranslation();
  return (
    <KeyValueList
      items={[
        { label: t('records.fact.way'), value: t(`records.way.${consentWay}`) },
        {
          label: t('records.fact.consent'),
          value: t(`records.consent.${consent.state}`, { given: consent.given, total: consent.total }),
        },
        ...(consent.signedAs ? [{ label: t('records.fact.signedAs'), value: consent.signedAs }] : []),
        ...(consent.at ? [{ label: t('records.fact.consentAt'), value: formatDateTime(consent.at) }] : []),
        ...(invitation
          ? [
              { label: t('records.fact.invitation'), value: t(`records.invitation.${invitation.status}`) },
              { label: t('records.fact.expires'), value: formatDateTime(invitation.expiresAt) },
              { label: t('records.fact.reminders'), value: String(invitation.reminders) },
            ]
          : []),
      ]}
    />
  );
}
