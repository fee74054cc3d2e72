import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import {
  notificationRows,
  useNewNotifications,
  useSubjectsAnew,
  useListNotificationsInfiniteQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
  type Notification,
} from '../../api/resources/notificationsApi';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import { ErrorState } from '../../components/feedback/ErrorState';
import { StateMessage } from '../../components/feedback/StateMessage';
import { TextLink } from '../../components/layout/TextLink';
import { selectUserInfo } from '../../session/selectors';
import { NotificationItem } from './components/NotificationItem';
import { PanelSkeleton } from './components/PanelSkeleton';

/** The panel is short: this many fill it and leave some to scroll to. */
const PAGE_ROWS = 20;

interface NotificationPanelProps {
  id: string;
  anchor: HTMLElement;
  /** The bell's count: when it grows the list is fetched again. */
  unread: number;
  onClose: () => void;
}

/** The newest notifications, each a sentence with a link to its subject. */
export function NotificationPanel({ id, anchor, unread, onClose }: NotificationPanelProps) {
  const { t } = useTranslation();
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const query = useListNotificationsInfiniteQuery(
    { body: { limit: PAGE_ROWS, ...(isUnreadOnly && { unread: true }) } },
    openedAnew,
  );
  const [read] = useReadNotificationMutation();
  const [readAll] = useReadAllNotificationsMutation();
  const { userType } = useSelector(selectUserInfo);
  const { rows, error, hasMore, isLoadingMore, onLoadMore } = usePagedRows(query, notificationRows.idOf);
  const readSubjects = useSubjectsAnew();
  useWhenMore(unread, useNewNotifications());
  // Where the bell's number is not known, or older than the list, the list decides.
  const isAllRead = unread === 0 && !rows?.some(({ readAt }) => readAt === null);

  const handleOpen = ({ notificationId, readAt }: Notification) => {
    if (readAt === null) void read({ body: { notificationId } });
    readSubjects();
    onClose();
  };

  const handleReadAll = () => {
    if (!isAllRead) void readAll({ body: {} });
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-label': t('shell.bar.notifications'),
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width: 400,
            maxHeight: 'min(560px, 80vh)',
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.5,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('shell.bar.notifications')}
        </Typography>
        <Button
          size="small"
          color="inherit"
          variant={isUnreadOnly ? 'outlined' : 'text'}
          aria-pressed={isUnreadOnly}
          onClick={() => setUnreadOnly(!isUnreadOnly)}
        >
          {t('notifications.unreadOnly')}
        </Button>
        <Button
          size="small"
          // Not disabled: the focus would be lost, and with it the keyboard position.
          aria-disabled={isAllRead}
          onClick={handleReadAll}
          sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
        >
          {t('notifications.readAll')}
        </Button>
      </Box>
      <Box sx={{ overflowY: 'auto', flex: 1, minHeight: 0 }}>
        {error && <ErrorState {...error} />}
        {!error && !rows && <PanelSkeleton />}
        {rows?.length === 0 && (
          <StateMessage
            title={t(isUnreadOnly ? 'notifications.empty.unread' : 'notifications.empty.title')}
            body={isUnreadOnly ? undefined : t('notifications.empty.body')}
          />
        )}
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {rows?.map((one) => (
            <NotificationItem
              key={one.notificationId}
              notification={one}
              hasAccount={userType === 'staff'}
              onOpen={handleOpen}
            />
          ))}
        </Box>
        {hasMore && (
          <Box sx={{ p: 1, textAlign: 'center' }}>
            <Button size="small" loading={isLoadingMore} onClick={onLoadMore}>
              {t('components.table.loadMore')}
            </Button>
          </Box>
        )}
      </Box>
      <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', fontSize: '0.8125rem' }}>
        <TextLink to="/businessManage?tab=notifications" onClick={onClose}>
          {t('notifications.settings')}
        </TextLink>
      </Box>
    </Popover>
  );
}

/** Brings what is new when the bell's number grows while the list is open. */
function useWhenMore(unread: number, bring: () => void) {
  const before = useRef(unread);
  useEffect(() => {
    if (unread > before.current) bring();
    before.current = unread;
  });
}
