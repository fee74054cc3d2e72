import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { MemberHoldings } from '../../../api/resources/peopleApi';
import { TextLink } from '../../../components/layout/TextLink';
import { selectUserInfo } from '../../../session/selectors';

interface HoldingsProps {
  held: MemberHoldings;
  name: string;
  /** The dialog is left for the screen where a thing is settled. */
  onLeave: () => void;
}

/** What a person holds: how much of it there is, what becomes of it without them, and where somebody else takes it over. */
export function Holdings({
  held: { records, openRecords, approvals, apiKeys, views },
  name,
  onLeave,
}: HoldingsProps) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  if (records + approvals + apiKeys + views === 0)
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
        {approvals > 0 && (
          <li>
            {t('accountUsers.holds.approvals', { count: approvals })}{' '}
            {permissions.includes('order.approve') && (
              <TextLink to="/financialManage?tab=approvals" onClick={onLeave}>
                {t('accountUsers.holds.approvalsWay')}
              </TextLink>
            )}
          </li>
        )}
        {apiKeys > 0 && (
          <li>
            {t('accountUsers.holds.apiKeys', { count: apiKeys })}{' '}
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
