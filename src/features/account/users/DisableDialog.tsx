import { CODE } from '@probity/contract/codeNames';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendApprovalCodeMutation } from '../../../api/resources/approvalsApi';
import { useLetMemberGoMutation } from '../../../api/resources/leaverApi';
import type { Member } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { FieldMenu } from '../../../components/form/FieldMenu';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm, type AppField } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { toast } from '../../../lib/toast';
import { Holdings } from './Holdings';
import { bodyOf, goingRules, REVOKED, stays, type Going } from './going';
import { useSuccessors } from './useSuccessors';
import { useWhatHappened } from './useWhatHappened';
import { colleagueOption } from './useColleagues';

interface DisableDialogProps {
  member: Member;
  onClose: () => void;
}

/**
 * Disables a person: what they hold is told before, and records, right to approve and API keys go to colleagues in the same act, if
 * that is wanted. Whoever takes the records is offered for the rest too, where they may have it.
 */
export function DisableDialog({ member, onClose }: DisableDialogProps) {
  const { t } = useTranslation();
  const { userId, nickName: name } = member;
  const at = useSuccessors(member);
  const { held, upTo, error, isLoading, takers, approvers, keepers } = at;
  const form = useAppForm(stays, goingRules);
  const [sendCode] = useSendApprovalCodeMutation();
  const [letGo] = useLetMemberGoMutation();
  const tell = useWhatHappened(name);
  const submit = (going: Going) => letGo({ body: bodyOf(userId, going, at) });
  const { send, isRunning } = useSubmit(submit, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    // It is not as it was read: what is there now stands in the same dialog.
    onRefused: at.retry,
    onDone: (reply, going) => {
      toast.success(tell(reply, going, at));
      onClose();
    },
  });
  const mayLeave = (going: string, people: readonly { userId: string }[]) =>
    people.some((one) => one.userId === going);
  const records: AppField<string> = form.field('recordsTo');
  const chooseTaker: AppField<string>['onChange'] = (change) => {
    records.onChange(change);
    const to = form.getValues().recordsTo;
    // The rest goes along, as far as they may have it.
    form.change('approvingTo', mayLeave(to, approvers) ? to : '');
    if (form.getValues().keysTo !== REVOKED) form.change('keysTo', mayLeave(to, keepers) ? to : '');
  };
  const isGranting = form.field('approvingTo').value !== '';
  // What was read anew may leave no such choice: nobody sends one that the dialog does not show.
  const isGone = isGranting && !isLoading && !mayLeave(form.getValues().approvingTo, approvers);
  useEffect(() => {
    if (isGone) form.change('approvingTo', '');
  }, [isGone, form]);
  return (
    <FormDialog
      title={t('accountUsers.disableAsk.title', { name })}
      submitLabel={t('accountUsers.disableAsk.confirm')}
      onSubmit={form.submit(send)}
      onClose={onClose}
      isDirty={false}
      isRunning={isRunning}
      isDangerous
      // Whoever has to go at once can be disabled, though nobody to take the records can be shown.
      isSubmitDisabled={isLoading && !error}
    >
      <Typography>{t('accountUsers.disableAsk.body')}</Typography>
      {error && <ErrorState message={error} onRetry={at.retry} />}
      {held && <Holdings held={held} upTo={upTo} name={name} onLeave={onClose} />}
      {held && held.records + held.views > 0 && (
        <FieldMenu
          field={{ ...records, onChange: chooseTaker }}
          label={t('accountUsers.disableAsk.to')}
          help={t('accountUsers.disableAsk.toHelp')}
          isOptional
          disabled={isLoading}
          emptyLabel={t('accountUsers.disableAsk.stay', { name })}
          options={takers.map(colleagueOption)}
        />
      )}
      {upTo && !at.mayGrant && (
        <Typography color="text.secondary">{t('accountUsers.disableAsk.approvingOfOwners')}</Typography>
      )}
      {upTo && at.mayGrant && (
        <FieldMenu
          field={form.field('approvingTo')}
          label={t('accountUsers.disableAsk.approving', { amount: upTo })}
          help={t('accountUsers.disableAsk.approvingHelp')}
          isOptional
          disabled={isLoading}
          emptyLabel={t('accountUsers.disableAsk.approvingEnds')}
          options={approvers.map(({ userId: value, label }) => ({ value, label }))}
        />
      )}
      {isGranting && (
        <OwnCodeField field={form.field('verifyCode')} name="code-approvals" sendCode={sendCode} />
      )}
      {held && held.apiKeys > 0 && (
        <FieldMenu
          field={form.field('keysTo')}
          label={t('accountUsers.disableAsk.keys', { count: held.apiKeys })}
          help={t('accountUsers.disableAsk.keysHelp')}
          disabled={isLoading}
          emptyLabel={t('accountUsers.disableAsk.keysOwn')}
          options={[
            ...keepers.map((one) => ({
              value: one.userId,
              label: t('accountUsers.disableAsk.keysTo', { to: colleagueOption(one).label }),
            })),
            { value: REVOKED, label: t('accountUsers.disableAsk.keysRevoked') },
          ]}
        />
      )}
    </FormDialog>
  );
}
