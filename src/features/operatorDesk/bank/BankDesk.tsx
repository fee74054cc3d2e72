import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBankAccountQuery } from '../../../api/resources/bankAccountsApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Notice } from '../../../components/feedback/Notice';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { lazyPart } from '../../../components/lazyPart';
import type { BankDeed } from './BankDialogs';
import { BankHistory } from './BankHistory';
import { CustomerView } from './CustomerView';
import { OpenChange } from './OpenChange';

// It is read more often than changed.
const BankDialogs = lazyPart(() => import('./BankDialogs').then((module) => module.BankDialogs));

/** What customers transfer to: as they see it now, what waits or is planned, and every change there was. */
export function BankDesk() {
  const { t } = useTranslation();
  const [about, setAbout] = useState<BankDeed>();
  const { data, error, refetch } = useGetBankAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { account, since, changedOn, open, history } = data;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Section title={t('bankAccount.title')}>
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <Box sx={{ color: 'text.secondary' }}>{t('bankAccount.lead')}</Box>
            <Box sx={{ fontWeight: 620 }}>
              {since ? t('bankAccount.since', { day: since }) : t('bankAccount.installed')}
            </Box>
            {account ? (
              <CustomerView account={account} changedOn={changedOn} />
            ) : (
              <Notice>{t('bankAccount.noAccount')}</Notice>
            )}
            {!open && (
              <Button variant="contained" onClick={() => setAbout({ deed: 'ask', desk: data })}>
                {t('bankAccount.change')}
              </Button>
            )}
          </Box>
        </Section>
        {open && <OpenChange change={open} onDecide={(deed) => setAbout({ deed, change: open })} />}
      </Box>
      <BankHistory history={history} />
      {about && <BankDialogs about={about} onClose={() => setAbout(undefined)} />}
    </Box>
  );
}
