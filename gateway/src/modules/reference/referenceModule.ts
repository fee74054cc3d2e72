import type { Ctx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { dictEntries, labelOf } from './dictRepository';
import { listRegions } from './regions';
import { querySphereConfig } from './sphereConfig';
import { changeSphereSettings, getSphereSettings, withdrawSphereChange } from './sphereSettings';

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

export const referenceModule = defineModule({
  name: 'reference',
  handlers: {
    listRegions: async (_ctx, { body }) => listRegions(body),
    queryDictList: (ctx, { body }) => queryDictList(ctx, body.dictTypes),
    getSphereSettings: (ctx) => getSphereSettings(ctx),
    changeSphereSettings: (ctx, { body }) => changeSphereSettings(ctx, body),
    withdrawSphereChange: (ctx, { body }) => withdrawSphereChange(ctx, body),
    querySphereConfig: (ctx, { query }) => querySphereConfig(ctx, query.prefix ?? ''),
  },
});
