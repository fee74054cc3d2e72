import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CODE } from '@probity/contract/codeNames';
import { entrySections } from '@probity/contract/rules/fields/sections';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetApplicationQuery, type Application } from '../../api/resources/registrationsApi';
import { shownError } from '../../api/transport/shownError';
import { KeyValueList } from '../../components/data/KeyValueList';
import { ErrorState } from '../../components/feedback/ErrorState';
import { Notice } from '../../components/feedback/Notice';
import { NothingHere } from '../../components/feedback/NothingHere';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Section } from '../../components/layout/Section';
import { SummaryHeader } from '../../components/layout/SummaryHeader';
import { TextLink } from '../../components/layout/TextLink';
import { lazyPart } from '../../components/lazyPart';
import { EntryFacts } from '../../domain/EntryFacts';
import { formatDateTime } from '../../lib/dates';
import { ApplicationFiles } from './ApplicationFiles';
import { DeleteApplication } from './DeleteApplication';
import { formPath, orderPath } from './registrationPaths';
import { TagsPanel } from './TagsPanel';

// Few applications are corrected, and fewer checked.
const ApplicationVersions = lazyPart(() =>
  import('./ApplicationVersions').then((module) => module.ApplicationVersions),
);
const CheckFindings = lazyPart(() => import('./CheckFindings').then((module) => module.CheckFindings));

/** `/jobRegistration/detail?id=`: what one applicant sent, and the check begun from it. */
export function ApplicationPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const applicationId = search.get('id');
  const { currentData, error, refetch } = useGetApplicationQuery(
    applicationId ? { applicationId } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const fault = !currentData && shownError(error);
  const isNone = fault && [CODE.NOT_FOUND, CODE.FIELDS_WRONG].some((code) => code === fault.code);
  if (!applicationId || isNone)
    return (
      <NothingHere
        message={t('applications.none')}
        to="/jobRegistration"
        label={t('titles.jobRegistration')}
      />
    );
  if (fault) return <ErrorState headingLevel="h1" message={fault.msg} onRetry={() => void refetch()} />;
  return currentData ? <Opened application={currentData} /> : <PageSkeleton />;
}

function Opened({ application }: { application: Application }) {
  const { t } = useTranslation();
  const { applicationId, form, formId, newestVersion, name, mobile, content, checkId } = application;
  const asked = entrySections.filter((one) => form.sections[one] !== 'off');
  const answerTo = (questionId: string) => content.answers.find((one) => one.questionId === questionId)?.text;
  const filesOf = (place: string | null, isRequired: boolean) => (
    <ApplicationFiles
      applicationId={applicationId}
      files={application.files.filter(({ questionId }) => questionId === place)}
      isRequired={isRequired}
    />
  );
  return (
    <>
      <SummaryHeader
        title={name}
        subtitle={
          <TextLink to={formPath(formId)}>{t('applications.detail.subtitle', { form: form.title })}</TextLink>
        }
        facts={[
          t('applications.detail.sent', { at: formatDateTime(application.sentAt) }),
          application.correctedAt &&
            t('applications.detail.corrected', { at: formatDateTime(application.correctedAt) }),
          t('applications.detail.erased', { day: application.erasedOn }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <DeleteApplication applicationId={applicationId} />
            <Button
              component={Link}
              to={orderPath(applicationId)}
              variant={checkId ? 'outlined' : 'contained'}
            >
              {t(checkId ? 'applications.detail.again' : 'applications.detail.start')}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 820 }}>
        {checkId && (
          <Notice>
            <TextLink to={`/backRecord/detail?id=${checkId}`}>{t('applications.detail.check')}</TextLink>
          </Notice>
        )}
        {newestVersion !== form.version && (
          <Notice>{t('applications.detail.newer', { version: form.version, now: newestVersion })}</Notice>
        )}
        {checkId && application.hasReport && <CheckFindings application={application} checkId={checkId} />}
        {application.earlier.length > 0 && <ApplicationVersions application={application} />}
        <TagsPanel applicationId={applicationId} tags={application.tags} />
        <Section title={t('applications.detail.about')}>
          <KeyValueList
            items={[
              { label: t('applications.detail.name'), value: name },
              {
                label: t('applications.detail.phone'),
                value: `${mobile} · ${t('applications.detail.phoneProven')}`,
              },
            ]}
          />
        </Section>
        {asked.map((section) => (
          <Section key={section} title={t(`registration.form.section.${section}`)}>
            {content.entries[section]?.length ? (
              <EntryFacts section={section} entries={content.entries[section]} />
            ) : (
              t('applications.detail.nothing')
            )}
          </Section>
        ))}
        {form.sections.documents !== 'off' && (
          <Section title={t('registration.form.section.documents')}>
            {filesOf(null, form.sections.documents === 'required')}
          </Section>
        )}
        {form.questions.length > 0 && (
          <Section title={t('applications.detail.questions')}>
            <KeyValueList
              isLong
              items={form.questions.map(({ id, label, kind, isRequired }) => ({
                label,
                value: kind === 'file' ? filesOf(id, isRequired) : answerTo(id),
              }))}
            />
          </Section>
        )}
      </Box>
    </>
  );
}
