import type { Ctx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { changeDictionary, listDictionaries, withdrawDictionary } from './dictionaries';
import { dictAt, labelOf } from './dictRepository';
import { dictWords } from './dictWords';
import { listRegions } from './regions';
import { querySphereConfig } from './sphereConfig';
import { changeSphereSettings, getSphereSettings, withdrawSphereChange } from './sphereSettings';

/** Call 19: enabled entries by type, as they are in force; an unknown type has none. */
async function queryDictList(ctx: Ctx, types: readonly string[]) {
  const rows = (await dictAt(ctx.tx, types, ctx.clock.now())).filter(({ isOffered }) => isOffered);
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
    listDictWords: (ctx) => dictWords(ctx),
    listDictionaries: (ctx) => listDictionaries(ctx),
    changeDictionary: (ctx, { body }) => changeDictionary(ctx, body),
    withdrawDictionary: (ctx, { body }) => withdrawDictionary(ctx, body),
    getSphereSettings: (ctx) => getSphereSettings(ctx),
    changeSphereSettings: (ctx, { body }) => changeSphereSettings(ctx, body),
    withdrawSphereChange: (ctx, { body }) => withdrawSphereChange(ctx, body),
    querySphereConfig: (ctx, { query }) => querySphereConfig(ctx, query.prefix ?? ''),
  },
});
