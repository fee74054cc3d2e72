import { useTranslation } from 'react-i18next';
import type { Certification, CertificationFacts } from '../api/resources/enterpriseApi';
import { KeyValueList } from '../components/data/KeyValueList';
import { Section } from '../components/layout/Section';
import { formatDateTime } from '../lib/dates';

interface SubmissionFactsProps {
  facts: CertificationFacts;
  /** The times staff revealed the contact's phone, and the purposes. */
  reveals: Certification['contactReveals'];
}

/** The facts submitted for certification, read-only. Its phrases are those of the feature `enterprise`. */
export function SubmissionFacts({ facts, reveals }: SubmissionFactsProps) {
  const { t } = useTranslation();
  const place = [facts.regionName, facts.address].filter(Boolean).join(' ');
  return (
    <Section title={t('enterprise.success.submitted')}>
      <KeyValueList
        items={[
          { label: t('enterprise.field.enterpriseName'), value: facts.enterpriseName },
          { label: t('enterprise.field.creditCode'), value: facts.creditCode },
          { label: t('enterprise.field.license'), value: facts.license.fileName },
          { label: t('enterprise.field.legalPerson'), value: facts.legalPerson },
          { label: t('enterprise.field.address'), value: place },
          { label: t('enterprise.field.contactName'), value: facts.contactName },
          { label: t('enterprise.field.contactPhone'), value: facts.contactPhone },
          ...reveals.map(({ at, purpose }) => ({
            label: t('enterprise.success.phoneRevealed', { time: formatDateTime(at) }),
            value: purpose,
          })),
          { label: t('enterprise.success.submittedAt'), value: formatDateTime(facts.submittedAt) },
        ]}
      />
    </Section>
  );
}
