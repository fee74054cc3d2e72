import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazyPart';
import { useAnchor } from '../../hooks/useAnchor';
import { loadPhrases } from '../../i18n/i18n';
import { useAppSelector } from '../hooks';
import { useRoleName } from '../session/useRoleName';

const AccountMenu = lazyPart(async () => {
  const [module] = await Promise.all([import('./AccountMenu'), loadPhrases('frame')]);
  return module.AccountMenu;
});

const Switch = styled('button')(({ theme }) => ({
  font: 'inherit',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  padding: '6px 8px',
  marginLeft: -8,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.look.neutralSoft },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  '& b': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& span': { flex: 'none', color: theme.vars.palette.look.ink3, fontSize: '0.78125rem' },
  // On a phone the name needs the room.
  [theme.breakpoints.down('sm')]: { '& span': { display: 'none' } },
  '& svg': { flex: 'none', fontSize: 18, color: theme.vars.palette.look.ink3 },
}));

/** The current account, and the menu to switch to others. */
export function AccountSwitch() {
  const { t } = useTranslation();
  const account = useAppSelector((state) => state.auth.userInfo.mainName);
  const role = useRoleName();
  const [anchor, setAnchor] = useAnchor();
  const id = useId();
  if (!account) return null;
  return (
    <>
      <Switch
        type="button"
        aria-label={`${t('shell.bar.account')}: ${account}${role ? `, ${role}` : ''}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <b>{account}</b>
        {role && <span>{role}</span>}
        <UnfoldMore />
      </Switch>
      {anchor && <AccountMenu id={id} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
