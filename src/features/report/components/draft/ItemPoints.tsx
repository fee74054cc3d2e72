import { useTranslation } from 'react-i18next';
import type { DraftItem, ReportDraft } from '../../../../api/resources/reportsApi';
import { lastReturn } from '../../reportWork';
import { FormPart } from './FormPart';
import { PointList } from './PointList';
import { PointsForm, type TypedPoint } from './PointsForm';

interface ItemPointsProps {
  draft: ReportDraft;
  item: DraftItem;
  /** Points being written, kept by the screen. */
  typed: readonly TypedPoint[];
  onTyped: (typed: TypedPoint[]) => void;
  /** The reviewer writes points. */
  mayWrite: boolean;
  /** Whoever works it again ticks them off. */
  mayTick: boolean;
}

/** At an item: what the reviewer asked for there, and, for the reviewer, what to ask for now. */
export function ItemPoints({ draft, item, typed, onTyped, mayWrite, mayTick }: ItemPointsProps) {
  const { t } = useTranslation();
  const { checkItemId } = item;
  const points = lastReturn(draft)?.points.filter((point) => point.checkItemId === checkItemId) ?? [];
  return (
    <>
      {points.length > 0 && (
        <FormPart title={t('reportReview.points.here')}>
          <PointList draft={draft} points={points} mayTick={mayTick} showChanges={mayWrite} />
        </FormPart>
      )}
      {mayWrite && (
        <FormPart title={t('reportReview.points.ask')}>
          <PointsForm draft={draft} typed={typed} onTyped={onTyped} at={checkItemId} />
        </FormPart>
      )}
    </>
  );
}
