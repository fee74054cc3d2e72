import type { BankAccount } from '@probity/contract/rules/bankAccount';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { KeyValueList } from '../components/data/KeyValueList';
import { Notice } from '../components/feedback/Notice';

interface PayToAccountProps {
  account: BankAccount;
  /** China's day since which it is this account, while customers are told so. */
  changedOn: string | null;
}

/** Where a customer transfers money to; that it is another account than before, where it is. Its words: `payTo`. */
export function PayToAccount({ account, changedOn }: PayToAccountProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{t('payTo.lead')}</Box>
      {changedOn && <Notice>{t('payTo.changedOn', { day: changedOn })}</Notice>}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <KeyValueList
          items={[
            { label: t('payTo.accountName'), value: account.accountName },
            { label: t('payTo.bankName'), value: account.bankName },
            { label: t('payTo.accountNo'), value: account.accountNo },
          ]}
        />
      </Box>
    </>
  );
}
