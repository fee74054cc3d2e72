import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../components/data/Timeline';
import { Section } from '../components/layout/Section';
import { formatDateTime } from '../lib/dates';
import { WithdrawChange, type PlannedThing, type Withdrawing, type WithdrawQuestion } from './WithdrawChange';

interface HistoryEntry<Which> {
  id: string;
  change: {
    state: 'planned' | 'inForce' | 'past' | 'withdrawn';
    effectiveOn: string | null;
    changedAt: string;
    changedBy: string | null;
    withdrawnAt: string | null;
    withdrawnBy: string | null;
  };
  /** Instead of its state and day. */
  title?: string | undefined;
  /** What was and is. */
  details?: ReactNode;
  /** What the question before it is withdrawn names beside the day. */
  about?: WithdrawQuestion;
  /** Names it to the gateway. */
  which: Which;
}

interface ChangeHistoryProps<Which> {
  thing: Exclude<PlannedThing, 'bankAccount' | 'signedTexts'>;
  /** The newest first. */
  entries: readonly HistoryEntry<Which>[];
  withdraw: Withdrawing<Which>;
  /** Instead of entries, where there are none. */
  none?: string;
}

/** Every change of what operators keep: from which day, who and when, who withdrew it; what is planned can be withdrawn. */
export function ChangeHistory<Which>({ thing, entries, withdraw, none }: ChangeHistoryProps<Which>) {
  const { t } = useTranslation();
  const heading = t(`${thing}.history.title`);
  const drawn = ({ id, change, title, details, about, which }: HistoryEntry<Which>) => {
    const { state, effectiveOn, changedAt, changedBy, withdrawnAt, withdrawnBy } = change;
    const day = effectiveOn ?? '';
    const said = (key: 'by' | 'withdrawnBy', moment: string, name: string) =>
      t(`${thing}.history.${key}`, { at: formatDateTime(moment), name });
    return {
      id,
      title: title ?? t(`${thing}.history.${state}`, { day }),
      time: changedBy ? said('by', changedAt, changedBy) : formatDateTime(changedAt),
      isoTime: changedAt,
      body: (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {details}
          {withdrawnAt && <div>{said('withdrawnBy', withdrawnAt, withdrawnBy ?? '')}</div>}
          {state === 'planned' && (
            <WithdrawChange
              thing={thing}
              about={{ day, ...about }}
              withdraw={withdraw}
              which={which}
              isSmall
            />
          )}
        </Box>
      ),
    };
  };
  return (
    <Section title={heading}>
      {entries.length === 0 && none ? none : <Timeline label={heading} entries={entries.map(drawn)} />}
    </Section>
  );
}
