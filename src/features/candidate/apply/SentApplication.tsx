import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { OwnApplication } from '../../../api/resources/ownApplicationApi';
import { Notice } from '../../../components/feedback/Notice';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { EntryFacts } from '../../../domain/EntryFacts';
import { formatDateTime } from '../../../lib/dates';
import { formatLastDay } from '../../../lib/lastDay';
import { CandidateFrame } from '../components/CandidateFrame';
import { StepHead } from '../components/StepHead';
import { answerOf, askedSections } from './applicationValues';
import { ApplyCard } from './ApplyCard';
import { CheckAgain } from './CheckAgain';
import { CorrectWay } from './CorrectWay';
import { DeleteOwn } from './DeleteOwn';
import { SentFiles } from './SentFiles';
import { useOwnFiles } from './useOwnFiles';

interface SentApplicationProps {
  s: string;
  view: OwnApplication;
  /** Why a correction was not taken. */
  ended: string | undefined;
  onCorrect: () => void;
  onRefetch: () => Promise<unknown>;
  onDeleted: () => void;
}

/** What was sent, or begun by somebody who is invited no more: for reading, and to be deleted. And a form that takes nothing now. */
export function SentApplication({ s, view, ended, onCorrect, onRefetch, onDeleted }: SentApplicationProps) {
  const { t } = useTranslation();
  const { form, content, mainName, sentAt } = view;
  const files = useOwnFiles(s, sentAt ? view.files.filter(({ isSent }) => isSent) : view.files);
  return (
    <CandidateFrame name={mainName}>
      {sentAt ? (
        <StepHead
          title={t('apply.sent.title', { name: mainName })}
          lead={t(view.correctedAt ? 'apply.sent.leadCorrected' : 'apply.sent.lead', {
            time: formatDateTime(view.correctedAt ?? sentAt),
            day: formatLastDay(view.erasedAt),
          })}
        />
      ) : (
        <>
          <StepHead title={form.title} />
          <Notice>
            {content
              ? t('apply.notInvitedKept', { day: formatLastDay(view.erasedAt) })
              : t(
                  view.way === 'notInvited'
                    ? 'apply.notInvited'
                    : view.isFull
                      ? 'apply.full'
                      : 'apply.closed',
                  {
                    name: mainName,
                  },
                )}
          </Notice>
          {view.way !== 'notInvited' && <CheckAgain onCheck={onRefetch} />}
        </>
      )}
      {ended && (
        <Box role="alert">
          <Notice>{ended}</Notice>
        </Box>
      )}
      {sentAt && <Box>{t('apply.sent.next')}</Box>}
      {view.correction && <CorrectWay view={view} onCorrect={onCorrect} />}
      {content && (
        <>
          <ApplyCard title={t('apply.about')}>
            <KeyValueList
              items={[
                { label: t('apply.name'), value: content.name },
                { label: t('apply.phone'), value: view.mobile },
              ]}
            />
          </ApplyCard>
          {askedSections(form).map((section) => (
            <ApplyCard key={section} title={t(`candidate.section.${section}`)}>
              {content.entries[section]?.length ? (
                <EntryFacts section={section} entries={content.entries[section]} />
              ) : (
                t('candidate.review.none')
              )}
            </ApplyCard>
          ))}
          {form.sections.documents !== 'off' && (
            <ApplyCard title={t('apply.documents')}>
              <SentFiles s={s} files={files} place={null} />
            </ApplyCard>
          )}
          {form.questions.length > 0 && (
            <ApplyCard title={t('apply.questions')}>
              <KeyValueList
                isLong
                items={form.questions.map(({ id, label, kind }) => ({
                  label,
                  value:
                    kind === 'file' ? <SentFiles s={s} files={files} place={id} /> : answerOf(content, id),
                }))}
              />
            </ApplyCard>
          )}
          <DeleteOwn s={s} onDeleted={onDeleted} />
        </>
      )}
    </CandidateFrame>
  );
}
