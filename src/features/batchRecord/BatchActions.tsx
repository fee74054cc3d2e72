import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { BatchResult } from '../../api/resources/batchesApi';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { selectUserInfo } from '../../session/selectors';

const RemindDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./RemindDialog'), loadPhrases('bulk')]);
  return module.RemindDialog;
});
const CancelDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./CancelDialog'), loadPhrases('bulk')]);
  return module.CancelDialog;
});
const RetryDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./RetryDialog'), loadPhrases('bulk')]);
  return module.RetryDialog;
});

/** What can be done with a whole batch now. */
export function BatchActions({ result }: { result: BatchResult }) {
  const { t } = useTranslation();
  const permissions = useSelector(selectUserInfo).permissions ?? [];
  const [open, setOpen] = useState<'remind' | 'cancel' | 'retry'>();
  const { batch, toRemind, toCancel } = result;
  const { refused } = batch.counts;
  const close = () => setOpen(undefined);
  return (
    <>
      {toCancel > 0 && (
        <Button color="error" variant="text" onClick={() => setOpen('cancel')}>
          {t('batchDetail.cancel.do')}
        </Button>
      )}
      {batch.status === 'done' && refused > 0 && (
        <Button variant="outlined" onClick={() => setOpen('retry')}>
          {t('batchDetail.retry.do', { count: refused })}
        </Button>
      )}
      {toRemind > 0 && permissions.includes('check.remind') && (
        <Button variant="contained" onClick={() => setOpen('remind')}>
          {t('batchDetail.remind.do', { count: toRemind })}
        </Button>
      )}
      {open === 'remind' && <RemindDialog batchId={batch.batchId} count={toRemind} onClose={close} />}
      {open === 'cancel' && <CancelDialog result={result} onClose={close} />}
      {open === 'retry' && <RetryDialog batchId={batch.batchId} count={refused} onClose={close} />}
    </>
  );
}
