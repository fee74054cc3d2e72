import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../api/resources/paymentsApi';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { PaymentList } from './PaymentList';

const ScanDialogs = lazyPart(() => import('./ScanDialogs').then((module) => module.ScanDialogs));
const CancelPayment = lazyPart(() => import('./CancelPayment').then((module) => module.CancelPayment));

/** Recharging by scanning a code, and what became of each payment. Where it is switched off, what was paid so before. */
export function ScanRecharges({ isOffered }: { isOffered: boolean }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<Payment>();
  const [cancelling, setCancelling] = useState<Payment>();
  return (
    <>
      {isOffered && (
        <Section title={t('finance.scan.section')}>
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <Box sx={{ color: 'text.secondary' }}>{t('finance.scan.lead')}</Box>
            <Button variant="contained" onClick={() => setAsking(true)}>
              {t('finance.scan.begin')}
            </Button>
          </Box>
        </Section>
      )}
      <PaymentList onShow={setShown} onCancel={setCancelling} />
      {isAsking && <ScanDialogs onClose={() => setAsking(false)} />}
      {shown && <ScanDialogs key={shown.paymentId} shown={shown} onClose={() => setShown(undefined)} />}
      {cancelling && <CancelPayment payment={cancelling} onClose={() => setCancelling(undefined)} />}
    </>
  );
}
