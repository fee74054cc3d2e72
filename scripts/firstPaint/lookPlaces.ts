/** Places in the looks of the links' pages: look.ts puts the facts of the reply there. */
export const PLACES = {
  /** Times as the clocks of China show them, where the looks are drawn. */
  expiresAt: { value: '2099-01-01T00:00:00.000Z', drawn: '2099-01-01 08:00' },
  publishedAt: { value: '2098-01-01T00:00:00.000Z', drawn: '2098-01-01 08:00' },
  /** Numbers that nothing else in the looks has. */
  itemCount: 89,
  stepCount: 97,
} as const;
