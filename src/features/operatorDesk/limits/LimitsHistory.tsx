import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { LimitChange } from '../../../api/resources/limitsApi';
import { Timeline } from '../../../components/data/Timeline';
import { Section } from '../../../components/layout/Section';
import { formatDateTime } from '../../../lib/dates';
import { WithdrawLimit } from './WithdrawLimit';

/** Every change of every limit, the newest first: what was and is, from which day, through whom and why. */
export function LimitsHistory({ history }: { history: readonly LimitChange[] }) {
  const { t } = useTranslation();
  const title = t('limits.history.title');
  if (history.length === 0) return <Section title={title}>{t('limits.history.none')}</Section>;
  return (
    <Section title={title}>
      <Timeline
        label={title}
        entries={history.map((change) => ({
          id: change.changeId,
          title: t(`limits.history.${change.state}`, { day: change.effectiveOn }),
          time: t('limits.history.by', { at: formatDateTime(change.changedAt), name: change.changedBy }),
          isoTime: change.changedAt,
          body: (
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <div>
                {t('limits.wasIs', {
                  name: t(`limits.name.${change.name}`),
                  was: change.before,
                  is: change.value,
                })}
              </div>
              <Box sx={{ whiteSpace: 'pre-line' }}>{t('limits.history.why', { reason: change.reason })}</Box>
              {change.withdrawnAt && (
                <div>
                  {t('limits.history.withdrawnBy', {
                    at: formatDateTime(change.withdrawnAt),
                    name: change.withdrawnBy,
                  })}
                </div>
              )}
              {change.state === 'planned' && <WithdrawLimit change={change} />}
            </Box>
          ),
        }))}
      />
    </Section>
  );
}
