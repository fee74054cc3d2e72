import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../../../api/resources/apiKeysApi';
import { StatusTag } from '../../../components/data/StatusTag';
import type { DataColumn } from '../../../components/table/types';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { RevokeButton } from './RevokeButton';
import { scopeKey } from './scopeKey';

/** The columns of the keys: name, scopes, creator, last use, expiry. */
export function useKeyColumns(): DataColumn<ApiKey>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const state = ({ state: now }: ApiKey) => <StatusTag>{t(`accountApiKeys.state.${now}`)}</StatusTag>;
    return [
      {
        id: 'name',
        header: t('accountApiKeys.column.name'),
        width: 170,
        isFixed: true,
        cell: (key) => (
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{key.name}</Box>
            <Box component="code" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {key.prefix}…
            </Box>
            {/* On a phone the other columns' facts are below the name. */}
            <Box sx={{ display: { sm: 'none' }, mt: 0.5, fontSize: '0.8125rem' }}>
              {state(key)}
              <div>{key.scopes.map((scope) => t(`accountApiKeys.scope.${scopeKey[scope]}`)).join(' · ')}</div>
              <div>
                {t('accountApiKeys.column.lastUsed')}:{' '}
                {key.lastUsedAt ? formatDateTime(key.lastUsedAt) : t('accountApiKeys.neverUsed')}
              </div>
            </Box>
          </Box>
        ),
      },
      {
        id: 'scopes',
        header: t('accountApiKeys.column.scopes'),
        width: 190,
        hideBelow: 'md',
        cell: (key) => (
          <Box>
            {key.scopes.map((scope) => (
              <div key={scope}>{t(`accountApiKeys.scope.${scopeKey[scope]}`)}</div>
            ))}
          </Box>
        ),
      },
      {
        id: 'created',
        header: t('accountApiKeys.column.created'),
        width: 120,
        hideBelow: 'md',
        cell: (key) => <Lines first={key.createdBy} second={formatDate(key.createdAt)} />,
      },
      {
        id: 'lastUsed',
        header: t('accountApiKeys.column.lastUsed'),
        width: 150,
        hideBelow: 'sm',
        cell: (key) =>
          key.lastUsedAt ? (
            <Lines first={formatDateTime(key.lastUsedAt)} second={key.lastUsedNetwork ?? ''} />
          ) : (
            t('accountApiKeys.neverUsed')
          ),
      },
      {
        id: 'expires',
        header: t('accountApiKeys.column.expires'),
        width: 110,
        hideBelow: 'md',
        cell: (key) => (key.expiresAt ? formatDate(key.expiresAt) : t('accountApiKeys.noEnd')),
      },
      { id: 'state', header: t('accountApiKeys.column.state'), width: 90, hideBelow: 'sm', cell: state },
      {
        id: 'actions',
        header: t('accountApiKeys.column.actions'),
        width: 90,
        align: 'end',
        isFixed: true,
        cell: (key) => (key.state === 'revoked' ? formatDate(key.revokedAt) : <RevokeButton apiKey={key} />),
      },
    ];
  }, [t]);
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <div>{first}</div>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{second}</Box>
    </Box>
  );
}
