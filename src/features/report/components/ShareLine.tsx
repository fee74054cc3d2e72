import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Share } from '../../../api/resources/reportsApi';
import { StatusTag } from '../../../components/data/StatusTag';
import { Moment } from '../../../components/data/Moment';
import { formatDeadline } from '../../../lib/dates';

interface ShareLineProps {
  share: Share;
  nameOf: (itemCode: string) => string;
  onRevoke: () => void;
}

/** One link: receiver, views with their times, and end. */
export function ShareLine({ share, nameOf, onRevoke }: ShareLineProps) {
  const { t } = useTranslation();
  const mobiles = share.mobiles.join(t('reportBody.comma'));
  const facts = [
    t('reportHistory.list.views', { views: share.views, max: share.maxViews }),
    t('reportHistory.list.ends', { time: formatDeadline(share.expiresAt) }),
    t('reportHistory.list.by', { name: share.createdBy }),
    share.leaveOut.length > 0 &&
      t('reportHistory.list.leftOut', { names: share.leaveOut.map(nameOf).join(t('reportBody.comma')) }),
  ].filter(Boolean);
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: 1, fontWeight: 600 }}>{mobiles}</Box>
        <StatusTag>{t(`reportHistory.list.state.${share.state}`)}</StatusTag>
      </Box>
      <Box sx={{ color: 'look.ink3', fontSize: '0.8125rem' }}>{facts.join(' · ')}</Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, fontSize: '0.8125rem' }}>
        <Box component="details" sx={{ flex: 1, py: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
            {t('reportHistory.list.log')}
          </Box>
          {share.log.length === 0 && t('reportHistory.list.logNone')}
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {share.log.map((view, index) => (
              <li key={index}>
                <Moment at={view.at} isExact /> {view.mobile}
              </li>
            ))}
          </Box>
        </Box>
        {share.state === 'active' && (
          <Button
            size="small"
            color="error"
            onClick={onRevoke}
            aria-label={t('reportHistory.list.revokeOf', { mobiles })}
          >
            {t('reportHistory.list.revoke')}
          </Button>
        )}
      </Box>
    </li>
  );
}
