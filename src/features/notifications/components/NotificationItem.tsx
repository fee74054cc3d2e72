import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatFen } from '@probity/contract/rules/fen';
import type { Notification } from '../../../api/resources/notificationsApi';
import { currentLanguage } from '../../../i18n/i18n';
import { formatDateTime, formatDeadline } from '../../../lib/dates';
import { formatAgo } from '../../../lib/formatAgo';
import { joinSentences } from '../../../lib/joinSentences';
import { notificationLink } from '../notificationLink';

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  gap: 10,
  padding: '10px 16px',
  color: 'inherit',
  textDecoration: 'none',
  outline: '2px solid transparent',
  outlineOffset: -2,
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: theme.vars.palette.look.neutralSoft },
  '&:focus-visible': { outlineColor: theme.vars.palette.primary.main },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '0.78125rem' },
  // The dot before an unread one.
  '& i': { flex: 'none', width: 8, height: 8, marginTop: 7, borderRadius: 4 },
  '&[data-unread=true] i': { backgroundColor: theme.vars.palette.primary.main },
  '&[data-unread=true] b': { fontWeight: 600 },
  '& b': { fontWeight: 400 },
}));

interface NotificationItemProps {
  notification: Notification;
  /** The reader has several accounts: the item names the one it happened in. */
  hasAccount: boolean;
  onOpen: (notification: Notification) => void;
}

/** One sentence that links to its subject. */
export function NotificationItem({ notification, hasAccount, onOpen }: NotificationItemProps) {
  const { t } = useTranslation();
  const {
    kind,
    orderNo,
    task,
    batchName,
    became,
    records,
    apiKeys,
    amount,
    reason,
    outcome,
    decided,
    day,
    browser,
    newVersion,
    candidateName,
    by,
    mainName,
    createdAt,
    readAt,
  } = notification;
  const what = task && t(`notifications.task.${task}`);
  const changed = newVersion?.changed ?? [];
  const newer =
    newVersion && (`notifications.newVersion.${changed.length > 0 ? 'changed' : 'same'}` as const);
  const isTakenOver = kind === 'member.handedOver' && (amount !== null || apiKeys !== null);
  const parts = isTakenOver && [
    ...(records ? [t('notifications.part.records', { count: records })] : []),
    ...(amount !== null ? [t('notifications.part.approving', { amount: formatFen(amount) })] : []),
    ...(apiKeys !== null ? [t('notifications.part.apiKeys', { count: apiKeys })] : []),
  ];
  const sentence = t(
    newer ??
      (parts
        ? 'notifications.takenOver'
        : records !== null && kind === 'order.awaitingApproval'
          ? 'notifications.batchWaits'
          : `notifications.sentence.${kind}`),
    {
      parts: parts && new Intl.ListFormat(currentLanguage()).format(parts),
      version: newVersion?.version,
      names: new Intl.ListFormat(currentLanguage()).format(changed),
      orderNo: orderNo ?? '',
      count: records ?? 0,
      amount: amount === null ? '' : formatFen(amount),
      reason,
      outcome: outcome && t(`notifications.outcome.${outcome}`),
      account: mainName,
      day: formatDeadline(day),
      browser: browser || t('notifications.unknownBrowser'),
      time: formatDateTime(createdAt),
      by: by ?? t('notifications.colleague'),
      what: what && batchName !== null ? t('notifications.task.ofList', { what, list: batchName }) : what,
    },
  );
  const counted =
    became &&
    joinSentences(
      sentence,
      t('notifications.became', { done: became.done, refused: became.refused }),
      became.unpaid > 0 && t('notifications.unpaid', { orders: became.unpaid }),
    );
  return (
    <li>
      <Row
        to={notificationLink(notification)}
        data-unread={readAt === null}
        onClick={() => onOpen(notification)}
      >
        <i
          role={readAt === null ? 'img' : undefined}
          aria-label={readAt === null ? t('notifications.unread') : undefined}
        />
        <span>
          <b>{counted ?? sentence}</b>
          <small>
            {decided && `${t('notifications.decided')} · `}
            {candidateName && `${candidateName} · `}
            <time dateTime={createdAt} title={formatDateTime(createdAt)}>
              {formatAgo(createdAt, currentLanguage())}
            </time>
            {hasAccount && ` · ${mainName}`}
          </small>
        </span>
      </Row>
    </li>
  );
}
