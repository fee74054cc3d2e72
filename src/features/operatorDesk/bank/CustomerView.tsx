import type { BankAccount } from '@probity/contract/rules/bankAccount';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PayToAccount } from '../../../domain/PayToAccount';

interface CustomerViewProps {
  account: BankAccount;
  /** From which day on customers would be told so. */
  changedOn: string | null;
}

/** The account on the screen where customers recharge by transfer, drawn by the part that draws it there. */
export function CustomerView({ account, changedOn }: CustomerViewProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        minWidth: 0,
      }}
    >
      <Box id={id} sx={{ fontWeight: 620 }}>
        {t('bankAccount.asSeen')}
      </Box>
      <PayToAccount account={account} changedOn={changedOn} />
    </Box>
  );
}
