import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '../../api/files/useFileDownload';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import { rechargeRows, useListRechargesInfiniteQuery, type Recharge } from '../../api/resources/rechargesApi';
import { StatusTag, type Tone } from '../../components/data/StatusTag';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Section } from '../../components/layout/Section';
import { formatDateTime, formatDeadline } from '../../lib/dates';
import { inFours } from '../../lib/inFours';

interface RechargeHandlers {
  onWithdraw: (row: Recharge) => void;
  onReplace: (row: Recharge) => void;
  onAgain: (row: Recharge) => void;
}

/** What the account submitted, the newest first, and what became of each. They are few: a list, no table. */
export function RechargeList(handlers: RechargeHandlers) {
  const { t } = useTranslation();
  const list = usePagedRows(useListRechargesInfiniteQuery({ body: {} }, openedAnew), rechargeRows.idOf);
  const { rows, error } = list;
  return (
    <Section title={t('finance.recharge.list.title')}>
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!rows && !error && <PageSkeleton />}
      {rows?.length === 0 && (
        <EmptyState title={t('finance.recharge.list.empty')} body={t('finance.recharge.list.emptyBody')} />
      )}
      {list.onLoadEarlier && (
        <Button onClick={() => void list.onLoadEarlier?.(0)}>{t('finance.recharge.list.newer')}</Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <Box
            component="li"
            key={row.rechargeId}
            sx={{ display: 'grid', gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
          >
            <Amount row={row} />
            <State row={row} />
            <span>{t('finance.recharge.list.paidBy', { day: row.paidOn, name: row.payerName })}</span>
            {row.paidTo && (
              <Box sx={{ overflowWrap: 'anywhere' }}>
                {t('finance.recharge.list.paidTo', {
                  ...row.paidTo,
                  accountNo: inFours(row.paidTo.accountNo),
                })}
              </Box>
            )}
            <Box sx={{ color: 'text.secondary' }}>
              {t('finance.recharge.list.by', { at: formatDateTime(row.askedAt), name: row.askedBy })}
            </Box>
            <Actions row={row} {...handlers} />
          </Box>
        ))}
      </Box>
      {list.hasMore && (
        <Button loading={list.isLoadingMore} onClick={list.onLoadMore}>
          {t('finance.recharge.list.more')}
        </Button>
      )}
    </Section>
  );
}

/** What was claimed; what came, where it differs. */
function Amount({ row: { amount, receivedAmount } }: { row: Recharge }) {
  const { t } = useTranslation();
  return (
    <Box>
      <Box sx={{ fontWeight: 600 }}>{formatFen(amount)}</Box>
      {receivedAmount !== null && receivedAmount !== amount && (
        <Box>{t('finance.recharge.list.received', { amount: formatFen(receivedAmount) })}</Box>
      )}
    </Box>
  );
}

const tones: Record<Recharge['status'], Tone> = {
  waiting: 'blue',
  confirmed: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
};

function State({ row: { status, reason, bankReference, reversed, reversedWhy, dueOn } }: { row: Recharge }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      <StatusTag tone={tones[status]}>{t(`finance.recharge.status.${status}`)}</StatusTag>
      {dueOn !== null && <Box>{t('finance.recharge.list.dueOn', { day: formatDeadline(dueOn) })}</Box>}
      {reversed && <Box>{t('finance.recharge.list.reversed')}</Box>}
      {reversedWhy !== null && <Box>{t('finance.recharge.list.reversedWhy', { reason: reversedWhy })}</Box>}
      {reason !== null && <Box>{t('finance.recharge.list.reason', { reason })}</Box>}
      {bankReference !== null && (
        <Box>{t('finance.recharge.list.bankReference', { reference: bankReference })}</Box>
      )}
    </Box>
  );
}

function Actions({ row, onWithdraw, onReplace, onAgain }: { row: Recharge } & RechargeHandlers) {
  const { t } = useTranslation();
  const { download, running } = useFileDownload();
  const named = (action: string) =>
    t('finance.recharge.list.of', {
      action,
      amount: formatFen(row.amount),
      at: formatDateTime(row.askedAt),
    });
  const deeds = (
    [
      ['replace', 'waiting', onReplace],
      ['withdraw', 'waiting', onWithdraw],
      ['again', 'rejected', onAgain],
    ] as const
  ).filter(([, status]) => status === row.status);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.5 }}>
      <Button
        size="small"
        color="inherit"
        loading={running === row.slipFileId}
        onClick={() => void download(row.slipFileId, row.slipName)}
        sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
      >
        {t('finance.recharge.list.slip', { name: row.slipName })}
      </Button>
      {deeds.map(([key, , act]) => (
        <Button
          key={key}
          size="small"
          aria-label={named(t(`finance.recharge.list.${key}`))}
          onClick={() => act(row)}
        >
          {t(`finance.recharge.list.${key}`)}
        </Button>
      ))}
    </Box>
  );
}
