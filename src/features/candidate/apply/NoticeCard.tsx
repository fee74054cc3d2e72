import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../../lib/joinSentences';
import { formatLastDay } from '../../../lib/lastDay';
import { ApplyCard } from './ApplyCard';

interface NoticeCardProps {
  /** The enterprise. */
  name: string;
  keepDays: number;
  /** Of a correction: when it is deleted, as it was told before. */
  erasedAt?: string | null | undefined;
  isAgreed: boolean;
  isMissing: boolean;
  onChange: (isAgreed: boolean) => void;
}

/** Who reads what is sent, for how long, and the applicant's right to take it back. */
export function NoticeCard({ name, keepDays, erasedAt, isAgreed, isMissing, onChange }: NoticeCardProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <ApplyCard title={t('apply.notice.title')}>
      <Box>
        {joinSentences(
          t('apply.notice.who', { name }),
          erasedAt
            ? t('apply.notice.day', { day: formatLastDay(erasedAt) })
            : t('apply.notice.days', { count: keepDays }),
          t('apply.notice.own'),
        )}
      </Box>
      <div>
        <FormControlLabel
          label={t('apply.notice.agree')}
          control={
            <Checkbox
              size="medium"
              checked={isAgreed}
              onChange={(_event, checked) => onChange(checked)}
              slotProps={{
                input: { 'aria-invalid': isMissing, 'aria-describedby': isMissing ? errorId : undefined },
              }}
            />
          }
        />
        {isMissing && (
          <FormHelperText id={errorId} error>
            {t('apply.notice.agreeMissing')}
          </FormHelperText>
        )}
      </div>
    </ApplyCard>
  );
}
