import type { CalendarYear } from '@probity/contract/rules/workingCalendar';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  usePreviewCalendarYearQuery,
  type CalendarPreview,
  type CalendarValues,
} from '../../../api/resources/calendarApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { DayLines } from './DayLines';

interface ConfirmCalendarProps {
  year: number;
  before: CalendarYear;
  values: CalendarValues;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Which days would be something else, and what that is to the checks under way; only then it is done. */
export function ConfirmCalendar({ year, before, values, ...dialog }: ConfirmCalendarProps) {
  const { t } = useTranslation();
  const { currentData, error, refetch } = usePreviewCalendarYearQuery(
    { body: { year, values } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ConfirmDialog
      isOpen
      title={t('workingCalendar.confirm.title', { year })}
      confirmLabel={t('workingCalendar.confirm.action')}
      {...dialog}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <DayLines before={before} values={values} />
        {error && !currentData ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          currentData && <Reached preview={currentData} />
        )}
      </Box>
    </ConfirmDialog>
  );
}

const COUNTS = ['open', 'less', 'more', 'onFreeDay', 'estimates'] as const;

function Reached({ preview }: { preview: CalendarPreview }) {
  const { t } = useTranslation();
  const until = <div>{t('workingCalendar.confirm.until', { day: preview.knownUntil })}</div>;
  if (preview.open === 0)
    return (
      <>
        {until}
        <div>{t('workingCalendar.confirm.none')}</div>
      </>
    );
  return (
    <>
      {until}
      <div>{t('workingCalendar.confirm.stays')}</div>
      <KeyValueList
        items={COUNTS.map((name) => ({ label: t(`workingCalendar.confirm.${name}`), value: preview[name] }))}
      />
    </>
  );
}
