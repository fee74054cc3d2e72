import { after, many, so, type Sentence } from './facts';

export const batches = {
  'batch.confirmed': ({ who, says, count }) => ({
    en: `${who} confirmed a batch of ${many(count('rows'), 'order')}${after(says('price'), ' for ')}`,
    zh: `${who}确认了批量下单${so(count('rows'), '单')}${after(says('price'), '，金额 ')}`,
  }),
  'batch.cancelled': ({ who, count }) => ({
    en: `${who} cancelled a batch: ${count('rows') === 0 ? 'no row was' : `${many(count('rows'), 'row')} ${count('rows') === 1 ? 'is' : 'are'}`} left out`,
    zh: `${who}取消了批量下单，${count('rows') === 0 ? '没有行' : `${count('rows')} 行`}不再下单`,
  }),
  'batch.retried': ({ who, count }) => ({
    en: `${who} had ${many(count('rows'), 'row')} of a batch ordered again`,
    zh: `${who}对批次中${so(count('rows'), '行')}重新下单`,
  }),
  'batch.rowsErased': ({ who, count }) => ({
    en: `${who} erased what ${many(count('rows'), 'row')} of a batch said that ${count('rows') === 1 ? 'was' : 'were'} not ordered`,
    zh: `${who}删除了批次中${so(count('rows'), '行')}未下单的内容`,
  }),
  'batch.failedTaken': ({ who, count, says }) => ({
    en: `${who} downloaded ${many(count('rows'), 'row')} of a batch to be mended${after(says('format'), ' as ')}`,
    zh: `${who}下载了批次中${so(count('rows'), '行')}待修正的名单${after(says('format'), '（', '）')}`,
  }),
} satisfies Record<string, Sentence>;
