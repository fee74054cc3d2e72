import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useTranslation } from 'react-i18next';
import type { DateKind } from '../../lib/typedDate';

interface CalendarPopupProps {
  anchor: HTMLElement;
  label: string;
  kind: DateKind;
  /** The wire form; empty: none yet. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

const FORMAT = { month: 'YYYY-MM', day: 'YYYY-MM-DD', minute: 'YYYY-MM-DDTHH:mm' } as const;
/** What is chosen without bounds lies in somebody's working life; anything else can be typed. */
const FIRST_DAY = '1940-01-01';
const YEARS_AHEAD = 10;
const dayOf = (text: string | undefined) => (text ? dayjs(text) : undefined);

/** The calendar of a date field, in the reader's language: arrow keys move in it, Escape leaves it. */
export function CalendarPopup({
  anchor,
  label,
  kind,
  value,
  min,
  max,
  onChoose,
  onClose,
}: CalendarPopupProps) {
  const { t, i18n } = useTranslation();
  const isMonth = kind === 'month';
  const isChinese = i18n.language === 'zh-CN';
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('calendar.title', { label }) } }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={isChinese ? 'zh-cn' : 'en'}
        localeText={{
          previousMonth: t('calendar.previous'),
          nextMonth: t('calendar.next'),
          calendarViewSwitchingButtonAriaLabel: () => t('calendar.years'),
        }}
      >
        <DateCalendar
          autoFocus
          value={dayOf(value) ?? null}
          views={isMonth ? ['year', 'month'] : ['year', 'day']}
          openTo={isMonth ? (value ? 'month' : 'year') : 'day'}
          yearsOrder="desc"
          slotProps={{ calendarHeader: { format: isChinese ? 'YYYY年M月' : 'MMMM YYYY' } }}
          minDate={dayOf(min) ?? dayjs(FIRST_DAY)}
          maxDate={dayOf(max) ?? dayjs().add(YEARS_AHEAD, 'year')}
          onChange={(chosen, state, view) => {
            const isLast = view === (isMonth ? 'month' : 'day');
            if (!chosen || state === 'partial' || (view !== undefined && !isLast)) return;
            // A moment keeps its time of day; without one it is now.
            const time = value ? dayjs(value) : dayjs();
            const whole = kind === 'minute' ? chosen.hour(time.hour()).minute(time.minute()) : chosen;
            onChoose(whole.format(FORMAT[kind]));
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
