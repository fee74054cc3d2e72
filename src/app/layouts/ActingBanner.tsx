import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffRoles } from '../../../contract/permissions';
import { useSubmit } from '../../api/useSubmit';
import { LinkButton } from '../../components/LinkButton';
import { leave } from '../../lib/unsavedInput';
import { useAppDispatch, useAppSelector } from '../hooks';
import { cameFrom, switchAccount, type Account } from '../switchAccount';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '8px 24px',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.lamp.yellowSoft,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** Staff inside of a customer's account are told so on every screen, with the way back. */
export function ActingBanner() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { mainName, roles = [], enterprise } = useAppSelector((state) => state.auth.userInfo);
  const [isGoing, setGoing] = useState(false);
  const { send } = useSubmit((to: Account) => dispatch(switchAccount(to, true)), {
    onRefused: () => setGoing(false),
  });
  const isStaff = staffRoles.some((role) => roles.includes(role));
  if (!isStaff || !enterprise || !mainName) return null;
  const back = cameFrom();
  const handleBack = (to: Account) => {
    setGoing(true);
    void send(to);
  };
  return (
    <Bar role="status" className="no-print">
      <span>{t('app.acting.in', { name: mainName })}</span>
      {back ? (
        <LinkButton type="button" disabled={isGoing} onClick={() => leave(() => handleBack(back))}>
          {t('app.acting.back', { name: back.mainName })}
        </LinkButton>
      ) : (
        <span>{t('app.acting.choose')}</span>
      )}
    </Bar>
  );
}
