import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/layout/LinkButton';
import type { ReportView } from '../../api/resources/reportsApi';
import { goToItem } from './itemAnchor';
import { itemLabel } from './itemLabel';

const MOST_NAMED = 3;

/** What makes the verdict: links to the items with its lamp, and how many it counts that a link leaves out. */
export function VerdictFrom({ report }: { report: Pick<ReportView, 'items' | 'lamp' | 'leftOutCounted'> }) {
  const { t } = useTranslation();
  const { lamp, leftOutCounted: items } = report;
  const leading = lamp === 'green' ? [] : report.items.filter((item) => item.lamp === lamp);
  return (
    <>
      {leading.length > 0 && <span>{t('reportBody.verdictFrom')}</span>}
      {leading.slice(0, MOST_NAMED).map((item) => (
        <LinkButton key={item.checkItemId} type="button" onClick={() => goToItem(item.checkItemId)}>
          {itemLabel(item, t)}
        </LinkButton>
      ))}
      {leading.length > MOST_NAMED && (
        <span>{t('reportBody.verdictFromMore', { count: leading.length - MOST_NAMED })}</span>
      )}
      {items > 0 && <span>{t('reportBody.alsoCounts', { items })}</span>}
    </>
  );
}
