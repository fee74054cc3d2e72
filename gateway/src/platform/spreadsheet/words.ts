/** What the sheets of a template are called. */
export const templateWords = {
  people: { en: 'People', zh: '名单' },
  lists: { en: 'Choices', zh: '可选值' },
  example: {
    en: 'For example',
    zh: '示例',
  },
} as const;
