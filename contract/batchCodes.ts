/** The codes of batches, part of `codes`. */
export const batchCodes = {
  '2301': {
    en: 'This batch cannot be changed any more: {why}',
    zh: '该批次已不能更改：{why}',
  },
  '2302': {
    en: 'This batch was changed meanwhile, in another tab or by a colleague. It is shown as it stands now; nothing of it is lost',
    zh: '该批次刚被其他页面或同事更改，现已显示最新内容，已有修改均保留',
  },
  '2303': { en: 'This list cannot be read: {why}', zh: '无法读取该名单：{why}' },
  '2304': { en: 'There is nothing left of this to change', zh: '已没有可更改的内容' },
  '2305': { en: 'No row is ready to be ordered', zh: '没有可下单的行' },
  '2306': {
    en: 'What this batch orders has changed since you looked at it: now {rows} orders for {price}. Please look through it and confirm again',
    zh: '批次内容在您查看后有变化：现为 {rows} 单，共 {price}。请核对后再次确认',
  },
  '2309': {
    en: 'You may order at the cost of your own department alone',
    zh: '您只能以本部门的费用下单',
  },
} as const;
