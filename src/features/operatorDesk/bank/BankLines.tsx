import { BANK_FIELDS, type BankAccount, type BankField } from '@probity/contract/rules/bankAccount';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { inFours } from '../../../lib/inFours';

const shown = (account: BankAccount, field: BankField): string =>
  field === 'accountNo' ? inFours(account.accountNo) : account[field];

interface BankLinesProps {
  account: BankAccount;
  before: BankAccount | null;
}

/** What a change makes different, was and is, one line each. */
export function BankLines({ account, before }: BankLinesProps) {
  const { t } = useTranslation();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {BANK_FIELDS.filter((field) => account[field] !== before?.[field]).map((field) => (
        <li key={field}>
          {t('bankAccount.wasIs', {
            label: t(`finance.recharge.${field}`),
            was: before ? shown(before, field) : t('bankAccount.none'),
            is: shown(account, field),
          })}
        </li>
      ))}
    </Box>
  );
}
