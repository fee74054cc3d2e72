import { useState } from 'react';
import type { Payment } from '../../api/resources/paymentsApi';
import { ScanAmountDialog } from './ScanAmountDialog';
import { ScanCodeDialog } from './ScanCodeDialog';

interface ScanDialogsProps {
  /** What it begins with, in fen; it can be changed. */
  amount?: number | undefined;
  /** A payment that was begun before: its code is shown at once. */
  shown?: Payment | undefined;
  onClose: () => void;
}

/** How much is paid by scanning, then its code, live. */
export function ScanDialogs({ amount, shown, onClose }: ScanDialogsProps) {
  const [payment, setPayment] = useState(shown);
  if (!payment) return <ScanAmountDialog amount={amount} onBegun={setPayment} onClose={onClose} />;
  const { paymentId } = payment;
  return <ScanCodeDialog key={paymentId} paymentId={paymentId} onBegun={setPayment} onClose={onClose} />;
}
