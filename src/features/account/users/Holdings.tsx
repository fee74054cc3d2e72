import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { MemberHoldings } from '../../../api/resources/peopleApi';
import { TextLink } from '../../../components/layout/TextLink';
import { currentLanguage } from '../../../i18n/i18n';
import { formatAgo } from '../../../lib/formatAgo';
import { selectUserInfo } from '../../../session/selectors';

interface HoldingsProps {
  held: MemberHoldings;
  /** Up to what they may approve, in words; null: nothing, or without an end. */
  upTo: string | null;
  name: string;
  /** The dialog is left for the screen where a thing is settled. */
  onLeave: () => void;
}

/** What a person holds: how much of it there is, what becomes of it without them, and where somebody else takes it over. */
export function Holdings({
  held: { records, openRecords, waitingOrders, openForms, approvals, apiKeys, keysUsedAt, views },
  upTo,
  name,
  onLeave,
}: HoldingsProps) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  if (records + waitingOrders + openForms + approvals + apiKeys + views === 0 && upTo === null)
    return <Typography color="text.secondary">{t('accountUsers.holds.nothing', { name })}</Typography>;
  return (
    <div>
      <Typography>{t('accountUsers.holds.title', { name })}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {records > 0 && (
          <li>
            {t('accountUsers.holds.records', { count: records })}
            {t('accountUsers.holds.open', { count: openRecords })}
          </li>
        )}
        {waitingOrders > 0 && <li>{t('accountUsers.holds.waiting', { count: waitingOrders })}</li>}
        {openForms > 0 && <li>{t('accountUsers.holds.forms', { count: openForms })}</li>}
        {(approvals > 0 || upTo !== null) && (
          <li>
            {upTo === null
              ? t('accountUsers.holds.approvals', { count: approvals })
              : t('accountUsers.holds.approvalsUpTo', { count: approvals, amount: upTo })}{' '}
            {permissions.includes('order.approve') && (
              <TextLink to="/financialManage?tab=approvals" onClick={onLeave}>
                {t('accountUsers.holds.approvalsWay')}
              </TextLink>
            )}
          </li>
        )}
        {apiKeys > 0 && (
          <li>
            {t('accountUsers.holds.apiKeys', { count: apiKeys })}
            {keysUsedAt === null
              ? t('accountUsers.holds.keysUnused')
              : t('accountUsers.holds.keysUsed', { ago: formatAgo(keysUsedAt, currentLanguage()) })}{' '}
            {permissions.includes('apiKey.manage') && (
              <TextLink to="/businessManage?tab=apiKeys" onClick={onLeave}>
                {t('accountUsers.holds.apiKeysWay')}
              </TextLink>
            )}
          </li>
        )}
        {views > 0 && <li>{t('accountUsers.holds.views', { count: views })}</li>}
      </Box>
    </div>
  );
}
