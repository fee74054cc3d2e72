import { after, many, so, type Sentence } from './facts';

export const batches = {
  'batch.created': ({ who, about, says }) => ({
    en: `${who} began ${about}${after(says('kind'), ': ')}`,
    zh: `${who}新建了${about}${after(says('kind'), '：')}`,
  }),
  'batch.lapsed': ({ who, count }) => ({
    en: `${who} erased a batch that nobody confirmed in time, with ${many(count('rows'), 'row')}`,
    zh: `${who}删除了一个到期未确认的批次，共${so(count('rows'), '行')}`,
  }),
  'batch.confirmed': ({ who, about, says, count }) => ({
    en: `${who} confirmed ${about}: ${many(count('rows'), 'order')}${after(says('price'), ' for ')}`,
    zh: `${who}确认了${about}的下单${after(so(count('rows'), '单'), '，共')}${after(says('price'), '，金额 ')}`,
  }),
  'batch.cancelled': ({ who, about, count }) => ({
    en: `${who} cancelled ${about}: ${count('rows') === 0 ? 'no row was' : `${many(count('rows'), 'row')} ${count('rows') === 1 ? 'is' : 'are'}`} left out`,
    zh: `${who}取消了${about}的下单，${count('rows') === 0 ? '没有行' : `${count('rows')} 行`}不再下单`,
  }),
  'batch.retried': ({ who, about, count }) => ({
    en: `${who} had ${many(count('rows'), 'row')} of ${about} ordered again`,
    zh: `${who}对${about}中${so(count('rows'), '行')}重新下单`,
  }),
  'batch.rowsErased': ({ who, about, count }) => ({
    en: `${who} erased what ${many(count('rows'), 'row')} of ${about} said that ${count('rows') === 1 ? 'was' : 'were'} not ordered`,
    zh: `${who}删除了${about}中${so(count('rows'), '行')}未下单的内容`,
  }),
  'batch.failedTaken': ({ who, about, count, says }) => ({
    en: `${who} downloaded ${many(count('rows'), 'row')} of ${about} to be mended${after(says('format'), ' as ')}`,
    zh: `${who}下载了${about}中${so(count('rows'), '行')}待修正的名单${after(says('format'), '（', '）')}`,
  }),
} satisfies Record<string, Sentence>;
