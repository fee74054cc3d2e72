import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/lazyPart';
import { useAppSelector } from '../hooks';

const UserMenuList = lazyPart(() => import('./UserMenuList').then((module) => module.UserMenuList));

/** Who is signed in, and the way out. A failed sign-out keeps the session and says so. */
export function UserMenu() {
  const { t } = useTranslation();
  const { nickName = '' } = useAppSelector((state) => state.auth.userInfo);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = anchor !== null;

  return (
    <>
      <IconButton
        size="small"
        aria-label={`${t('app.bar.user')}: ${nickName}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box
          component="span"
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 30,
            height: 30,
            borderRadius: '50%',
            fontSize: '0.75rem',
            lineHeight: 1,
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initialsOf(nickName)}
        </Box>
      </IconButton>
      {anchor && <UserMenuList id={id} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

/** Two initials of a Latin name, the last two characters of a Chinese one. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  if (words.length > 1)
    return words
      .slice(0, 2)
      .map((word) => [...word][0])
      .join('')
      .toUpperCase();
  const characters = [...(words[0] ?? '')];
  return /^[\u0000-\u024f]/.test(name)
    ? characters.slice(0, 2).join('').toUpperCase()
    : characters.slice(-2).join('');
}
