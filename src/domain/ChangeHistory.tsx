import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../components/data/Timeline';
import { Section } from '../components/layout/Section';
import { formatDateTime } from '../lib/dates';
import { OpenedVersion } from './OpenedVersion';
import { WithdrawChange, type PlannedThing, type Withdrawing, type WithdrawQuestion } from './WithdrawChange';

interface HistoryEntry<Which> {
  id: string;
  change: {
    /** What counts from a day on is planned, in force, past or withdrawn; other states stand in the title. */
    state: string;
    effectiveOn: string | null;
    changedAt: string | null;
    changedBy: string | null;
    withdrawnAt: string | null;
    withdrawnBy: string | null;
  };
  /** Instead of its state and day. */
  title?: string | undefined;
  /** What was and is, and why. */
  details?: ReactNode;
  /** What a second person made of it, and when. */
  decided?: ReactNode;
  /** As it was left, opened in place. */
  version?: () => ReactNode;
  /** What the question before it is withdrawn names beside the day. */
  about?: WithdrawQuestion;
  /** Names it to the gateway. */
  which: Which;
}

/** What stands there is withdrawn from its history, or where it is signed off; a calendar is never planned. */
type Kept<Which> =
  | { thing: PlannedThing; withdraw: Withdrawing<Which> }
  | { thing: 'bankAccount' | 'signedTexts' | 'workingCalendar'; withdraw?: undefined };

type ChangeHistoryProps<Which> = Kept<Which> & {
  /** The newest first. */
  entries: readonly HistoryEntry<Which>[];
  /** Instead of entries, where there are none. */
  none?: string;
};

/**
 * Every change of what operators keep: from which day on, who and when, what was and is, what a second person made of it, who withdrew
 * it; what is planned can be withdrawn.
 */
export function ChangeHistory<Which>({ entries, none, ...kept }: ChangeHistoryProps<Which>) {
  const { t } = useTranslation();
  const heading = t(`${kept.thing}.history.title`);
  const drawn = (entry: HistoryEntry<Which>) => {
    const { id, change, details, decided, version, about, which } = entry;
    const { state, effectiveOn, changedAt, changedBy, withdrawnAt, withdrawnBy } = change;
    const day = effectiveOn ?? '';
    const said = (key: 'by' | 'withdrawnBy', moment: string, name: string) =>
      t(`${kept.thing}.history.${key}`, { at: formatDateTime(moment), name });
    const title = entry.title ?? t(`${kept.thing}.history.${state as 'planned'}`, { day });
    const time = changedBy && changedAt ? said('by', changedAt, changedBy) : formatDateTime(changedAt);
    return {
      id,
      title,
      time,
      ...(changedAt && { isoTime: changedAt }),
      body: (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {details}
          {decided}
          {withdrawnAt && <div>{said('withdrawnBy', withdrawnAt, withdrawnBy ?? '')}</div>}
          {version && (
            <OpenedVersion
              label={t(`${kept.thing}.history.version`)}
              // Several changes of one day have the same title.
              about={t('common.labelled', { label: title, text: time })}
              version={version}
            />
          )}
          {kept.withdraw && state === 'planned' && (
            <WithdrawChange
              thing={kept.thing}
              about={{ day, ...about }}
              withdraw={kept.withdraw}
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
