import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BankAccountChange } from '../../../api/resources/bankAccountsApi';
import { formatDateTime } from '../../../lib/dates';
import { BankLines } from './BankLines';

/** What a change makes different and why, who asked for it, and what became of it through whom. */
export function BankFacts({ change }: { change: BankAccountChange }) {
  const { t } = useTranslation();
  const { account, before, reason, askedBy, askedAt, decidedBy, decidedAt, refusal } = change;
  const { withdrawnBy, withdrawnAt } = change;
  const decided = refusal === null ? 'bankAccount.signedOffBy' : 'bankAccount.refusedBy';
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <BankLines account={account} before={before} />
      <Box sx={{ whiteSpace: 'pre-line' }}>{t('bankAccount.why', { reason })}</Box>
      <div>{t('bankAccount.askedBy', { name: askedBy, at: formatDateTime(askedAt) })}</div>
      {decidedAt && <div>{t(decided, { name: decidedBy, at: formatDateTime(decidedAt) })}</div>}
      {refusal !== null && (
        <Box sx={{ whiteSpace: 'pre-line' }}>{t('bankAccount.why', { reason: refusal })}</Box>
      )}
      {withdrawnAt && (
        <div>{t('bankAccount.withdrawnBy', { name: withdrawnBy, at: formatDateTime(withdrawnAt) })}</div>
      )}
    </Box>
  );
}
