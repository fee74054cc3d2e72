import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import {
  useTickReviewPointMutation,
  type ReportDraft,
  type ReviewPoint,
} from '../../../../api/resources/reportsApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { LinkButton } from '../../../../components/layout/LinkButton';
import { formatDateTime } from '../../../../lib/dates';

interface PointListProps {
  draft: Pick<ReportDraft, 'checkId' | 'items' | 'changed'>;
  points: readonly ReviewPoint[];
  /** Whoever works it again ticks them off. */
  mayTick: boolean;
  /** Beside each point what was changed at its item since it was asked for. */
  showChanges?: boolean;
  /** Opens an item; absent where the points stand at their item. */
  onOpen?: (checkItemId: string) => void;
}

/** What the reviewer asked for: the item of each point, its words, and whether it is done. */
export function PointList({ draft, points, mayTick, showChanges = false, onOpen }: PointListProps) {
  const { t } = useTranslation();
  const [tick] = useTickReviewPointMutation();
  // The api has reported a refusal, and the box stays as the gateway has it.
  const { send, isRunning } = useSubmit(tick);
  const nameOf = (id: string | null) => draft.items.find(({ checkItemId }) => checkItemId === id)?.name;
  const changesAt = (id: string | null) => {
    const parts = draft.changed.find(({ checkItemId }) => checkItemId === id)?.parts;
    if (!parts) return t('reportReview.points.unchanged');
    const named = parts.map((part) => t(`reportReview.points.part.${part}`)).join(t('reportBody.comma'));
    return t('reportReview.points.changed', { parts: named });
  };
  return (
    <Box role="list" sx={{ display: 'grid', gap: 0.75 }}>
      {points.map(({ pointId, checkItemId, text, doneAt, doneBy }) => {
        const words = (
          <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        );
        return (
          <div key={pointId} role="listitem">
            {onOpen && (
              <Box sx={{ fontWeight: 600 }}>
                {checkItemId ? (
                  <LinkButton type="button" onClick={() => onOpen(checkItemId)}>
                    {nameOf(checkItemId)}
                  </LinkButton>
                ) : (
                  t('reportReview.points.whole')
                )}
              </Box>
            )}
            {mayTick ? (
              <FormControlLabel
                sx={{ alignItems: 'flex-start', m: 0, '& .MuiCheckbox-root': { p: 0, mr: 1 } }}
                control={
                  <Checkbox
                    size="small"
                    checked={doneAt !== null}
                    disabled={isRunning}
                    onChange={(event) =>
                      void send({ body: { checkId: draft.checkId, pointId, isDone: event.target.checked } })
                    }
                  />
                }
                label={words}
              />
            ) : (
              words
            )}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {doneAt
                ? t('reportReview.points.done', { name: doneBy, time: formatDateTime(doneAt) })
                : !mayTick && t('reportReview.points.open')}
              {showChanges && checkItemId && <div>{changesAt(checkItemId)}</div>}
            </Box>
          </div>
        );
      })}
    </Box>
  );
}
