import { useTranslation } from 'react-i18next';
import type { OwnApplication } from '../../../api/resources/ownApplicationApi';
import { Notice } from '../../../components/feedback/Notice';
import { formatLastDay } from '../../../lib/lastDay';

interface NotTakingProps {
  view: OwnApplication;
  /** When what is filled in was last saved. */
  savedAt: string | null;
  /** Some of it is not saved. */
  isDirty: boolean;
}

/** A form that takes nothing now, or nothing more, while somebody fills it in: whom to ask, and where what is typed is kept. */
export function NotTaking({ view: { mainName, isFull, erasedAt }, savedAt, isDirty }: NotTakingProps) {
  const { t } = useTranslation();
  const kept = savedAt !== null && !isDirty;
  return (
    <div role="status">
      <Notice>
        {t(isFull ? 'apply.full' : 'apply.closed', { name: mainName })}{' '}
        {kept && erasedAt ? t('apply.keptUntil', { day: formatLastDay(erasedAt) }) : t('apply.keptHere')}
      </Notice>
    </div>
  );
}
