import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { LegalHold } from '../../../api/resources/retentionApi';
import { EntryRow } from '../../../components/layout/EntryRow';
import { StatusTag } from '../../../components/data/StatusTag';
import { TextLink } from '../../../components/layout/TextLink';
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
    <EntryRow
      title={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <TextLink to={`/backRecord/detail?id=${hold.checkId}`}>{hold.orderNo}</TextLink>
          <StatusTag>{t(`accountRetention.hold.${hold.isInForce ? 'inForce' : 'over'}`)}</StatusTag>
          {hold.isInForce && <small>{until}</small>}
        </Box>
      }
      text={hold.reason}
      note={[
        t('accountRetention.hold.by', { name: hold.placedBy, time: formatDateTime(hold.placedAt) }),
        hold.releasedAt &&
          t('accountRetention.hold.released', {
            name: hold.releasedBy,
            time: formatDateTime(hold.releasedAt),
            reason: hold.releaseReason,
          }),
      ]
        .filter(Boolean)
        .join(' · ')}
      end={
        hold.isInForce && (
          <Button
            size="small"
            onClick={onRelease}
            aria-label={t('accountRetention.hold.releaseOne', { order: hold.orderNo })}
          >
            {t('accountRetention.hold.release')}
          </Button>
        )
      }
    />
  );
}
