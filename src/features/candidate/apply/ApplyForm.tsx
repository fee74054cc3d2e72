import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CODE } from '@probity/contract/codeNames';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useSubmitOwnApplicationMutation,
  type ApplicationContent,
  type OwnApplication,
} from '../../../api/resources/ownApplicationApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { Notice } from '../../../components/feedback/Notice';
import { useFaultFocus } from '../../../hooks/useFaultFocus';
import { joinSentences } from '../../../lib/joinSentences';
import { CandidateFrame } from '../components/CandidateFrame';
import { SavingLine } from '../components/SavingLine';
import { StepHead } from '../components/StepHead';
import { ApplyFields } from './ApplyFields';
import { applicationFaults, hasFaults, openedContent } from './applicationValues';
import { CorrectionNotice } from './CorrectionNotice';
import { DeleteOwn } from './DeleteOwn';
import { CheckAgain } from './CheckAgain';
import { NoticeCard } from './NoticeCard';
import { NotTaking } from './NotTaking';
import { unsavedContent, useApplicationSaving, type Own } from './useApplicationSaving';
import { useOwnFiles } from './useOwnFiles';

/** A correction that is taken no more. */
const OVER: readonly number[] = [
  ...[CODE.ALREADY_SUBMITTED, CODE.CHECK_BEGUN, CODE.TOO_MANY_CORRECTIONS, CODE.NOT_INVITED],
];
const ENDED: readonly number[] = [
  ...[
    CODE.FORM_CHANGED,
    CODE.ANSWERS_INCOMPLETE,
    CODE.FORM_CLOSED,
    CODE.FORM_FULL,
    CODE.NOT_INVITED,
    CODE.ALREADY_SUBMITTED,
  ],
];

interface ApplyFormProps {
  own: Own;
  view: OwnApplication;
  /** The form that was answered, where it is corrected. */
  answered: OwnApplication['form'] | undefined;
  onSent: (view: OwnApplication) => void;
  /** Of a correction: back to what was sent, with the reason where it cannot be sent any more. */
  onLeave: ((why?: string) => Promise<void>) | undefined;
  onRefetch: () => Promise<unknown>;
  /** Begins anew with what is saved elsewhere. */
  onLoad: () => void;
  onDeleted: () => void;
}

/** The form on one page, saved as one goes. */
export function ApplyForm({
  own,
  view,
  answered,
  onSent,
  onLeave,
  onRefetch,
  onLoad,
  onDeleted,
}: ApplyFormProps) {
  const { t } = useTranslation();
  const { form, mainName } = view;
  const { s } = own;
  const [content, setContent] = useState<ApplicationContent>(
    () => unsavedContent(own) ?? openedContent(view),
  );
  const [wasTried, setTried] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const saving = useApplicationSaving(own, view, (why) => (onLeave ? leave(why) : void onRefetch()));
  const files = useOwnFiles(s, view.files);
  const focusFault = useFaultFocus();
  const [submit] = useSubmitOwnApplicationMutation();
  const { send, isRunning, refusal } = useSubmit<void, OwnApplication>(
    async () => {
      if (!(await saving.flush())) return {};
      const savedAt = saving.shownAt();
      const shown = savedAt !== null && { savedAt };
      return submit({ ownSubmission: { s, version: form.version, agreed: true, ...shown } });
    },
    {
      onDone: (sent) => sent && onSent(sent),
      // Another version is there, more is required since it was opened, it was sent already, or nothing is taken any more: the page shows what is.
      onRefused: ({ code, msg }) => {
        if (code === CODE.SAVED_BY_ANOTHER) saving.goElsewhere();
        else if (onLeave && OVER.includes(code ?? 0)) leave(msg);
        else if (ENDED.includes(code ?? 0)) void onRefetch();
      },
    },
  );
  /** What is typed here goes; what is saved of the correction stays. */
  const leave = (why?: string) => {
    saving.drop();
    void onLeave?.(why);
  };
  const faults = applicationFaults(content, view, files.there);
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
  /** Whether it is open again; then what could not be saved is. */
  const handleCheck = async () => {
    await onRefetch();
    void saving.flush();
  };
  const isChanged = refusal?.code === CODE.FORM_CHANGED;
  const savedAt = saving.state.status === 'saved' ? saving.state.at : view.savedAt;
  return (
    <CandidateFrame
      name={mainName}
      progress={<SavingLine saving={saving.state} savedAt={savedAt} onSaveNow={() => void saving.flush()} />}
      actions={
        view.isTaking ? (
          <Button variant="contained" onClick={handleSend} loading={isRunning} sx={{ flex: 1 }}>
            {t(onLeave ? 'apply.correct.submit' : 'apply.submit')}
          </Button>
        ) : (
          <CheckAgain onCheck={handleCheck} />
        )
      }
    >
      <StepHead title={form.title} lead={onLeave ? undefined : form.intro || undefined} />
      {isChanged && view.isTaking && !saving.isElsewhere && (
        // It is read from its beginning again: what is new is marked in it.
        <div role="alert" ref={(element) => element?.scrollIntoView?.({ block: 'center' })}>
          <Notice>{t('apply.changed')}</Notice>
        </div>
      )}
      {onLeave && (
        <CorrectionNotice
          view={view}
          onLeave={() => void saving.flush().then((isSaved) => isSaved && leave())}
        />
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {joinSentences(view.expiresOn && t('apply.until', { day: view.expiresOn }), t('apply.saved'))}
      </Box>
      {view.way === 'invited' && (
        <Box sx={{ fontSize: '0.875rem' }}>{t('apply.invited', { name: mainName })}</Box>
      )}
      {!view.isTaking && <NotTaking view={view} savedAt={savedAt} isDirty={saving.isDirty} />}
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
      <ApplyFields
        form={form}
        asking={view.asking}
        seen={answered ?? view.begunForm ?? form}
        mobile={view.mobile}
        content={content}
        files={files}
        faults={shown}
        onChange={change}
      />
      <NoticeCard
        name={mainName}
        keepDays={form.keepDays}
        erasedAt={onLeave && view.erasedAt}
        isAgreed={isAgreed}
        isMissing={wasTried && !isAgreed}
        onChange={setAgreed}
      />
      {refusal && !isChanged && view.isTaking && !saving.isElsewhere && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {refusal.msg}
        </Box>
      )}
      {!onLeave && (savedAt !== null || files.there.length > 0) && (
        <DeleteOwn
          s={s}
          onHold={saving.hold}
          onDeleted={() => {
            saving.drop();
            onDeleted();
          }}
        />
      )}
    </CandidateFrame>
  );
}
