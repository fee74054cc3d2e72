import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../api/openSession';
import { toast } from '../../lib/toast';
import { useAppDispatch, useAppSelector } from '../hooks';

/** Who is signed in, and the way out. A failed sign-out keeps the session and says so. */
export function UserMenu() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { nickName = '', mobile = '' } = useAppSelector((state) => state.auth.userInfo);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = anchor !== null;

  const handleSignOut = () => {
    setAnchor(null);
    dispatch(signOut()).catch(() => toast.error(t('app.signOut.failed')));
  };

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
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {initialsOf(nickName)}
        </Avatar>
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={isOpen} onClose={() => setAnchor(null)}>
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, minWidth: 200 }}>
          <Typography sx={{ fontWeight: 600 }}>{nickName}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {mobile}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" />
        <MenuItem onClick={handleSignOut}>
          <ListItemIcon>
            <LogoutOutlined />
          </ListItemIcon>
          {t('app.bar.signOut')}
        </MenuItem>
      </Menu>
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
