import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CODE } from '@probity/contract/codeNames';
import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import {
  useSubmitOwnApplicationMutation,
  type ApplicationContent,
  type OwnApplication,
} from '../../../api/resources/registrationsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { Notice } from '../../../components/feedback/Notice';
import { useFaultFocus } from '../../../hooks/useFaultFocus';
import { selectUserInfo } from '../../../session/selectors';
import { CandidateFrame } from '../components/CandidateFrame';
import { SavingLine } from '../components/SavingLine';
import { StepHead } from '../components/StepHead';
import { AboutCard } from './AboutCard';
import {
  answerOf,
  applicationFaults,
  askedSections,
  hasFaults,
  openedContent,
  withAnswer,
} from './applicationValues';
import { ApplyCard } from './ApplyCard';
import { ApplySection } from './ApplySection';
import { DeleteOwn } from './DeleteOwn';
import { FilesField } from './FilesField';
import { NoticeCard } from './NoticeCard';
import { QuestionField } from './QuestionField';
import { unsavedContent, useApplicationSaving } from './useApplicationSaving';
import { useOwnFiles } from './useOwnFiles';

const ENDED: readonly number[] = [
  ...[CODE.FORM_CHANGED, CODE.FORM_CLOSED, CODE.NOT_INVITED, CODE.ALREADY_SUBMITTED],
];

interface ApplyFormProps {
  s: string;
  view: OwnApplication;
  onSent: (view: OwnApplication) => void;
  onRefetch: () => Promise<unknown>;
  /** Begins anew with what is saved elsewhere. */
  onLoad: () => void;
  onDeleted: () => void;
}

/** The form on one page, saved as one goes. */
export function ApplyForm({ s, view, onSent, onRefetch, onLoad, onDeleted }: ApplyFormProps) {
  const { t } = useTranslation();
  const { form, mainName } = view;
  // Whose it is does not change while it is typed, also where their session ends meanwhile.
  const { userId = '' } = useSelector(selectUserInfo);
  const [own] = useState({ s, applicant: userId });
  const [content, setContent] = useState<ApplicationContent>(
    () => unsavedContent(own) ?? openedContent(view),
  );
  const [known] = useState(() => form.questions.map(({ id }) => id));
  const [wasTried, setTried] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const saving = useApplicationSaving(own, view.savedAt, () => void onRefetch());
  const files = useOwnFiles(s, view.files);
  const focusFault = useFaultFocus();
  const [submit] = useSubmitOwnApplicationMutation();
  const { send, isRunning, refusal } = useSubmit<void, OwnApplication>(
    async () =>
      (await saving.flush()) ? submit({ ownSubmission: { s, version: form.version, agreed: true } }) : {},
    {
      onDone: (sent) => sent && onSent(sent),
      // Another version is there, it was sent already, or nothing is taken any more: the page shows what is.
      onRefused: ({ code }) => {
        if (ENDED.includes(code ?? 0)) void onRefetch();
      },
    },
  );
  const faults = applicationFaults(content, form, files.there);
  const shown = wasTried ? faults : undefined;
  const change = (next: ApplicationContent) => {
    setContent(next);
    saving.change(next);
  };
  const handleSend = () => {
    setTried(true);
    if (hasFaults(faults) || files.isUploading || !isAgreed) return focusFault();
    return void send();
  };
  const savedAt = saving.state.status === 'saved' ? saving.state.at : view.savedAt;
  return (
    <CandidateFrame
      name={mainName}
      progress={<SavingLine saving={saving.state} savedAt={savedAt} onSaveNow={() => void saving.flush()} />}
      actions={
        <Button variant="contained" onClick={handleSend} loading={isRunning} sx={{ flex: 1 }}>
          {t('apply.submit')}
        </Button>
      }
    >
      <StepHead title={form.title} lead={form.intro || undefined} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {[view.expiresOn && t('apply.until', { day: view.expiresOn }), t('apply.saved')]
          .filter(Boolean)
          .join(' ')}
      </Box>
      {view.way === 'invited' && (
        <Box sx={{ fontSize: '0.875rem' }}>{t('apply.invited', { name: mainName })}</Box>
      )}
      {saving.isElsewhere && (
        <Notice>
          {t('apply.elsewhere')}{' '}
          <Button
            onClick={() => {
              saving.drop();
              onLoad();
            }}
          >
            {t('apply.load')}
          </Button>
        </Notice>
      )}
      <AboutCard
        name={content.name}
        mobile={view.mobile}
        error={shown?.name && t(shown.name as ParseKeys)}
        onChange={(name) => change({ ...content, name })}
      />
      {askedSections(form).map((section) => (
        <ApplySection
          key={section}
          section={section}
          isRequired={form.sections[section] === 'required'}
          entries={content.entries[section] ?? []}
          isMissing={shown?.missing.includes(section) ?? false}
          showFaults={shown?.faulty.includes(section) ?? false}
          onChange={(entries) => change({ ...content, entries: { ...content.entries, [section]: entries } })}
        />
      ))}
      {form.sections.documents !== 'off' && (
        <ApplyCard title={t('apply.documents')}>
          <FilesField
            files={files}
            place={null}
            label={t('apply.files')}
            help={t('apply.documentsLead')}
            isRequired={form.sections.documents === 'required'}
            wasTried={wasTried}
            error={shown?.documents ? t('apply.fault.answer.file') : undefined}
          />
        </ApplyCard>
      )}
      {form.questions.length > 0 && (
        <ApplyCard title={t('apply.questions')}>
          {form.questions.map((question) => {
            const fault = shown?.answers[question.id];
            return (
              <QuestionField
                key={question.id}
                question={question}
                files={files}
                wasTried={wasTried}
                value={answerOf(content, question.id)}
                isNew={!known.includes(question.id)}
                error={fault === undefined ? undefined : t(fault as ParseKeys)}
                onChange={(text) => change(withAnswer(content, question.id, text))}
              />
            );
          })}
        </ApplyCard>
      )}
      <NoticeCard
        name={mainName}
        keepDays={form.keepDays}
        isAgreed={isAgreed}
        isMissing={wasTried && !isAgreed}
        onChange={setAgreed}
      />
      {refusal && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {refusal.code === CODE.FORM_CHANGED ? t('apply.changed') : refusal.msg}
        </Box>
      )}
      {(savedAt !== null || files.there.length > 0) && (
        <DeleteOwn s={s} onDeleted={onDeleted} onStart={saving.drop} />
      )}
    </CandidateFrame>
  );
}
