import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { MaskedValue } from '../../../domain/personal/MaskedValue';
import { formatDateTime, formatDeadline } from '../../../lib/dates';
import { missedMessage } from '../missedMessage';

/** The state of consent and invitation. */
export function ConsentFacts({ check }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const { consent, consentWay, invitation } = check;
  // A link that opens nothing any more has no day until which it is open.
  const isOver = invitation?.status === 'revoked' || invitation?.status === 'expired';
  const isEnded = check.status === 'cancelled' && invitation?.status === 'revoked';
  // What was sent and did not arrive is told as the message itself is.
  const missed = invitation?.status === 'sent' ? missedMessage(check) : undefined;
  return (
    <KeyValueList
      items={[
        { label: t('recordDetail.fact.way'), value: t(`recordDetail.way.${consentWay}`) },
        {
          label: t('recordDetail.fact.consent'),
          value: t(`recordDetail.consent.${consent.state}`, { given: consent.given, total: consent.total }),
        },
        ...(consent.signedAs ? [{ label: t('recordDetail.fact.signedAs'), value: consent.signedAs }] : []),
        ...(consent.signatureWay
          ? [
              {
                label: t('recordDetail.fact.signature'),
                value: <Signature check={check} way={consent.signatureWay} />,
              },
            ]
          : []),
        ...(consent.at
          ? [{ label: t('recordDetail.fact.consentAt'), value: formatDateTime(consent.at) }]
          : []),
        ...(consent.textVersion && consentWay !== 'paper'
          ? [{ label: t('recordDetail.fact.textVersion'), value: consent.textVersion }]
          : []),
        ...(consent.textHash
          ? [
              {
                label: t(`recordDetail.fact.${consentWay === 'paper' ? 'formHash' : 'textHash'}`),
                value: <Hash hash={consent.textHash} />,
              },
            ]
          : []),
        ...(invitation
          ? [
              {
                label: t('recordDetail.fact.invitation'),
                value: missed
                  ? t(`recordDetail.sms.${missed.status}`)
                  : t(`recordDetail.invitation.${isEnded ? 'ended' : invitation.status}`),
              },
              ...(isOver
                ? []
                : [{ label: t('recordDetail.fact.expires'), value: formatDeadline(invitation.expiresAt) }]),
              { label: t('recordDetail.fact.reminders'), value: String(invitation.reminders) },
            ]
          : []),
      ]}
    />
  );
}

/** Long as it is, it can be compared: it breaks where there is no room. */
function Hash({ hash }: { hash: string }) {
  return (
    <Box component="span" sx={{ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {hash}
    </Box>
  );
}

interface SignatureProps {
  check: CheckDetail;
  way: NonNullable<CheckDetail['consent']['signatureWay']>;
}

/** How the signature was made, and the picture itself, on white as the candidate saw it. */
function Signature({ check: { checkId, allowed }, way }: SignatureProps) {
  const { t } = useTranslation();
  return (
    <MaskedValue
      checkId={checkId}
      field="signature"
      value={t(`recordDetail.signed.${way}`)}
      label={t('recordDetail.fact.signature')}
      title={t('personal.reveal.signatureTitle')}
      mayReveal={allowed.includes('reveal')}
      draw={(png) => (
        <Box
          component="img"
          src={`data:image/png;base64,${png}`}
          alt={t('recordDetail.signaturePicture')}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 96, bgcolor: 'common.white', borderRadius: 1 }}
        />
      )}
    />
  );
}
