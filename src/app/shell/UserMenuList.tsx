import LockOutlined from '@mui/icons-material/LockOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { signOut } from '../../api/resources/openSession';
import { toast } from '../../lib/toast';
import { leave } from '../../lib/unsavedInput';
import { useAppDispatch, useAppSelector } from '../hooks';

interface UserMenuListProps {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The entries of the user menu. A failed sign-out keeps the session and says so. */
export function UserMenuList({ id, anchor, onClose }: UserMenuListProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { nickName = '', mobile = '' } = useAppSelector((state) => state.auth.userInfo);

  const handleSignOut = () => {
    onClose();
    leave(() => void dispatch(signOut()).catch(() => toast.error(t('app.signOut.failed'))));
  };

  return (
    <Menu id={id} anchorEl={anchor} open onClose={onClose}>
      <Box component="li" role="presentation" sx={{ px: 2, py: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>{nickName}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {mobile}
        </Typography>
      </Box>
      <Divider component="li" role="presentation" />
      <MenuItem component={Link} to="/businessManage?tab=me" onClick={onClose}>
        <ListItemIcon>
          <PersonOutlined />
        </ListItemIcon>
        {t('shell.bar.profile')}
      </MenuItem>
      <MenuItem component={Link} to="/businessManage?tab=security" onClick={onClose}>
        <ListItemIcon>
          <LockOutlined />
        </ListItemIcon>
        {t('shell.bar.security')}
      </MenuItem>
      <MenuItem component={Link} to="/businessManage?tab=notifications" onClick={onClose}>
        <ListItemIcon>
          <NotificationsNoneOutlined />
        </ListItemIcon>
        {t('shell.bar.notifications')}
      </MenuItem>
      <MenuItem onClick={handleSignOut}>
        <ListItemIcon>
          <LogoutOutlined />
        </ListItemIcon>
        {t('shell.bar.signOut')}
      </MenuItem>
    </Menu>
  );
}
