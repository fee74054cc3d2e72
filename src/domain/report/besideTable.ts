/** A table of two values beside each other for each field, in a container of `inline-size`. */
export const besideTable = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    p: '9px 12px',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th, & thead td': {
    fontSize: '0.78125rem',
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'background.default',
  },
  '& tbody th': { fontWeight: 400, fontSize: '0.8125rem', color: 'look.ink3' },
  '& th:first-of-type, & thead td': { width: '28%' },
  // On a phone the field's name is above the two values, so that both keep half the width.
  '@container (max-width: 460px)': {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1 },
    '& thead td': { display: 'none' },
    '& th, & td': { p: '4px 8px', width: 'auto !important' },
    '& tbody th': { gridColumn: '1 / -1', border: 0, pt: 1, pb: 0 },
    '& tbody td': { pb: 1 },
  },
} as const;
