import path from 'node:path';
import { below, eachImport } from './gatewayRooms.mjs';

/** The rooms of src/api that screens may call; its generated code is for the resources alone. */
const API = ['files', 'resources', 'lists', 'transport'];

/**
 * The import table of docs/architecture.md. A layer may import itself and the listed ones; a feature never another one.
 * @type {Record<string, string[]>}
 */
export const layers = {
  app: ['app', 'feature', 'domain', ...API, 'session', 'shared', 'rules', 'contract'],
  feature: ['domain', ...API, 'session', 'shared', 'rules', 'contract'],
  domain: ['domain', ...API, 'session', 'shared', 'rules', 'contract'],
  files: [...API, 'session', 'shared', 'rules', 'contract'],
  resources: ['resources', 'generated', 'lists', 'transport', 'session', 'shared', 'rules', 'contract'],
  generated: ['generated', 'lists', 'transport'],
  lists: ['lists', 'transport', 'session', 'shared', 'rules', 'contract'],
  transport: ['transport', 'session', 'shared', 'rules', 'contract'],
  session: ['session', 'shared', 'rules', 'contract'],
  shared: ['shared', 'phrases', 'rules', 'contract'],
  phrases: ['phrases', 'rules'],
  rules: ['rules'],
  contract: ['contract', 'rules'],
  gateway: ['gateway', 'contract', 'rules'],
};

const API_ROOMS = [...API, 'generated'];
/** The contract is a workspace: outside it, its files are imported by the package's name. */
const CONTRACT = '@probity/contract/';

const SHARED_FOLDERS = ['components', 'hooks', 'lib', 'theme', 'i18n'];

/**
 * The layer of a file.
 * @param {string} file path below the project, with forward slashes
 * @returns {{layer: string, feature?: string} | undefined} undefined if the table does not cover it (tools, tests' helpers)
 */
export function layerOf(file) {
  const [top, second, third] = file.split('/');
  if (top === 'gateway') return { layer: 'gateway' };
  if (top === 'contract') return { layer: second === 'rules' ? 'rules' : 'contract' };
  if (top !== 'src') return undefined;
  if (/^main(\.|$)/.test(second) || second === 'app') return { layer: 'app' };
  if (/^src\/(features\/[^/]+|domain)\/phrases\//.test(file)) return { layer: 'phrases' };
  if (second === 'features') return { layer: 'feature', feature: third };
  if (second === 'api') return { layer: API_ROOMS.includes(third) ? third : 'transport' };
  if (second === 'domain' || second === 'session') return { layer: second };
  if (SHARED_FOLDERS.includes(second)) return { layer: 'shared' };
  return undefined; // src/test: helpers of tests may see everything
}

/** Lint rule: an import must be allowed by the table. A rule of our own, because it must not fail silently. */
export const importTable = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      layer: "'{{from}}' must not import '{{to}}' ({{target}}): see the import table in docs/architecture.md",
      feature: "feature '{{from}}' must not import feature '{{to}}'",
      outside: "'{{from}}' must not import {{target}}",
      package: "the contract is imported as '@probity/{{target}}'",
    },
  },
  create(context) {
    const file = below(context.cwd, context.filename);
    const from = layerOf(file);
    // A test may reach further (real reducers, the whole store); shipped code may not.
    if (!from || /\.test\.tsx?$/.test(file)) return {};
    const check = (node, source) => {
      if (!source.startsWith('.') && !source.startsWith(CONTRACT)) {
        const isOutside =
          from.layer === 'gateway'
            ? /^react(-|\/|$)|^@mui\//.test(source)
            : /^(node:|pg$|fastify)/.test(source);
        if (isOutside)
          context.report({ node, messageId: 'outside', data: { from: from.layer, target: source } });
        return;
      }
      const target = source.startsWith(CONTRACT)
        ? source.replace('@probity/', '')
        : below(context.cwd, path.resolve(path.dirname(context.filename), source));
      if (source.startsWith('.') && target.startsWith('contract/') && !file.startsWith('contract/'))
        context.report({ node, messageId: 'package', data: { target } });
      const to = layerOf(target);
      if (!to) {
        context.report({ node, messageId: 'outside', data: { from: from.layer, target } });
      } else if (!layers[from.layer].includes(to.layer) && from.layer !== to.layer) {
        context.report({ node, messageId: 'layer', data: { from: from.layer, to: to.layer, target } });
      } else if (from.layer === 'feature' && to.layer === 'feature' && from.feature !== to.feature) {
        context.report({ node, messageId: 'feature', data: { from: from.feature, to: to.feature } });
      }
    };
    return eachImport(check);
  },
};
