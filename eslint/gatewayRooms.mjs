import path from 'node:path';

/**
 * The rooms of gateway/src, the lowest first, and the others each may import. app is the composition root: nothing imports
 * it.
 * @type {Record<string, string[]>}
 */
export const rooms = {
  platform: [],
  kernel: ['platform'],
  server: ['platform', 'kernel'],
  modules: ['platform', 'kernel'],
  app: ['platform', 'kernel', 'server', 'modules'],
};

/**
 * The technical parts without the product, the lowest first, and the other parts each uses.
 * @type {Record<string, string[]>}
 */
export const platformLayers = {
  config: [],
  security: [],
  spreadsheet: [],
  archive: [],
  pdf: ['config'],
  db: ['security'],
  jobs: ['db'],
  observability: ['db'],
  providers: ['config'],
  storage: ['db', 'security'],
  backup: ['security', 'storage'],
};

/**
 * The business modules, the lowest first, and the others each may import: only earlier ones, so no cycle can be written
 * down. A new module is a row; a new import is a word in one.
 * @type {Record<string, string[]>}
 */
export const moduleLayers = {
  views: [],
  reference: [],
  files: [],
  limits: [],
  events: [],
  orderStatus: [],
  sms: ['limits'],
  calendar: ['events'],
  tasks: ['files', 'events'],
  ledger: ['events', 'tasks'],
  accounts: ['reference', 'files', 'sms', 'events'],
  approvals: ['accounts'],
  packages: ['accounts'],
  apiKeys: ['accounts'],
  wechat: ['accounts'],
  people: ['reference', 'files', 'accounts'],
  webhooks: ['events', 'accounts'],
  checks: ['reference', 'files', 'sms', 'ledger', 'packages', 'events', 'orderStatus', 'tasks', 'apiKeys'],
  notifications: ['sms', 'events', 'accounts', 'approvals'],
  reports: ['reference', 'files', 'sms', 'packages', 'events', 'accounts', 'checks'],
  work: ['reference', 'files', 'packages', 'events', 'checks'],
  signedTexts: ['events', 'accounts', 'work'],
  bankAccounts: ['reference', 'events', 'accounts', 'work'],
  audit: ['reference', 'packages', 'tasks', 'accounts', 'apiKeys', 'checks', 'work'],
  candidate: ['reference', 'files', 'packages', 'accounts', 'signedTexts', 'checks', 'reports', 'work'],
  registrations: ['reference', 'files', 'sms', 'tasks', 'packages', 'accounts', 'checks', 'candidate'],
  enterprise: ['reference', 'files', 'events', 'accounts', 'signedTexts', 'work'],
  home: ['ledger', 'people', 'approvals', 'checks', 'work', 'enterprise'],
  orders: [
    'ledger',
    'packages',
    'events',
    'orderStatus',
    'apiKeys',
    'approvals',
    'people',
    'checks',
    'registrations',
  ],
  batches: ['reference', 'files', 'packages', 'tasks', 'apiKeys', 'people', 'registrations', 'orders'],
  batchOrders: ['tasks', 'ledger', 'packages', 'registrations', 'orders', 'batches'],
  schedules: ['events', 'approvals', 'apiKeys', 'checks', 'orders', 'batches'],
  handover: ['reference', 'views', 'tasks', 'events', 'accounts', 'approvals', 'apiKeys', 'people', 'checks'],
  lostPhones: ['reference', 'events', 'accounts', 'people', 'work', 'enterprise', 'schedules'],
  statements: ['events', 'ledger', 'accounts', 'tasks'],
  recharges: [
    'limits',
    'files',
    'events',
    'ledger',
    'accounts',
    'bankAccounts',
    'work',
    'enterprise',
    'orders',
  ],
  payments: ['limits', 'events', 'ledger', 'accounts', 'work', 'enterprise', 'orders', 'recharges'],
  reversals: ['events', 'ledger', 'accounts', 'work', 'enterprise', 'recharges', 'payments'],
  corrections: ['events', 'orderStatus', 'ledger', 'accounts', 'checks', 'work', 'enterprise'],
  payouts: ['events', 'orderStatus', 'ledger', 'accounts', 'work', 'enterprise', 'orders'],
  invoices: ['files', 'events', 'accounts', 'work', 'enterprise'],
  retention: ['files', 'accounts', 'checks', 'enterprise', 'orders'],
  departure: [
    ...['reference', 'files', 'tasks', 'ledger', 'accounts', 'packages', 'people', 'checks', 'audit'],
    ...['notifications', 'reports', 'registrations', 'enterprise', 'statements', 'recharges', 'payouts'],
    ...['invoices', 'retention', 'events', 'apiKeys', 'webhooks', 'payments'],
  ],
};

