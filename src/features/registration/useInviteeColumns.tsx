import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MOST_MESSAGES } from '@probity/contract/rules/inviteeList';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitee } from '../../api/resources/registrationsApi';
import { Moment } from '../../components/data/Moment';
import { StatusTag } from '../../components/data/StatusTag';
import type { DataColumn } from '../../components/table/types';
import { formatDateTime } from '../../lib/dates';

export interface InviteeDeeds {
  /** False: the form is closed, and nobody is invited any more. */
  isOpen: boolean;
  onTell: (invitee: Invitee) => void;
  onWithdraw: (invitee: Invitee) => void;
}

const tones = {
  added: 'neutral',
  invited: 'blue',
  opened: 'blue',
  started: 'yellow',
  sent: 'green',
} as const;

function InviteeState({ state }: Pick<Invitee, 'state'>) {
  const { t } = useTranslation();
  return <StatusTag tone={tones[state]}>{t(`invitees.state.${state}`)}</StatusTag>;
}

function InviteeActions({ invitee, deeds }: { invitee: Invitee; deeds: InviteeDeeds }) {
  const { t } = useTranslation();
  const { name, messages, state } = invitee;
  const mayTell = deeds.isOpen && state !== 'sent' && messages < MOST_MESSAGES;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {mayTell && (
        <Button
          size="small"
          aria-label={t(messages > 0 ? 'invitees.againFor' : 'invitees.inviteFor', {
            name,
          })}
          onClick={() => deeds.onTell(invitee)}
        >
          {t(messages > 0 ? 'invitees.again' : 'invitees.invite')}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={t('invitees.withdrawFor', { name })}
        onClick={() => deeds.onWithdraw(invitee)}
      >
        {t('invitees.withdraw')}
      </Button>
    </Box>
  );
}

/** @param deeds must not change from draw to draw */
export function useInviteeColumns(deeds: InviteeDeeds): DataColumn<Invitee>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('applications.list.column.name'),
        width: 140,
        isFixed: true,
        cell: (row) => row.name,
      },
      { id: 'phone', header: t('applications.list.column.phone'), width: 120, cell: (row) => row.mobile },
      {
        id: 'state',
        header: t('invitees.column.state'),
        width: 120,
        cell: (row) => <InviteeState state={row.state} />,
      },
      {
        id: 'told',
        header: t('invitees.column.told'),
        width: 150,
        yields: 1,
        cell: (row) => row.messagedAt && <Moment at={row.messagedAt} isExact />,
      },
      {
        id: 'messages',
        header: t('invitees.column.messages'),
        width: 80,
        yields: 2,
        cell: (row) => row.messages,
      },
      {
        id: 'actions',
        header: t('invitees.column.actions'),
        width: 190,
        cell: (row) => <InviteeActions invitee={row} deeds={deeds} />,
      },
    ],
    [t, deeds],
  );
}

/** Somebody who is invited, on a phone. */
export function useInviteeCard(deeds: InviteeDeeds): (row: Invitee) => ReactNode {
  const { t } = useTranslation();
  return useCallback(
    (row: Invitee) => (
      <Box sx={{ display: 'grid', gap: 0.5, py: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{row.name}</Box>
          <InviteeState state={row.state} />
        </Box>
        <div className="line">
          {[row.mobile, row.messagedAt && t('invitees.toldAt', { at: formatDateTime(row.messagedAt) })]
            .filter(Boolean)
            .join(' · ')}
        </div>
        <InviteeActions invitee={row} deeds={deeds} />
      </Box>
    ),
    [t, deeds],
  );
}
