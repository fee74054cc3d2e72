/** The column that every part of the cover keeps to. */
export const coverWidth = { width: '100%', maxWidth: 1120, mx: 'auto', px: { xs: 2.5, md: 4 } } as const;
