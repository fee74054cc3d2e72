import { CODE } from '@probity/contract/codeNames';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import {
  useCancelCheckMutation,
  useRemindCandidateMutation,
  type CheckDetail,
} from '../../../api/resources/checksApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { toast } from '../../../lib/toast';
import { isDeadNumber, missedMessage } from '../missedMessage';
import { isStatusLink } from '../statusLink';
import { PAY_WAITING_PATH } from '../../../domain/payPath';
import { selectUserInfo } from '../../../session/selectors';
import { ReasonDialog } from '../../../domain/personal/ReasonDialog';
import { lazyPart } from '../../../components/lazyPart';

const ResendDialog = lazyPart(() => import('./ResendDialog').then((module) => module.ResendDialog));

/** The actions open on the record now; cancelling is set apart and asks first. */
export function RecordActions({ check }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const [remind] = useRemindCandidateMutation();
  const [cancel] = useCancelCheckMutation();
  const [open, setOpen] = useState<'cancel' | 'resend' | 'correct'>();
  const may = (action: CheckDetail['allowed'][number]) => check.allowed.includes(action);
  const { checkId } = check;
  const { permissions = [] } = useSelector(selectUserInfo);
  // Nobody is reached there: it is the number that has to be mended.
  const isDead = isDeadNumber(missedMessage(check));

  const reminding = useSubmit(remind, {
    onDone: () => toast.success(t('recordDetail.reminded')),
    // What the network said came since this page was read: the number is asked for here.
    onRefused: ({ code }) => {
      if (code === CODE.NO_SUCH_NUMBER && may('resend')) setOpen('correct');
    },
  });
  const cancelling = useSubmit(cancel, { onDone: () => setOpen(undefined) });
  return (
    <>
      {check.status === 'awaitingPayment' && permissions.includes('recharge.ask') && (
        <Button component={Link} to={PAY_WAITING_PATH} variant="outlined">
          {t('records.action.pay')}
        </Button>
      )}
      {may('cancel') && (
        <Button color="error" variant="text" onClick={() => setOpen('cancel')}>
          {t('records.action.cancel')}
        </Button>
      )}
      {may('resend') && (
        <Button variant="outlined" onClick={() => setOpen('resend')}>
          {t(`records.action.${isDead ? 'correct' : isStatusLink(check) ? 'sendStatus' : 'resend'}`)}
        </Button>
      )}
      {may('remind') && !isDead && (
        <Button
          variant="outlined"
          loading={reminding.isRunning || null}
          onClick={() => void reminding.send({ body: { checkId } })}
        >
          {t('records.action.remind')}
        </Button>
      )}
      {may('editReport') && (
        <Button component={Link} to={`/reportDetail/edit?id=${checkId}`} variant="outlined">
          {t('records.action.edit')}
        </Button>
      )}
      {may('share') && (
        <Button component={Link} to={`/reportDetail?id=${checkId}&open=share`} variant="outlined">
          {t('records.action.share')}
        </Button>
      )}
      {may('readReport') && (
        <Button component={Link} to={`/reportDetail?id=${checkId}`} variant="contained">
          {t('records.action.read')}
        </Button>
      )}
      {open === 'cancel' && (
        <ReasonDialog
          title={t('records.cancel.title', { name: check.candidateName })}
          body={t('records.cancel.body')}
          label={t('records.cancel.reason')}
          confirmLabel={t('records.action.cancel')}
          maxLength={200}
          isDangerous
          isRunning={cancelling.isRunning}
          onConfirm={(reason) => cancelling.send({ body: { checkId, reason } })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {(open === 'resend' || open === 'correct') && (
        <ResendDialog check={check} isDead={open === 'correct'} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
