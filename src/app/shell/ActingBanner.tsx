import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { staffRoles } from '@probity/contract/roles';
import { lazyPart } from '../../components/lazyPart';
import { useAppSelector } from '../hooks';
import { originAccount } from '../session/switchAccount';

const WayBack = lazyPart(() => import('./WayBack').then((module) => module.WayBack));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '8px 24px',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.lamp.yellowSoft,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** Reminds staff inside a customer's account, on every screen, with the way back. */
export function ActingBanner() {
  const { t } = useTranslation();
  const { mainName, roles = [], enterprise } = useAppSelector((state) => state.auth.userInfo);
  const isStaff = staffRoles.some((role) => roles.includes(role));
  if (!isStaff || !enterprise || !mainName) return null;
  const back = originAccount();
  return (
    <Bar role="status" className="no-print">
      <span>{t('shell.acting.in', { name: mainName })}</span>
      {back ? <WayBack to={back} /> : <span>{t('shell.acting.choose')}</span>}
    </Bar>
  );
}
