import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../../../api/resources/apiKeysApi';
import { Moment } from '../../../components/data/Moment';
import { StatusTag } from '../../../components/data/StatusTag';
import { Typed } from '../../../components/table/Typed';
import type { DataColumn } from '../../../components/table/types';
import { formatDate, formatDeadline } from '../../../lib/dates';
import { formatLastDay } from '../../../lib/lastDay';
import { RevokeButton } from './RevokeButton';
import { scopeKey } from './scopeKey';

type OnRotate = (key: ApiKey) => void;

/** The columns of the keys: name, scopes, creator, last use, expiry, what may be done. */
export function useKeyColumns(onRotate: OnRotate): DataColumn<ApiKey>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('accountApiKeys.column.name'),
        width: 150,
        isFixed: true,
        cell: (key) => <Name apiKey={key} />,
      },
      {
        id: 'scopes',
        header: t('accountApiKeys.column.scopes'),
        width: 150,
        yields: 2,
        cell: (key) =>
          key.scopes.map((scope) => <div key={scope}>{t(`accountApiKeys.scope.${scopeKey[scope]}`)}</div>),
      },
      {
        id: 'created',
        header: t('accountApiKeys.column.created'),
        width: 100,
        yields: 1,
        cell: (key) => (
          <>
            <Typed text={key.createdBy} />
            <small>{formatDate(key.createdAt)}</small>
          </>
        ),
      },
      {
        id: 'lastUsed',
        header: t('accountApiKeys.column.lastUsed'),
        width: 110,
        cell: (key) => (
          <>
            <Used apiKey={key} />
            {key.lastUsedNetwork && <small>{key.lastUsedNetwork}</small>}
          </>
        ),
      },
      {
        id: 'expires',
        header: t('accountApiKeys.column.expires'),
        width: 100,
        yields: 3,
        cell: (key) => (key.expiresAt ? formatDeadline(key.expiresAt) : t('accountApiKeys.noEnd')),
      },
      {
        id: 'state',
        header: t('accountApiKeys.column.state'),
        width: 120,
        cell: (key) => <State apiKey={key} />,
      },
      {
        id: 'actions',
        header: t('accountApiKeys.column.actions'),
        width: 150,
        align: 'end',
        isFixed: true,
        cell: (key) => <Deeds apiKey={key} onRotate={onRotate} />,
      },
    ],
    [t, onRotate],
  );
}

/** A key on a phone: its name, what it may, its last use, and what may be done. */
export function useKeyCard(onRotate: OnRotate): (key: ApiKey) => ReactNode {
  const { t } = useTranslation();
  return useCallback(
    (key: ApiKey) => (
      <Box sx={{ display: 'grid', gap: 0.5, py: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
          <div>
            <Name apiKey={key} />
          </div>
          <State apiKey={key} />
        </Box>
        <div>{key.scopes.map((scope) => t(`accountApiKeys.scope.${scopeKey[scope]}`)).join(' · ')}</div>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 1,
          }}
        >
          <span>
            {t('accountApiKeys.lastUse.at')}
            <Used apiKey={key} />
          </span>
          <Deeds apiKey={key} onRotate={onRotate} />
        </Box>
      </Box>
    ),
    [t, onRotate],
  );
}

interface OfKey {
  apiKey: ApiKey;
}

function Name({ apiKey: { name, prefix, responsible, createdBy, isAnswered, state } }: OfKey) {
  const { t } = useTranslation();
  return (
    <>
      <Typed text={name} isName />
      <small>
        <code>{prefix}…</code>
      </small>
      {isAnswered
        ? responsible !== null && (
            <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('accountApiKeys.responsible', { name: responsible })}
            </Box>
          )
        : state === 'active' && (
            <Box component="small" className="wraps" sx={{ display: 'block', maxWidth: 240 }}>
              {t('accountApiKeys.unanswered', { name: responsible ?? createdBy })}
            </Box>
          )}
    </>
  );
}

function Used({ apiKey: { lastUsedAt } }: OfKey) {
  const { t } = useTranslation();
  return lastUsedAt ? <Moment at={lastUsedAt} /> : t('accountApiKeys.neverUsed');
}

function State({ apiKey: { state, replacedAt, expiresAt } }: OfKey) {
  const { t } = useTranslation();
  if (!replacedAt || state === 'revoked') return <StatusTag>{t(`accountApiKeys.state.${state}`)}</StatusTag>;
  return (
    <Box sx={{ display: 'inline-grid', justifyItems: 'start', flex: 'none' }}>
      <StatusTag>{t('accountApiKeys.state.replaced')}</StatusTag>
      {/* The minute stands under "Expires". */}
      {state === 'active' && <small>{t('accountApiKeys.endsOn', { day: formatLastDay(expiresAt) })}</small>}
    </Box>
  );
}

function Deeds({ apiKey, onRotate }: OfKey & { onRotate: OnRotate }) {
  const { t } = useTranslation();
  const { name, state, replacedAt, revokedAt, expiresAt } = apiKey;
  if (state === 'revoked') return formatDate(revokedAt);
  if (state === 'expired' && replacedAt) return formatLastDay(expiresAt);
  return (
    <Box sx={{ display: 'inline-flex' }}>
      {state === 'active' && !replacedAt && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('accountApiKeys.action.rotateOne', { name })}
          onClick={() => onRotate(apiKey)}
        >
          {t('accountApiKeys.action.rotate')}
        </Button>
      )}
      <RevokeButton apiKey={apiKey} />
    </Box>
  );
}
