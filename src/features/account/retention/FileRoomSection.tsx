import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import type { RetentionSetting } from '../../../api/resources/retentionApi';
import { Notice } from '../../../components/feedback/Notice';
import { Section } from '../../../components/layout/Section';

const LOW_FROM = 0.8;
const MEGABYTE = 1_000_000;

/** The storage used by the account's files, by number and by size, with a warning before it runs out. */
export function FileRoomSection({ room }: { room: RetentionSetting['files'] }) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const megabytes = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const kinds = [
    {
      part: partOf(room.count, room.mostCount),
      text: t('accountRetention.files.count', {
        kept: number.format(room.count),
        most: number.format(room.mostCount),
      }),
    },
    {
      part: partOf(room.bytes, room.mostBytes),
      text: t('accountRetention.files.size', {
        size: megabytes.format(room.bytes / MEGABYTE),
        most: megabytes.format(room.mostBytes / MEGABYTE),
      }),
    },
  ];
  const isLow = kinds.some(({ part }) => part >= LOW_FROM);
  return (
    <Section title={t('accountRetention.files.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {kinds.map(({ part, text }) => (
          <Box key={text} sx={{ display: 'grid', gap: 0.5 }}>
            <span>{text}</span>
            <LinearProgress
              variant="determinate"
              color={part >= LOW_FROM ? 'warning' : 'primary'}
              value={part * 100}
              aria-label={text}
            />
          </Box>
        ))}
        {isLow && <Notice>{t('accountRetention.files.low')}</Notice>}
      </Box>
    </Section>
  );
}

/** A part of 1; all of it where there is no room at all. */
function partOf(kept: number, most: number): number {
  return most > 0 ? Math.min(kept / most, 1) : 1;
}
