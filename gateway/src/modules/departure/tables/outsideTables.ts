import { shortDataset, type Dataset } from '../../../kernel/tasks/dataset';
import { chinaTime } from '../../../platform/pdf/document';
import { keysOf, type KeyRow } from '../../apiKeys/keyRepository';
import { webhooksOf, type WebhookRow } from '../../webhooks/webhookRepository';
import { eventWord } from '../words/events';
import { heads, keyStates, states, titles } from '../words/tables';

/** More keys than an account can have had. */
const ALL_KEYS = 100_000;

type KeyState = keyof typeof keyStates;

function keyState({ revokedAt, replacedAt, expiresAt }: KeyRow, now: Date): KeyState {
  if (revokedAt) return 'revoked';
  if (expiresAt && expiresAt <= now) return 'expired';
  return replacedAt ? 'replaced' : 'active';
}

/** What keys are called and may do. How one begins, and all that proves it, stays here. */
const keys = shortDataset<KeyRow & { state: KeyState }>('api-keys', {
  sheetName: titles.apiKeys,
  async all({ tx, session, clock }) {
    const now = clock.now();
    const rows = await keysOf(tx, session.mainId, ALL_KEYS, now);
    return rows.map((row) => ({ ...row, state: keyState(row, now) }));
  },
  columns: [
    { head: heads.keyName, width: 24, value: ({ name }) => name },
    { head: heads.status, width: 12, value: ({ state }, lang) => keyStates[state][lang] },
    { head: heads.scopes, width: 40, value: ({ scopes }) => scopes.join(', ') },
    { head: heads.madeBy, width: 16, value: ({ createdByName }) => createdByName },
    { head: heads.made, width: 20, kind: 'moment', value: ({ createdAt }) => chinaTime(createdAt) },
    {
      head: heads.ends,
      width: 20,
      kind: 'moment',
      value: ({ expiresAt }) => expiresAt && chinaTime(expiresAt),
    },
    {
      head: heads.lastUsed,
      width: 20,
      kind: 'moment',
      value: ({ lastUsedAt }) => lastUsedAt && chinaTime(lastUsedAt),
    },
  ],
});

/** What webhooks are called and listen to. Of their address the host alone: the rest may be a secret of the receiver. */
const webhooks = shortDataset<WebhookRow>('webhooks', {
  sheetName: titles.webhooks,
  all: ({ tx, session }) => webhooksOf(tx, session.mainId),
  columns: [
    { head: heads.webhookName, width: 24, value: ({ name }) => name },
    {
      head: heads.status,
      width: 12,
      value: ({ status }, lang) => states[status === 'active' ? 'enabled' : 'disabled'][lang],
    },
    { head: heads.host, width: 30, value: ({ url }) => new URL(url).host },
    {
      head: heads.events,
      width: 60,
      value: ({ kinds }, lang) => kinds.map((kind) => eventWord(kind, lang)).join('; '),
    },
    { head: heads.made, width: 20, kind: 'moment', value: ({ createdAt }) => chinaTime(createdAt) },
  ],
});

export const outsideTables: readonly Dataset[] = [keys, webhooks];
