import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { LegalHold } from '../../../api/retentionApi';
import { StatusTag } from '../../../components/StatusTag';
import { TextLink } from '../../../components/TextLink';
import { formatDateTime } from '../../../lib/dates';

interface HoldRowProps {
  hold: LegalHold;
  onRelease: () => void;
}

/** One hold: of which order, why, until when, by whom; and how it ended. */
export function HoldRow({ hold, onRelease }: HoldRowProps) {
  const { t } = useTranslation();
  const until = hold.until
    ? t('accountRetention.hold.untilDay', { day: hold.until })
    : t('accountRetention.hold.open');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <TextLink to={`/backRecord/detail?id=${hold.checkId}`}>{hold.orderNo}</TextLink>
          <StatusTag>{t(`accountRetention.hold.${hold.isInForce ? 'inForce' : 'over'}`)}</StatusTag>
          {hold.isInForce && <small>{until}</small>}
        </Box>
        <div>{hold.reason}</div>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('accountRetention.hold.by', { name: hold.placedBy, time: formatDateTime(hold.placedAt) })}
          {hold.releasedAt &&
            ` · ${t('accountRetention.hold.released', {
              name: hold.releasedBy,
              time: formatDateTime(hold.releasedAt),
              reason: hold.releaseReason,
            })}`}
        </Box>
      </Box>
      {hold.isInForce && (
        <Button
          size="small"
          onClick={onRelease}
          aria-label={t('accountRetention.hold.releaseOne', { order: hold.orderNo })}
        >
          {t('accountRetention.hold.release')}
        </Button>
      )}
    </Box>
  );
}
