import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { ReportDraft } from '../../../../api/resources/reportsApi';
import { FormField } from '../../../../components/form/FormField';
import { FieldSelect } from '../../../../components/inputs/CompactSelect';

/** A point being written; an empty id is the whole report. */
export interface TypedPoint {
  checkItemId: string;
  text: string;
}

interface PointsFormProps {
  draft: Pick<ReportDraft, 'items'>;
  typed: readonly TypedPoint[];
  onTyped: (typed: TypedPoint[]) => void;
  /** The one item it is about; absent: each point chooses its own. */
  at?: string;
  /** The fault of the point at this place, in words. */
  faultOf?: (index: number) => string | undefined;
}

/** The points to send a report back with: each an item, or the whole report, and what is to be changed. */
export function PointsForm({ draft, typed, onTyped, at, faultOf }: PointsFormProps) {
  const { t } = useTranslation();
  const set = (index: number, next: Partial<TypedPoint>) =>
    onTyped(typed.map((point, place) => (place === index ? { ...point, ...next } : point)));
  const shown = typed.flatMap((point, index) =>
    at === undefined || point.checkItemId === at ? [{ point, index }] : [],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      {shown.map(({ point, index }, place) => (
        <Box
          key={index}
          role="group"
          aria-label={t('reportReview.points.number', { number: place + 1 })}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', sm: at ? '1fr auto' : '220px 1fr auto' },
          }}
        >
          {!at && (
            <FormField label={t('reportReview.points.about')}>
              {({ id }) => (
                <FieldSelect
                  id={id}
                  value={point.checkItemId}
                  onChange={(event) => set(index, { checkItemId: event.target.value })}
                >
                  <option value="">{t('reportReview.points.whole')}</option>
                  {draft.items.map(({ checkItemId, name }) => (
                    <option key={checkItemId} value={checkItemId}>
                      {name}
                    </option>
                  ))}
                </FieldSelect>
              )}
            </FormField>
          )}
          <FormField label={t('reportReview.points.text')} error={faultOf?.(index)}>
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                value={point.text}
                multiline
                minRows={2}
                onChange={(event) => set(index, { text: event.target.value })}
                slotProps={{ input: { maxLength: 1000, 'aria-describedby': describedBy } }}
              />
            )}
          </FormField>
          <Button
            size="small"
            color="inherit"
            onClick={() => onTyped(typed.filter((_point, one) => one !== index))}
            aria-label={t('reportReview.points.remove', { number: place + 1 })}
            sx={{ alignSelf: 'start', mt: { sm: 3 }, justifySelf: 'start' }}
          >
            {t('common.action.remove')}
          </Button>
        </Box>
      ))}
      {typed.length < 50 && (
        <Button
          size="small"
          startIcon={<AddOutlined />}
          onClick={() => onTyped([...typed, { checkItemId: at ?? '', text: '' }])}
          sx={{ justifySelf: 'start' }}
        >
          {t(at ? 'reportReview.points.addHere' : 'reportReview.points.add')}
        </Button>
      )}
    </Box>
  );
}
