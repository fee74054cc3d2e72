import { useTranslation } from 'react-i18next';
import type { BankAccountChange } from '../../../api/resources/bankAccountsApi';
import { ChangeHistory } from '../../../domain/ChangeHistory';
import { BankDecision, BankReason } from './BankFacts';
import { BankLines } from './BankLines';
import { CustomerView } from './CustomerView';

/** The states of an account that customers see, saw, or will see. */
const SEEN: readonly string[] = ['planned', 'inForce', 'past'];

/** Every change, the newest first: what was and what is, why, who asked and who decided, from which day, and the account it left. */
export function BankHistory({ history }: { history: readonly BankAccountChange[] }) {
  const { t } = useTranslation();
  const entries = history.map((change) => {
    const { changeId, account, before, state, effectiveOn, reason } = change;
    return {
      id: changeId,
      change: { ...change, changedAt: change.askedAt, changedBy: change.askedBy },
      title: t(`bankAccount.history.${state}`, { day: effectiveOn }),
      details: (
        <>
          <BankLines account={account} before={before} />
          <BankReason reason={reason} />
        </>
      ),
      decided: <BankDecision change={change} />,
      // One that was refused or withdrawn was never seen by a customer.
      ...(SEEN.includes(state) && {
        version: () => <CustomerView account={account} changedOn={effectiveOn} />,
      }),
      which: undefined,
    };
  });
  return <ChangeHistory thing="bankAccount" entries={entries} none={t('bankAccount.history.none')} />;
}
