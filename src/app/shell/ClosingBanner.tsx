import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { TextLink } from '../../components/layout/TextLink';
import { formatDeadline } from '../../lib/dates';
import { selectUserInfo } from '../../session/selectors';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '8px 24px',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.lamp.redSoft,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** On every screen of an account that closes: who asked, the day of the erasure, and for its owner the way to take it back. */
export function ClosingBanner({ closing }: { closing: { askedBy: string; eraseOn: string } }) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const { askedBy, eraseOn } = closing;
  return (
    <Bar role="status" className="no-print">
      <span>{t('closingNotice.closes', { name: askedBy, day: formatDeadline(eraseOn) })}</span>
      {permissions.includes('account.leave') ? (
        <TextLink to="/businessManage?tab=leaving">{t('closingNotice.takeBack')}</TextLink>
      ) : (
        <span>{t('closingNotice.askOwner')}</span>
      )}
    </Bar>
  );
}
