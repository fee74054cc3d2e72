import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyValueList } from '../../components/data/KeyValueList';
import type { ReportView } from '../../api/resources/reportsApi';
import { formatDateTime } from '../../lib/dates';
import { CoverageText } from '../CoverageText';
import { TwoIdNumbers } from '../TwoIdNumbers';
import { OutcomeChip } from '../OutcomeChip';
import { ReportBody } from './ReportBody';
import { lazyPart } from '../../components/lazyPart';
import { SignedOtherwise } from './SignedOtherwise';
import { VerdictFrom } from './VerdictFrom';

// Most reports have one version.
const VersionChanges = lazyPart(() => import('./VersionChanges').then((module) => module.VersionChanges));

interface MobileReportProps {
  report: ReportView;
  /** The name one reads of oneself, where it is not the order's. */
  name?: string | null;
  /** Below the head: the link's end, or the candidate's actions. */
  notice?: ReactNode;
  /** The candidate's own. */
  isCandidate?: boolean;
  /** By a link: what its reader read before is said to be replaced. */
  isShared?: boolean;
}

/** The whole report in one column: for readers of a link, for candidates, and for colleagues on a phone. */
export function MobileReport({ report, name, notice, isCandidate, isShared }: MobileReportProps) {
  const { t } = useTranslation();
  const facts = [
    { label: t('reportBody.position'), value: report.positionTitle },
    { label: t('reportBody.package'), value: report.packageName },
    // Readers of a share get no number.
    ...(report.idNumberMasked ? [{ label: t('reportBody.idNumber'), value: report.idNumberMasked }] : []),
    ...(report.mobile ? [{ label: t('reportBody.phone'), value: report.mobile }] : []),
  ];
  return (
    <Box component="article" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <header>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
          <OutcomeChip outcome={report.outcome} isLarge />
          <div>
            <Typography variant="h1">{name ?? report.candidateName}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <OutcomeChip outcome={report.outcome} />
              <CoverageText coverage={report.coverage} />
              <VerdictFrom report={report} />
            </Box>
          </div>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1.5 }}>
          {[
            t('reportBody.orderedBy', { name: report.mainName }),
            t('reportBody.version', { version: report.version }),
            t('reportBody.published', { time: formatDateTime(report.publishedAt) }),
          ].join(' · ')}
        </Box>
        <KeyValueList items={facts} />
      </header>
      {report.changes && <VersionChanges report={report} isShared={isShared} />}
      {notice}
      <SignedOtherwise report={report} />
      {report.idNumbers && <TwoIdNumbers idNumbers={report.idNumbers} isCandidate={isCandidate} />}
      <ReportBody report={report} />
    </Box>
  );
}
