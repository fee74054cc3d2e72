import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReportView } from '../../../api/resources/reportsApi';
import { FilterSelect } from '../../../components/inputs/FilterSelect';
import { SummaryHeader } from '../../../components/layout/SummaryHeader';
import { CoverageText } from '../../../domain/CoverageText';
import { OutcomeChip } from '../../../domain/OutcomeChip';
import { VerdictFrom } from '../../../domain/report/VerdictFrom';
import { formatDate, formatDateTime } from '../../../lib/dates';

interface ReportHeaderProps {
  report: ReportView;
  onVersion: (version: number) => void;
  onOpen: (dialog: 'share' | 'dispute') => void;
}

/** Person, result, version and author, and the actions on the report. */
export function ReportHeader({ report, onVersion, onOpen }: ReportHeaderProps) {
  const { t } = useTranslation();
  const time = formatDateTime(report.publishedAt);
  const { version, authorName: author, reviewerName: reviewer } = report;
  return (
    <SummaryHeader
      lamp={<OutcomeChip outcome={report.outcome} isLarge />}
      title={report.candidateName}
      subtitle={`${report.positionTitle} · ${report.packageName}`}
      facts={
        <>
          <OutcomeChip outcome={report.outcome} />
          <CoverageText coverage={report.coverage} />
          <VerdictFrom report={report} />
          <span className={author && reviewer ? 'print-only' : undefined}>
            {t('report.versionPlain', { version, time })}
          </span>
          {author && reviewer && (
            <span className="no-print">{t('report.versionBy', { version, time, author, reviewer })}</span>
          )}
        </>
      }
      actions={
        <>
          {report.versions.length > 1 && (
            <FilterSelect
              label={t('report.version')}
              value={String(version)}
              options={report.versions.map((one) => ({
                value: String(one.version),
                label: t('report.versionOption', {
                  version: one.version,
                  time: formatDate(one.publishedAt),
                }),
              }))}
              onChange={(value) => onVersion(Number(value) || report.latestVersion)}
            />
          )}
          <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
            {t('report.print')}
          </Button>
          {report.allowed.includes('edit') && (
            <Button variant="outlined" component={Link} to={`/reportDetail/edit?id=${report.checkId}`}>
              {t('report.edit')}
            </Button>
          )}
          {report.allowed.includes('dispute') && (
            <Button variant="outlined" onClick={() => onOpen('dispute')}>
              {t('report.dispute')}
            </Button>
          )}
          {report.allowed.includes('share') && (
            <Button variant="contained" onClick={() => onOpen('share')}>
              {t('report.share')}
            </Button>
          )}
        </>
      }
    />
  );
}
