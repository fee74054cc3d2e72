import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { readOneselfAnew } from '../../api/resources/readsOneselfAnew';
import { TextLink } from '../../components/layout/TextLink';
import { formatDeadline } from '../../lib/dates';
import { whileWorking } from '../../lib/whileWorking';
import { selectUserInfo } from '../../session/selectors';
import type { UserInfo } from '../../session/types';
import { useAppDispatch } from '../hooks';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '8px 24px',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.lamp.redSoft,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

interface ClosingBannerProps {
  closing: NonNullable<NonNullable<UserInfo['enterprise']>['closing']>;
}

/** On every screen of an account that closes: who asked, the day of the erasure, and for its owner the way to take it back. */
export function ClosingBanner({ closing }: ClosingBannerProps) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const { askedBy, eraseOn, state } = closing;
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Asked for while somebody works: a call by itself would keep the session of an empty chair.
    if (state === 'erased') return undefined;
    return whileWorking(() => void dispatch(readOneselfAnew()));
  }, [dispatch, state]);
  return (
    <Bar role="status" className="no-print">
      <span>{t(`closingNotice.says.${state}`, { name: askedBy, day: formatDeadline(eraseOn) })}</span>
      {(state === 'closing' || state === 'postponed') &&
        (permissions.includes('account.leave') ? (
          <TextLink to="/businessManage?tab=leaving">{t('closingNotice.takeBack')}</TextLink>
        ) : (
          <span>{t('closingNotice.askOwner')}</span>
        ))}
    </Bar>
  );
}
