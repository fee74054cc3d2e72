import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazyPart';
import { PersonMark } from '../../components/data/PersonMark';
import { useAnchor } from '../../hooks/useAnchor';
import { useAppSelector } from '../hooks';
import { UserPicture } from './UserPicture';

const UserMenuList = lazyPart(() => import('./UserMenuList').then((module) => module.UserMenuList));

/** The signed-in user, with the way to their own settings and to signing out. */
export function UserMenu() {
  const { t } = useTranslation();
  const { nickName = '', avatar } = useAppSelector((state) => state.auth.userInfo);
  const [anchor, setAnchor] = useAnchor();
  const id = useId();
  const isOpen = anchor !== null;

  return (
    <>
      <IconButton
        size="small"
        aria-label={`${t('shell.bar.user')}: ${nickName}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {avatar ? <UserPicture name={nickName} avatar={avatar} /> : <PersonMark name={nickName} />}
      </IconButton>
      {anchor && <UserMenuList id={id} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
