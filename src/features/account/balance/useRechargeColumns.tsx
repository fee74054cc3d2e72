import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '../../../api/files/useFileDownload';
import type { Recharge } from '../../../api/resources/rechargesApi';
import type { DataColumn } from '../../../components/table/types';
import { formatDateTime } from '../../../lib/dates';

interface RechargeHandlers {
  onWithdraw: (row: Recharge) => void;
  onReplace: (row: Recharge) => void;
}

/** The columns of the account's recharges: amount, payment, state with its reason, actions. */
export function useRechargeColumns(handlers: RechargeHandlers): DataColumn<Recharge>[] {
  const { t } = useTranslation();
  return [
    {
      id: 'amount',
      header: t('accountRecharges.list.amount'),
      width: 150,
      isFixed: true,
      cell: (row) => <Amount row={row} />,
    },
    {
      id: 'status',
      header: t('accountRecharges.list.status'),
      width: 170,
      cell: (row) => <State row={row} />,
    },
    {
      id: 'paid',
      header: t('accountRecharges.list.paid'),
      width: 180,
      yields: 1,
      cell: (row) => t('accountRecharges.list.paidBy', { day: row.paidOn, name: row.payerName }),
    },
    {
      id: 'askedAt',
      header: t('accountRecharges.list.askedAt'),
      width: 150,
      yields: 2,
      cell: (row) => t('accountRecharges.list.by', { at: formatDateTime(row.askedAt), name: row.askedBy }),
    },
    {
      id: 'actions',
      header: t('accountRecharges.list.actions'),
      width: 190,
      align: 'end',
      isFixed: true,
      cell: (row) => <Actions row={row} {...handlers} />,
    },
  ];
}

/** A recharge on a phone. */
export function useRechargeCard(handlers: RechargeHandlers): (row: Recharge) => ReactNode {
  const { t } = useTranslation();
  return (row) => (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, py: 0.5 }}>
      <Amount row={row} />
      <State row={row} />
      <span>{t('accountRecharges.list.paidBy', { day: row.paidOn, name: row.payerName })}</span>
      <span>{t('accountRecharges.list.by', { at: formatDateTime(row.askedAt), name: row.askedBy })}</span>
      <Actions row={row} {...handlers} />
    </Box>
  );
}

/** What was claimed; what came, where it differs. */
function Amount({ row: { amount, receivedAmount } }: { row: Recharge }) {
  const { t } = useTranslation();
  return (
    <Box>
      <Box sx={{ fontWeight: 600 }}>{formatFen(amount)}</Box>
      {receivedAmount !== null && receivedAmount !== amount && (
        <Box>{t('accountRecharges.list.received', { amount: formatFen(receivedAmount) })}</Box>
      )}
    </Box>
  );
}

function State({ row: { status, reason, bankReference } }: { row: Recharge }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      <Box sx={{ fontWeight: 600 }}>{t(`accountRecharges.status.${status}`)}</Box>
      {reason !== null && <Box>{reason}</Box>}
      {bankReference !== null && (
        <Box>{t('accountRecharges.list.bankReference', { reference: bankReference })}</Box>
      )}
    </Box>
  );
}

function Actions({ row, onWithdraw, onReplace }: { row: Recharge } & RechargeHandlers) {
  const { t } = useTranslation();
  const { download, running } = useFileDownload();
  const named = (action: string) =>
    t('accountRecharges.list.of', {
      action,
      amount: formatFen(row.amount),
      at: formatDateTime(row.askedAt),
    });
  const deeds = [
    ['replace', onReplace],
    ['withdraw', onWithdraw],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'end' }}>
      <Button
        size="small"
        color="inherit"
        loading={running === row.slipFileId}
        onClick={() => void download(row.slipFileId, row.slipName)}
        sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
      >
        {t('accountRecharges.list.slip', { name: row.slipName })}
      </Button>
      {row.status === 'waiting' &&
        deeds.map(([key, act]) => (
          <Button
            key={key}
            size="small"
            aria-label={named(t(`accountRecharges.list.${key}`))}
            onClick={() => act(row)}
          >
            {t(`accountRecharges.list.${key}`)}
          </Button>
        ))}
    </Box>
  );
}
