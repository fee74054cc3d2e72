import Box from '@mui/material/Box';
import { entrySections } from '@probity/contract/rules/fields/sections';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../api/resources/registrationsApi';
import { useGetReportQuery } from '../../api/resources/reportsApi';
import { shownError } from '../../api/transport/shownError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Section } from '../../components/layout/Section';
import { TextLink } from '../../components/layout/TextLink';
import { BesideTable } from './BesideTable';
import { besideOf, nameBeside } from './claimedBeside';

interface CheckFindingsProps {
  application: Application;
  checkId: string;
}

/** What the applicant claimed beside what the published report of the check found, for who may read that report. */
export function CheckFindings({ application: { name, content }, checkId }: CheckFindingsProps) {
  const { t } = useTranslation();
  const { data: report, error, refetch } = useGetReportQuery({ checkId });
  const fault = !report && shownError(error);
  const given = entrySections.filter((one) => content.entries[one]?.length);
  return (
    <Section title={t('applications.beside.title')}>
      {fault && <ErrorState message={fault.msg} onRetry={() => void refetch()} />}
      {!report && !fault && <PageSkeleton blocks={1} />}
      {report && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div>
            {t('applications.beside.lead')}{' '}
            <TextLink to={`/reportDetail?id=${checkId}`} sx={{ textDecoration: 'underline' }}>
              {t('applications.beside.report')}
            </TextLink>
          </div>
          <div>
            {t('applications.beside.name', { name })} {t(`applications.beside.state.${nameBeside(report)}`)}
          </div>
          {given.flatMap((section) =>
            besideOf(section, content.entries[section] ?? [], report).map((fields, at) => (
              <BesideTable
                key={`${section} ${at}`}
                title={`${t(`registration.form.section.${section}`)} ${at + 1}`}
                entry={content.entries[section]![at]!}
                fields={fields}
              />
            )),
          )}
          <Box sx={{ color: 'text.secondary' }}>{t('applications.beside.rest')}</Box>
        </Box>
      )}
    </Section>
  );
}
