import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { OwnApplication } from '../../../api/resources/registrationsApi';
import { Notice } from '../../../components/feedback/Notice';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { EntryFacts } from '../../../domain/EntryFacts';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { CandidateFrame } from '../components/CandidateFrame';
import { StepHead } from '../components/StepHead';
import { answerOf, askedSections } from './applicationValues';
import { ApplyCard } from './ApplyCard';
import { DeleteOwn } from './DeleteOwn';
import { SentFiles } from './SentFiles';
import { useOwnFiles } from './useOwnFiles';

interface SentApplicationProps {
  s: string;
  view: OwnApplication;
  onDeleted: () => void;
}

/** What was sent, or begun and can be sent no more: for reading, and to be deleted. */
export function SentApplication({ s, view, onDeleted }: SentApplicationProps) {
  const { t } = useTranslation();
  const { form, content, mainName, sentAt } = view;
  const files = useOwnFiles(s, view.files);
  const why = view.way === 'notInvited' ? 'notInvited' : 'closed';
  return (
    <CandidateFrame name={mainName}>
      {sentAt ? (
        <StepHead
          title={t('apply.sent.title', { name: mainName })}
          lead={t('apply.sent.lead', {
            time: formatDateTime(sentAt),
            day: formatDate(view.erasedAt),
          })}
        />
      ) : (
        <>
          <StepHead title={form.title} />
          <Notice>
            {content ? t(`apply.${why}Kept`, { day: formatDate(view.erasedAt) }) : t(`apply.${why}`)}
          </Notice>
        </>
      )}
      {sentAt && <Box>{t('apply.sent.next')}</Box>}
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
