import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/resources/tasksApi';
import { TASK_KEPT_DAYS } from '@probity/contract/rules/tasks';
import { formatDateTime, formatDeadline } from '../../lib/dates';
import { joinSentences } from '../../lib/joinSentences';
import { isLasting } from './lastingTasks';

const MINUTE = 60;
const HOUR = 3_600;

/** The words of a task, while it runs and once it has ended. */
export function useTaskWords({
  kind,
  status,
  done,
  total,
  perSecond,
  secondsLeft,
  fault,
  outcomes,
  file,
  endedAt,
}: Task) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const size = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });

  const timeLeft = (seconds: number): string => {
    if (seconds < MINUTE) return t('tasks.left.soon');
    return seconds < HOUR
      ? t('tasks.left.minutes', { count: Math.ceil(seconds / MINUTE) })
      : t('tasks.left.hours', { count: Math.ceil(seconds / HOUR) });
  };
  const progress = () => {
    if (status === 'waiting') return t('tasks.waiting');
    if (total === null) return t('tasks.counting');
    if (done >= total) return t('tasks.finishing', { total: number.format(total) });
    const counted = t('tasks.counted', {
      done: number.format(done),
      total: number.format(total),
      percent: Math.floor((done / total) * 100),
    });
    const rate =
      perSecond !== null &&
      t('tasks.rate', { rate: number.format(perSecond < 10 ? perSecond : Math.round(perSecond)) });
    const left = secondsLeft !== null && timeLeft(secondsLeft);
    return [counted, rate, left].filter(Boolean).join(' · ');
  };
  const stands = () =>
    total === null
      ? t('tasks.untouched')
      : t('tasks.stands', { done: number.format(done), total: number.format(total) });
  const kept = () =>
    file
      ? t('tasks.kept', {
          size: size.format(file.size / 1_000_000),
          until: formatDeadline(file.until),
        })
      : '';
  const outcome = () => {
    const time = formatDateTime(endedAt);
    const failed = status === 'failed' && t('tasks.failed', { fault, time });
    if (status === 'failed' && !isLasting(kind)) return [failed];
    if (status === 'failed') return [failed, stands(), kept()];
    if (status === 'cancelled') return [t('tasks.cancelled', { time }), stands(), kept()];
    if (status !== 'done') return [];
    const rows = t('tasks.done', { count: done, rows: number.format(done) });
    return [isLasting(kind) ? t('tasks.ended') : rows, kept()];
  };
  const became =
    outcomes && isLasting(kind)
      ? {
          done:
            outcomes.done > 0 ? t(`tasks.became.${kind}`, { count: outcomes.done }) : t('tasks.became.none'),
          refused: outcomes.refused > 0 && t('tasks.refused', { count: outcomes.refused }),
          reasons: outcomes.reasons.map(({ msg, count }) =>
            t('tasks.reason', { count: number.format(count), msg }),
          ),
        }
      : null;
  /** What leaves a file: the exports, and the deeds, of which it lists what became of each record. */
  const hasFile = kind.endsWith('.export') || isLasting(kind);
  return {
    progress: progress(),
    later: hasFile ? t('tasks.later', { count: TASK_KEPT_DAYS }) : undefined,
    outcome: joinSentences(...outcome()),
    became,
  };
}
