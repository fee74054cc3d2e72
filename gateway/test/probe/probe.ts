import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { apiScopeNames, rightsOf } from '@probity/contract/permissions';
import { parse } from 'yaml';
import type { Json } from '../../src/server/contract/closeSchema';
import { servable, type Contract } from '../../src/server/contract/operations';
import { Download, type Ctx, type Input } from '../../src/kernel/context';
import { sql } from '../../src/platform/db/sql';
import { BusinessError } from '../../src/kernel/errors';
import { uuidv7 } from '../../src/kernel/ids';
import type { GatewayModule } from '../../src/kernel/module';
import { findRoot } from '../../src/platform/config/root';
import { sha256Hex } from '../../src/platform/security/tokens';
import type { Session, SessionResolver } from '../../src/kernel/session';

/** The contract in this folder: operations that only show the behaviour of the request path. */
export function probeContract(): Promise<Contract> {
  return servable(parse(readFileSync(join(findRoot(), 'gateway/test/probe/base.yaml'), 'utf8')) as Json);
}

export const mainA = uuidv7();
export const mainB = uuidv7();
export const owner: Session = {
  sessionId: uuidv7(),
  userId: uuidv7(),
  kind: 'enterprise',
  mainId: mainA,
  mainIds: [mainA],
  role: 'owner',
  roles: ['owner'],
  departmentId: null,
  loginType: 'password',
};
export const visitorS = 'the-s-of-this-visitor-session-01';
export const tokens: Record<string, Session> = {
  'owner-token-of-account-a': owner,
  'owner-token-of-account-b': { ...owner, userId: uuidv7(), mainId: mainB, mainIds: [mainB] },
  'viewer-token-of-account-a': { ...owner, role: 'viewer', roles: ['viewer'] },
  'staff-token-of-the-platform': {
    ...owner,
    kind: 'staff',
    mainIds: [mainA, mainB],
    role: 'analyst',
    roles: ['analyst'],
  },
  'barred-token-without-accounts': { ...owner, barred: true },
  'visitor-token-with-one-link-01': {
    ...owner,
    kind: 'visitor',
    roles: [],
    visitor: { mobileIndex: 'x', sHash: sha256Hex(visitorS), targetKind: 'share', targetId: uuidv7() },
  },
};
/** A key of account a with every scope. */
export const apiKeyToken = 'api-key-of-account-a-all-scopes';
tokens[apiKeyToken] = {
  ...owner,
  role: '',
  roles: [],
  loginType: 'apiKey',
  apiKey: { scopes: apiScopeNames, rights: rightsOf(apiScopeNames) },
};
export const probeSessions: SessionResolver = { resolve: async (token) => tokens[token] ?? null };

const echo = async (_ctx: Ctx, { body, query, params }: Input) => ({ body: body ?? null, query, params });

/** Handlers of the probe contract; `strictReply` gives the answer of probeStrict. */
export function probeModule(strictReply: () => unknown = () => ({ b: 1 })): GatewayModule {
  return {
    name: 'probe',
    handlers: {
      probeEcho: echo,
      probeQuery: echo,
      probeSession: async (ctx) => {
        await ctx.audit({ action: 'user.edited', entity: 'user' });
        return ctx.tx.many(sql`select id from main_account`);
      },
      probeRight: echo,
      probeBase: echo,
      probeStaff: echo,
      probeVisitor: echo,
      probeOnce: async (ctx, { body }) => {
        const id = uuidv7();
        const { name = 'x' } = body as { name?: string };
        await ctx.tx.run(
          sql`insert into department (main_id, id, name) values (${ctx.session!.mainId}, ${id}, ${name})`,
        );
        if (name === 'refuse') throw new BusinessError(2001);
        return { id };
      },
      probeUpload: {
        outsideTransaction: true,
        handle: async (_ctx, { file, body }) => ({
          size: (await buffer(file!.content)).length,
          name: file!.fileName,
          body,
        }),
      },
      probeDownload: async () => new Download(Buffer.from('bytes'), '报告 "1".pdf', 'application/pdf'),
      probeStrict: async () => strictReply(),
      probeFault: async () => {
        throw new Error('secret 13800000001 in a fault');
      },
    },
  };
}
