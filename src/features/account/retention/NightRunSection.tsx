import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { RetentionSetting } from '../../../api/resources/retentionApi';
import { Section } from '../../../components/layout/Section';
import { formatDateTime, formatDeadline } from '../../../lib/dates';

type NightRun = NonNullable<RetentionSetting['lastRun']>;

/** The last erasure with its time, progress and result, and the time of the next one. */
export function NightRunSection({ lastRun, nextRunAt }: Pick<RetentionSetting, 'lastRun' | 'nextRunAt'>) {
  const { t } = useTranslation();
  return (
    <Section title={t('accountRetention.run.title')}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {lastRun ? <RunLines run={lastRun} /> : <span>{t('accountRetention.run.none')}</span>}
        <span>{t('accountRetention.run.next', { time: formatDeadline(nextRunAt) })}</span>
      </Box>
    </Section>
  );
}

function RunLines({ run }: { run: NightRun }) {
  const { t, i18n } = useTranslation();
  const { status, startedAt, endedAt, done, total, erased, files } = run;
  const number = new Intl.NumberFormat(i18n.language);
  const state =
    status === 'waiting' || status === 'running'
      ? t(`accountRetention.run.${total === null ? 'begun' : 'underWay'}`, {
          time: formatDateTime(startedAt),
          done: number.format(done),
          total: number.format(total ?? 0),
        })
      : t(`accountRetention.run.${status === 'done' ? 'done' : 'failed'}`, { time: formatDateTime(endedAt) });
  return (
    <>
      <span>{state}</span>
      {erased.length > 0 || files > 0 ? (
        <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
          {erased.map(({ rule, checks }) => (
            <li key={rule}>
              {t('accountRetention.run.erased', {
                rule: t(`accountRetention.rule.${rule}`),
                checks: t('accountRetention.preview.count', { count: checks }),
              })}
            </li>
          ))}
          {files > 0 && <li>{t('accountRetention.run.files', { count: files })}</li>}
        </Box>
      ) : (
        status === 'done' && <span>{t('accountRetention.run.nothing')}</span>
      )}
    </>
  );
}
