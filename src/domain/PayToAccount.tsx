import type { BankAccount } from '@probity/contract/rules/bankAccount';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { KeyValueList } from '../components/data/KeyValueList';
import { Notice } from '../components/feedback/Notice';
import { inFours } from '../lib/inFours';

interface PayToAccountProps {
  account: BankAccount;
  /** China's day since which it is this account, while customers are told so. */
  changedOn: string | null;
}

/** Where a customer transfers money to; that it is another account than before, where it is. Its words are those of the recharge screen: `finance`. */
export function PayToAccount({ account, changedOn }: PayToAccountProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{t('finance.recharge.lead')}</Box>
      {changedOn && <Notice>{t('finance.recharge.changedOn', { day: changedOn })}</Notice>}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <KeyValueList
          items={[
            { label: t('finance.recharge.accountName'), value: account.accountName },
            { label: t('finance.recharge.bankName'), value: account.bankName },
            { label: t('finance.recharge.accountNo'), value: inFours(account.accountNo) },
          ]}
        />
      </Box>
    </>
  );
}
