import { specialDays, type CalendarPeriod } from '@probity/contract/rules/workingCalendar';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { MonthTable, type PressedDays } from './MonthTable';

interface YearGridProps {
  year: number;
  periods: readonly CalendarPeriod[];
  /** Its days can be pressed. */
  press?: PressedDays;
  /** Beside something else: two months in a row also there. */
  isSmall?: boolean;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const KINDS = ['free', 'worked', 'weekend'] as const;

/** The twelve months of a year, with what is free and what is worked. */
export function YearGrid({ year, periods, press, isSmall }: YearGridProps) {
  const { t } = useTranslation();
  const special = specialDays(periods);
  return (
    <Box
      sx={(theme) => {
        const { lamp, look, primary, text } = theme.vars.palette;
        return {
          '& .day': { borderRadius: '5px', p: '2px 0', display: 'block' },
          '& td[data-day]': {
            ...{ height: 32, borderRadius: '5px', cursor: 'pointer' },
            '&[aria-disabled=true]': { cursor: 'default', opacity: 0.6 },
            '&:not([aria-disabled=true]):hover': { outline: `1px solid ${look.lineField}` },
            '&:focus-visible': { outline: `2px solid ${primary.main}` },
          },
          '& .free': { backgroundColor: lamp.redSoft, color: lamp.red, fontWeight: 600 },
          '& .worked': { backgroundColor: lamp.blueSoft, color: lamp.blue, fontWeight: 600 },
          '& .weekend': { backgroundColor: look.neutralSoft, color: text.secondary },
        };
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5, fontSize: '0.8125rem' }}>
        {KINDS.map((kind) => (
          <Box key={kind} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box component="span" className={`day ${kind}`} sx={{ width: 20, height: 18 }} />
            {t(`workingCalendar.legend.${kind}`)}
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${isSmall ? 132 : 200}px, 100%), 1fr))`,
        }}
      >
        {MONTHS.map((month) => (
          <MonthTable key={month} {...{ year, month, special, press }} />
        ))}
      </Box>
    </Box>
  );
}
