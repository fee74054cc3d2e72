import { Download } from '../src/kernel/context';
import { defineModule, outsideTransaction } from '../src/kernel/module';

const id = '0190a0a0-0000-7000-8000-000000000001';
const view = {
  ...{ viewId: id, name: 'Mine', query: '', author: '' },
  ...{ isDefault: false, isShared: false, isOwn: true, isShareable: true, isManaged: true },
};

/**
 * The compiler holds handlers to the contract: `npm run types` fails if one of these faults passes. Nothing here is called.
 */
test('a handler is held to its operation', () => {
  const right = defineModule({
    name: 'right',
    handlers: {
      deleteView: async (ctx, { body }) => ({ done: (body.viewId !== ctx.session.mainId) as true }),
      listSavedViews: async (_ctx, { query }) => (query.screen === 'records' ? [view] : []),
      uploadFile: outsideTransaction(async (_ctx, { file }) => ({
        fileId: id,
        url: '',
        fileName: file.fileName,
        originalFilename: '',
        size: 0,
      })),
      // Moments may be given as Dates.
      listSessions: async ({ session, clock, ip, userAgent }) => [
        {
          sessionId: session.sessionId,
          isCurrent: true,
          mainName: '',
          loginType: session.loginType,
          ip,
          userAgent,
          createdAt: clock.now(),
          seenAt: clock.now(),
        },
      ],
      exportChecks: async () => new Download(Buffer.from(''), 'a.csv', 'text/csv'),
    },
  });
  const wrong = defineModule({
    name: 'wrong',
    handlers: {
      // @ts-expect-error -- the reply lacks `done`
      deleteView: async () => ({}),
      // @ts-expect-error -- the request has no `name`
      releaseHold: async (_ctx, { body }) => ({ done: body.name === '' }),
      // @ts-expect-error -- the request has no such parameter
      listSavedViews: async (_ctx, { query }) => (query.page ? [view] : []),
      // @ts-expect-error -- a public call may come without a session
      logout: async (ctx) => ({ token: '', userInfo: {}, sideBarMenus: [ctx.session.userId].slice(1, 1) }),
      // @ts-expect-error -- a file is answered as a Download
      exportChecks: async () => ({ rows: [] }),
      // @ts-expect-error -- JSON brings no file
      saveView: async (_ctx, { file }) => ({ ...view, name: file.fileName }),
      // @ts-expect-error -- a visitor may come without an account
      listOpenings: async (ctx) => ({ rows: [ctx.session.mainId.length].map(() => null as never) }),
      // @ts-expect-error -- outside a transaction the reply is held to the contract too
      changePassword: outsideTransaction(async () => ({ done: 'yes' })),
    },
  });
  const stray = defineModule({
    name: 'stray',
    handlers: {
      // @ts-expect-error -- the contract knows no such operation
      deleteEverything: async () => null,
    },
  });
  expect([right.name, wrong.name, stray.name]).toEqual(['right', 'wrong', 'stray']);
});
