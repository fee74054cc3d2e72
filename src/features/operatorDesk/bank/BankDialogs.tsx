import type { BankAccountChange, BankAccountDesk } from '../../../api/resources/bankAccountsApi';
import { AskBankDialog } from './AskBankDialog';
import { RefuseBankDialog } from './RefuseBankDialog';
import { SignOffBankDialog } from './SignOffBankDialog';

/** What an operator is about to do. */
export type BankDeed =
  { deed: 'ask'; desk: BankAccountDesk } | { deed: 'signOff' | 'refuse'; change: BankAccountChange };

interface BankDialogsProps {
  about: BankDeed;
  onClose: () => void;
}

/** The dialogs of the bank account, fetched together when the first of them opens: most who look change nothing. */
export function BankDialogs({ about, onClose }: BankDialogsProps) {
  switch (about.deed) {
    case 'ask':
      return <AskBankDialog desk={about.desk} onClose={onClose} />;
    case 'signOff':
      return <SignOffBankDialog change={about.change} onClose={onClose} />;
    case 'refuse':
      return <RefuseBankDialog change={about.change} onClose={onClose} />;
  }
}
