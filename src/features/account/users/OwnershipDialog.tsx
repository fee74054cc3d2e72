import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useHandOnOwnershipMutation, useSendOwnershipCodeMutation } from '../../../api/resources/leaverApi';
import { retryAfter } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldMenu } from '../../../components/form/FieldMenu';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { CountdownButton } from '../../../components/inputs/CountdownButton';
import { toast } from '../../../lib/toast';
import { CODE_MAX_LENGTH, isVerifyCode, readVerifyCode } from '../../../lib/verifyCode';
import { selectUserInfo } from '../../../session/selectors';
import { colleagueOption, useColleagues } from './useColleagues';

const empty = { userId: '', verifyCode: '' };

/** The owner makes a colleague the owner in their place, proven by a code to the owner's own phone. */
export function OwnershipDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { userId: ownId } = useSelector(selectUserInfo);
  const { people, isLoading, error, retry } = useColleagues();
  const colleagues = people.filter(({ userId, roleId }) => userId !== ownId && roleId !== 'owner');
  const form = useAppForm(empty, ({ userId, verifyCode }) => ({
    ...(!userId && { userId: { key: 'accountUsers.ownership.choose' } }),
    ...(!isVerifyCode(verifyCode) && { verifyCode: { key: 'accountUsers.ownership.codeWrong' } }),
  }));
  const [sendCode] = useSendOwnershipCodeMutation();
  const [handOn] = useHandOnOwnershipMutation();
  const submit = ({ userId, verifyCode }: typeof empty) =>
    handOn({ body: { userId, verifyCode: readVerifyCode(verifyCode) } });
  const { send, isRunning } = useSubmit(submit, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: (_done, { userId }) => {
      const name = colleagues.find((one) => one.userId === userId)?.nickName ?? '';
      toast.success(t('accountUsers.ownership.done', { name }));
      onClose();
    },
  });
  const wait = useRef<number>(undefined);
  const code = useSubmit(sendCode, {
    onDone: ({ interval }) => {
      wait.current = interval;
    },
    // The toast has given the reason; "too frequently" also carries the wait.
    onRefused: (refusal) => {
      wait.current = retryAfter(refusal);
    },
  });
  const handleSend = async (): Promise<number | undefined> => {
    wait.current = undefined;
    await code.send({ body: {} });
    return wait.current;
  };
  return (
    <FormDialog
      title={t('accountUsers.ownership.title')}
      submitLabel={t('accountUsers.ownership.submit')}
      onSubmit={form.submit(send)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      isDangerous
    >
      <Typography>{t('accountUsers.ownership.body')}</Typography>
      {error ? (
        <ErrorState message={error} onRetry={retry} />
      ) : (
        <FieldMenu
          field={form.field('userId')}
          label={t('accountUsers.ownership.to')}
          help={t('accountUsers.ownership.toHelp')}
          disabled={isLoading}
          emptyLabel=""
          options={colleagues.map(colleagueOption)}
        />
      )}
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 1,
          alignItems: { sm: 'start' },
        }}
      >
        <FieldLine
          field={form.field('verifyCode')}
          label={t('accountUsers.ownership.code')}
          help={t('accountUsers.ownership.codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_MAX_LENGTH}
        />
        <Box sx={{ pt: { sm: '23px' }, flex: 'none' }}>
          <CountdownButton name="code-ownership" onSend={handleSend} />
        </Box>
      </Box>
    </FormDialog>
  );
}
