import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BankAccountChange } from '../../../api/resources/bankAccountsApi';
import { formatDateTime } from '../../../lib/dates';
import { BankLines } from './BankLines';

/** What a change makes different and why, who asked for it, and what became of it through whom. */
export function BankFacts({ change }: { change: BankAccountChange }) {
  const { t } = useTranslation();
  const { account, before, reason, askedBy, askedAt } = change;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <BankLines account={account} before={before} />
      <BankReason reason={reason} />
      <div>{t('bankAccount.askedBy', { name: askedBy, at: formatDateTime(askedAt) })}</div>
      <BankDecision change={change} />
    </Box>
  );
}

export function BankReason({ reason }: { reason: string }) {
  const { t } = useTranslation();
  return <Box sx={{ whiteSpace: 'pre-line' }}>{t('bankAccount.why', { reason })}</Box>;
}

/** Who signed it off, or refused it and why. */
export function BankDecision({ change: { decidedBy, decidedAt, refusal } }: { change: BankAccountChange }) {
  const { t } = useTranslation();
  if (!decidedAt) return null;
  const decided = refusal === null ? 'bankAccount.history.signedOffBy' : 'bankAccount.history.refusedBy';
  return (
    <>
      <div>{t(decided, { name: decidedBy, at: formatDateTime(decidedAt) })}</div>
      {refusal !== null && <BankReason reason={refusal} />}
    </>
  );
}
