import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccountChange } from '../../../api/resources/bankAccountsApi';
import { Section } from '../../../components/layout/Section';
import { lazyPart } from '../../../components/lazyPart';
import { BankFacts } from './BankFacts';
import { CustomerView } from './CustomerView';
import { WithdrawBank } from './WithdrawBank';

const SignOffBankDialog = lazyPart(() =>
  import('./SignOffBankDialog').then((module) => module.SignOffBankDialog),
);
const RefuseBankDialog = lazyPart(() =>
  import('./RefuseBankDialog').then((module) => module.RefuseBankDialog),
);

/** The change that waits: another operator signs it off or refuses it, who asked takes it back. A planned one is withdrawn. */
export function OpenChange({ change }: { change: BankAccountChange }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'signOff' | 'refuse'>();
  const { state, effectiveOn, account, mayDecide } = change;
  const close = () => setAsked(undefined);
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
          {state === 'planned' && <WithdrawBank change={change} />}
          {mayDecide && (
            <Button variant="contained" onClick={() => setAsked('signOff')}>
              {t('bankAccount.signOff.action')}
            </Button>
          )}
          {state === 'waiting' && (
            <Button variant="outlined" onClick={() => setAsked('refuse')}>
              {t(mayDecide ? 'bankAccount.refuse.action' : 'bankAccount.refuse.own')}
            </Button>
          )}
        </Box>
      </Box>
      {asked === 'signOff' && <SignOffBankDialog change={change} onClose={close} />}
      {asked === 'refuse' && <RefuseBankDialog change={change} onClose={close} />}
    </Section>
  );
}
