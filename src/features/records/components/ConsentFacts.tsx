import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { MaskedValue } from '../../../domain/personal/MaskedValue';
import { formatDateTime } from '../../../lib/dates';

/** The state of consent and invitation. */
export function ConsentFacts({ check }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const { consent, consentWay, invitation } = check;
  return (
    <KeyValueList
      items={[
        { label: t('records.fact.way'), value: t(`records.way.${consentWay}`) },
        {
          label: t('records.fact.consent'),
          value: t(`records.consent.${consent.state}`, { given: consent.given, total: consent.total }),
        },
        ...(consent.signedAs ? [{ label: t('records.fact.signedAs'), value: consent.signedAs }] : []),
        ...(consent.isDrawn
          ? [{ label: t('records.fact.signature'), value: <Signature check={check} /> }]
          : []),
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

/** The drawn signature, on white as the candidate saw it. */
function Signature({ check: { checkId, allowed } }: { check: CheckDetail }) {
  const { t } = useTranslation();
  return (
    <MaskedValue
      checkId={checkId}
      field="signature"
      value={t('records.drawn')}
      label={t('records.fact.signature')}
      title={t('personal.reveal.signatureTitle')}
      mayReveal={allowed.includes('reveal')}
      draw={(png) => (
        <Box
          component="img"
          src={`data:image/png;base64,${png}`}
          alt={t('records.drawnPicture')}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 96, bgcolor: 'common.white', borderRadius: 1 }}
        />
      )}
    />
  );
}
