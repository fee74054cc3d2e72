import { BANK_FIELDS, type BankAccount } from '@probity/contract/rules/bankAccount';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

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
            was: before?.[field] ?? t('bankAccount.none'),
            is: account[field],
          })}
        </li>
      ))}
    </Box>
  );
}
