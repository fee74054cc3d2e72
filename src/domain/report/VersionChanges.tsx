import { useTranslation } from 'react-i18next';
import type { ReportView } from '../../api/resources/reportsApi';
import { Notice } from '../../components/feedback/Notice';
import { LinkButton } from '../../components/layout/LinkButton';
import { formatDateTime } from '../../lib/dates';
import { DifferenceList } from './DifferenceList';
import { itemLabel } from './itemLabel';

interface VersionChangesProps {
  report: Pick<ReportView, 'changes' | 'items' | 'version'>;
  /** By a link: the version before is the one that its reader read. */
  isShared?: boolean;
  /** Leads from an older version to the newest. */
  onNewest?: () => void;
}

/** Says that a newer version holds, or which one this replaced, and what is said otherwise since. */
export function VersionChanges({
  report: { changes, items, version },
  isShared,
  onNewest,
}: VersionChangesProps) {
  const { t } = useTranslation();
  if (!changes) return null;
  const { from, fromAt, to, toAt } = changes;
  const isOlder = version !== to;
  const about = { from, to, fromTime: formatDateTime(fromAt), toTime: formatDateTime(toAt) };
  const key = isOlder ? 'older' : isShared ? 'replacedRead' : 'replaced';
  const labels = Object.fromEntries(items.map((item) => [item.checkItemId, itemLabel(item, t)]));
  return (
    <Notice>
      {t(`reportBody.changes.${key}`, about)}
      <DifferenceList difference={changes} labels={labels} />
      {isOlder && onNewest && (
        <LinkButton type="button" className="no-print" onClick={onNewest}>
          {t('reportBody.changes.newest')}
        </LinkButton>
      )}
    </Notice>
  );
}
