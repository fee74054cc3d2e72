import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/feedback/Notice';
import type { ReportView } from '../../api/resources/reportsApi';

/** Both names where the candidate signed another one than the order's; nothing where they are the same. */
export function SignedOtherwise({ report }: { report: Pick<ReportView, 'signedAs' | 'candidateName'> }) {
  const { t } = useTranslation();
  const { signedAs: signed, candidateName: ordered } = report;
  return signed && <Notice>{t('reportBody.signedAs', { signed, ordered })}</Notice>;
}
