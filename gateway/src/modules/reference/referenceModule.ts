import type { Ctx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { dictEntries, labelOf, settingsOf } from './dictRepository';
import { listRegions } from './regions';

/** The public settings: every key that call 20 returns, and nothing else of the settings. */
export const PUBLIC_SETTINGS = ['customerPhone', 'customerEmail', 'serviceHours', 'icpNumber'] as const;

/** Call 19: enabled entries by type; an unknown type has none. */
async function queryDictList(ctx: Ctx, types: readonly string[]) {
  const rows = await dictEntries(ctx.tx, types);
  const entries = types.map((type) => [
    type,
    rows
      .filter((row) => row.type === type)
      .map((row) => ({
        label: labelOf(row, ctx.lang),
        value: row.value,
        sort: row.sort,
        cssClass: row.cssClass,
        listClass: row.listClass,
        isDefault: row.isDefault,
        status: 'enabled',
      })),
  ]);
  return Object.fromEntries(entries);
}

/** Call 20: the public settings whose key starts with the prefix. The environment overrides the table. */
async function querySphereConfig(ctx: Ctx, prefix: string): Promise<Record<string, string>> {
  const keys = PUBLIC_SETTINGS.filter((key) => key.startsWith(prefix));
  const { customerPhone } = ctx.services.config;
  return {
    ...(await settingsOf(ctx.tx, keys)),
    ...(customerPhone && keys.includes('customerPhone') ? { customerPhone } : {}),
  };
}

export const referenceModule = defineModule({
  name: 'reference',
  handlers: {
    listRegions: async (_ctx, { body }) => listRegions(body),
    queryDictList: (ctx, { body }) => queryDictList(ctx, body.dictTypes),
    querySphereConfig: (ctx, { query }) => querySphereConfig(ctx, query.prefix ?? ''),
  },
});