/**
 * The room of a file of the gateway.
 * @param {string} file path below the project, with forward slashes
 * @returns {{room: string, part?: string} | undefined} undefined outside gateway/src (tests, seeds, bench)
 */
export function roomOf(file) {
  const [top, src, room, part] = file.split('/');
  if (top !== 'gateway' || src !== 'src') return undefined;
  if (/^main(\.|$)/.test(room)) return { room: 'app' };
  return room === 'platform' || room === 'modules' ? { room, part: part.replace(/\.ts$/, '') } : { room };
}

/**
 * The reason why one file of the gateway may not import another.
 * @param {string} file @param {string} target both below the project
 * @returns {string | null} null if it may
 */
export function roomFault(file, target) {
  const from = roomOf(file);
  if (!from) return null; // tests of the gateway, its seeds and its bench may reach everything
  const to = roomOf(target);
  if (!to) {
    const isSeed = from.room === 'app' && target.startsWith('gateway/seeds/');
    return isSeed ? null : `${nameOf(from)} must not import ${target}`;
  }
  if (from.room !== to.room)
    return rooms[from.room]?.includes(to.room) ? null : `${nameOf(from)} must not import ${nameOf(to)}`;
  if (from.part === to.part) return null;
  const table = from.room === 'modules' ? moduleLayers : platformLayers;
  return table[from.part]?.includes(to.part) ? null : `${nameOf(from)} must not import ${nameOf(to)}`;
}

const nameOf = ({ room, part }) => (part ? `${room}/${part}` : room);

/** Lint rule: inside the gateway an import goes down its layers alone, type-only imports included. */
export const gatewayRooms = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      room: '{{fault}}: see the layers of the gateway in docs/architecture.md and eslint/gatewayRooms.mjs',
    },
  },
  create(context) {
    const file = below(context.cwd, context.filename);
    if (/\.test\.ts$/.test(file)) return {};
    return eachImport((node, source) => {
      if (!source.startsWith('.')) return;
      const target = below(context.cwd, path.resolve(path.dirname(context.filename), source));
      const fault = target.startsWith('gateway/') ? roomFault(file, target) : null;
      if (fault) context.report({ node, messageId: 'room', data: { fault } });
    });
  },
};

export const below = (cwd, file) => path.relative(cwd, file).split(path.sep).join('/');

/**
 * The visitors of every form of import: type-only, re-exports, `import()`, types of imports and `require`.
 * @param {(node: object, source: string) => void} check
 */
export function eachImport(check) {
  const visit = (node, source) => typeof source === 'string' && check(node, source);
  return {
    ImportDeclaration: (node) => visit(node, node.source.value),
    ExportNamedDeclaration: (node) => visit(node, node.source?.value),
    ExportAllDeclaration: (node) => visit(node, node.source.value),
    ImportExpression: (node) => visit(node, node.source.value),
    TSImportType: (node) => visit(node, (node.source ?? node.argument?.literal)?.value),
    'CallExpression[callee.name="require"]': (node) => visit(node, node.arguments[0]?.value),
  };
}
