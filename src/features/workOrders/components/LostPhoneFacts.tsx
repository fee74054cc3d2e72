import Alert from '@mui/material/Alert';
import { groupPhone } from '@probity/contract/rules/phone';
import { useTranslation } from 'react-i18next';
import {
  useRevealLostPhoneContactMutation,
  type LostPhoneReview,
} from '../../../api/resources/lostPhonesApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { RevealableValue } from '../../../domain/personal/RevealableValue';
import { formatDateTime } from '../../../lib/dates';

/** Who lost the phone, who asks for which new one, and whom to call back. */
export function LostPhoneFacts({ review }: { review: LostPhoneReview }) {
  const { t } = useTranslation();
  const { memberName, memberRole, formerMobile, mobile, reason, askedBy, askedByRole, contact } = review;
  const ofRole = (name: string, role: string) => (role ? t('lostPhone.review.ofRole', { name, role }) : name);
  return (
    <>
      {review.isTaken && <Alert severity="warning">{t('lostPhone.review.taken')}</Alert>}
      {review.unfit !== null && (
        <Alert severity="warning">{t('lostPhone.review.unfit', { why: review.unfit })}</Alert>
      )}
      {review.mayDecide && contact && <Alert severity="info">{t('lostPhone.review.lead')}</Alert>}
      <KeyValueList
        items={[
          { label: t('lostPhone.review.member'), value: ofRole(memberName, memberRole) },
          { label: t('lostPhone.review.formerMobile'), value: formerMobile ?? '–' },
          { label: t('lostPhone.review.mobile'), value: mobile === null ? '–' : groupPhone(mobile) },
          { label: t('lostPhone.review.reason'), value: reason },
          { label: t('lostPhone.review.askedBy'), value: ofRole(askedBy, askedByRole) },
          { label: t('lostPhone.review.askedAt'), value: formatDateTime(review.askedAt) },
          { label: t('lostPhone.review.endsAt'), value: formatDateTime(review.endsAt) },
          { label: t('lostPhone.review.contact'), value: contact?.name ?? t('lostPhone.review.noContact') },
          ...(contact
            ? [
                {
                  label: t('lostPhone.review.contactPhone'),
                  value: <ContactPhone review={review} masked={contact.mobile} />,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** Whoever decides may call the contact, with a purpose that the enterprise reads. */
function ContactPhone({ review, masked }: { review: LostPhoneReview; masked: string }) {
  const { t } = useTranslation();
  const [reveal, { isLoading }] = useRevealLostPhoneContactMutation();
  const { workItemId, mayDecide } = review;
  return (
    <RevealableValue
      value={masked}
      label={t('lostPhone.review.contactPhone')}
      mayReveal={mayDecide}
      isRunning={isLoading}
      onReveal={async (purpose) => (await reveal({ body: { workItemId, purpose } })).data?.value}
    />
  );
}
