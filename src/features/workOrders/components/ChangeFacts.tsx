import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CertificationReview, LicenseFile } from '../../../api/resources/enterpriseApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { ChangedFacts } from '../../../domain/certification/ChangedFacts';
import { formatDateTime } from '../../../lib/dates';

interface ChangeFactsProps {
  review: CertificationReview;
  change: NonNullable<CertificationReview['change']>;
  phone: ReactNode;
  drawLicense: (license: LicenseFile) => ReactNode;
}

/** A change as it is decided: everything, old and new, with what differs marked and both licences. */
export function ChangeFacts({ review, change, phone, drawLicense }: ChangeFactsProps) {
  const { t } = useTranslation();
  const fields = change.changed
    .map((field) => t(`certificationChange.field.${field}`))
    .join(t('certificationChange.history.comma'));
  return (
    <>
      <Alert severity="info">
        <AlertTitle>{t('certificationChange.review.title', { fields })}</AlertTitle>
        {review.facts.status === 'pending' && t('certificationChange.review.holds')}
      </Alert>
      <ChangedFacts {...change} facts={review.facts} isWhole phone={phone} drawLicense={drawLicense} />
      <KeyValueList
        items={[
          { label: t('certification.field.submittedBy'), value: review.submittedBy },
          { label: t('certification.field.submittedAt'), value: formatDateTime(review.facts.submittedAt) },
        ]}
      />
    </>
  );
}
