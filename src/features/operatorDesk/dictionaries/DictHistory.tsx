import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { DictChange } from '../../../api/resources/dictionariesApi';
import { Timeline } from '../../../components/data/Timeline';
import { Section } from '../../../components/layout/Section';
import { formatDateTime } from '../../../lib/dates';
import { DictDifferenceList } from './DictDifferenceList';
import { WithdrawDict } from './WithdrawDict';

/** Every change of every dictionary, the newest first: what was and is, from which day, and through whom. */
export function DictHistory({ history }: { history: readonly DictChange[] }) {
  const { t } = useTranslation();
  const title = t('dictionaries.history.title');
  if (history.length === 0) return <Section title={title}>{t('dictionaries.history.none')}</Section>;
  return (
    <Section title={title}>
      <Timeline
        label={title}
        entries={history.map((change) => ({
          id: change.changeId,
          title: t(`dictionaries.history.${change.state}`, { day: change.effectiveOn }),
          time: t('dictionaries.history.by', {
            at: formatDateTime(change.changedAt),
            name: change.changedBy,
          }),
          isoTime: change.changedAt,
          body: (
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>{t(`dictionaries.name.${change.type}`)}</Box>
              <DictDifferenceList before={change.before} after={change.entries} />
              {change.withdrawnAt && (
                <div>
                  {t('dictionaries.history.withdrawnBy', {
                    at: formatDateTime(change.withdrawnAt),
                    name: change.withdrawnBy,
                  })}
                </div>
              )}
              {change.state === 'planned' && <WithdrawDict change={change} />}
            </Box>
          ),
        }))}
      />
    </Section>
  );
}
