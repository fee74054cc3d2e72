import { useTranslation } from 'react-i18next';
import type { ReportView } from '../../../api/resources/reportsApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { Section } from '../../../components/layout/Section';
import { CheckStatusChip } from '../../../domain/CheckStatusChip';

/** The candidate and the customer, masked like everywhere. */
export function CandidateFacts({ report }: { report: ReportView }) {
  const { t } = useTranslation();
  return (
    <Section title={t('report.candidate')}>
      <KeyValueList
        items={[
          { label: t('reportBody.idNumber'), value: report.idNumberMasked },
          { label: t('reportBody.phone'), value: report.mobile },
          { label: t('reportBody.position'), value: report.positionTitle },
          { label: t('reportBody.package'), value: report.packageName },
          { label: t('report.order'), value: report.orderNo },
          { label: t('report.customer'), value: report.mainName },
          { label: t('report.status'), value: <CheckStatusChip status={report.status} /> },
        ]}
      />
    </Section>
  );
}
