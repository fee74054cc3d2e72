import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  useWithdrawBankAccountMutation,
  type BankAccountChange,
} from '../../../api/resources/bankAccountsApi';
import { Section } from '../../../components/layout/Section';
import { WithdrawChange } from '../../../domain/WithdrawChange';
import { BankFacts } from './BankFacts';
import { CustomerView } from './CustomerView';

interface OpenChangeProps {
  change: BankAccountChange;
  onDecide: (deed: 'signOff' | 'refuse') => void;
}

/** The change that waits: another operator signs it off or refuses it, who asked takes it back. A planned one is withdrawn. */
export function OpenChange({ change, onDecide }: OpenChangeProps) {
  const { t } = useTranslation();
  const { changeId, state, effectiveOn, account, mayDecide } = change;
  const [withdraw] = useWithdrawBankAccountMutation();
  return (
    <Section
      title={t(`bankAccount.open.${state === 'planned' ? 'planned' : 'waiting'}`, { day: effectiveOn })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CustomerView account={account} changedOn={effectiveOn} />
        <BankFacts change={change} />
        {state === 'waiting' && (
          <div>{t(mayDecide ? 'bankAccount.open.readFirst' : 'bankAccount.open.own')}</div>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {state === 'planned' && (
            <WithdrawChange
              thing="bankAccount"
              about={{ day: effectiveOn }}
              withdraw={withdraw}
              which={{ changeId }}
            />
          )}
          {mayDecide && (
            <Button variant="contained" onClick={() => onDecide('signOff')}>
              {t('bankAccount.signOff.action')}
            </Button>
          )}
          {state === 'waiting' && (
            <Button variant="outlined" onClick={() => onDecide('refuse')}>
              {t(mayDecide ? 'bankAccount.refuse.action' : 'bankAccount.refuse.own')}
            </Button>
          )}
        </Box>
      </Box>
    </Section>
  );
}
