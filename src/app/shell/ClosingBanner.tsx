import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { readOneselfAnew } from '../../api/resources/readsOneselfAnew';
import { TextLink } from '../../components/layout/TextLink';
import { formatDeadline } from '../../lib/dates';
import { askWhileVisible } from '../../lib/whileVisible';
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

/** Seconds after which a page that stays open asks again whether the account closes. */
const ASK_SECONDS = 60;

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
    const ask = async () => {
      await dispatch(readOneselfAnew());
      return true;
    };
    return askWhileVisible(ask, ASK_SECONDS);
  }, [dispatch]);
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
