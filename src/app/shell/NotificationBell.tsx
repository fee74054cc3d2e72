import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadCount } from '../../api/resources/bellApi';
import { lazyPart } from '../../components/lazyPart';
import { useAnchor } from '../../hooks/useAnchor';
import { loadPhrases } from '../../i18n/i18n';

/** The gateway counts up to one more. */
const MOST = 99;

const NotificationPanel = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/notifications/NotificationPanel'),
    loadPhrases('notifications'),
  ]);
  return module.NotificationPanel;
});

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -1,
  right: -3,
  minWidth: 16,
  padding: '0 4px',
  borderRadius: 8,
  fontSize: '0.625rem',
  fontWeight: 700,
  lineHeight: '16px',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
}));

/**
 * The bell with the number of unread notifications, polled while the tab is visible. The notifications are fetched when it
 * is opened.
 */
export function NotificationBell() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useAnchor();
  const id = useId();
  const unread = useUnreadCount() ?? 0;
  const count = unread > MOST ? `${MOST}+` : String(unread);
  const label = unread > 0 ? t('shell.bar.unread', { count }) : t('shell.bar.notifications');
  return (
    <>
      <IconButton
        size="small"
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <NotificationsNoneOutlined fontSize="small" />
        {unread > 0 && <Count aria-hidden>{count}</Count>}
      </IconButton>
      {anchor && (
        <NotificationPanel id={id} anchor={anchor} unread={unread} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
