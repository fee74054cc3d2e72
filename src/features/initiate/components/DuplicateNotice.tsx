import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Quote } from '../../../api/resources/ordersApi';
import { CheckStatusChip } from '../../../domain/CheckStatusChip';
import { formatDate } from '../../../lib/dates';

interface DuplicateNoticeProps {
  duplicates: Quote['duplicates'];
  isAccepted: boolean;
  hasFault: boolean;
  inputRef: Ref<HTMLInputElement>;
  onAccept: (isAccepted: boolean) => void;
}

/** Warns of checks of the same person; the order continues only after a confirmation. */
export function DuplicateNotice({
  duplicates,
  isAccepted,
  hasFault,
  inputRef,
  onAccept,
}: DuplicateNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning">
      <AlertTitle>{t('initiate.duplicate.title')}</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {duplicates.map((one) => (
          <Box
            component="li"
            key={one.checkId}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            {t('initiate.duplicate.row', { date: formatDate(one.orderedAt) })}
            <CheckStatusChip status={one.status} />
            <Link component={RouterLink} to={`/backRecord/detail?id=${one.checkId}`}>
              {t('initiate.duplicate.open')}
            </Link>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        // Its box is not cut at the edge of the notice.
        sx={{ ml: 0 }}
        label={t('initiate.duplicate.accept')}
        control={
          <Checkbox
            checked={isAccepted}
            onChange={(_event, checked) => onAccept(checked)}
            slotProps={{ input: { ref: inputRef, 'aria-invalid': hasFault } }}
          />
        }
      />
      {hasFault && !isAccepted && <FormHelperText error>{t('initiate.duplicate.required')}</FormHelperText>}
    </Alert>
  );
}
