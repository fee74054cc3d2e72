import { useTranslation } from 'react-i18next';
import type { BankAccountChange } from '../../../api/resources/bankAccountsApi';
import { Timeline } from '../../../components/data/Timeline';
import { Section } from '../../../components/layout/Section';
import { BankFacts } from './BankFacts';

/** Every change, the newest first: what was and what is, why, who asked and who decided, and from which day. */
export function BankHistory({ history }: { history: readonly BankAccountChange[] }) {
  const { t } = useTranslation();
  const title = t('bankAccount.history.title');
  if (history.length === 0) return <Section title={title}>{t('bankAccount.history.none')}</Section>;
  return (
    <Section title={title}>
      <Timeline
        label={title}
        entries={history.map((change) => ({
          id: change.changeId,
          title: t(`bankAccount.history.${change.state}`, { day: change.effectiveOn }),
          time: '',
          body: <BankFacts change={change} />,
        }))}
      />
    </Section>
  );
}
