import type { Theme } from '@mui/material/styles';

/** The measures and colours of the theme's own fields (src/theme/components/inputs.ts). */
export const lineStyles = ({ vars }: Theme) => ({
  flex: 1,
  minWidth: 0,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& label': { display: 'block', fontWeight: 600, marginBottom: '5px' },
  '& div': { position: 'relative', display: 'flex' },
  '& div button': { position: 'absolute', right: '4px', top: '4px' },
  '& input': {
    width: '100%',
    height: 40,
    boxSizing: 'border-box',
    padding: '0 12px',
    font: 'inherit',
    fontSize: '1rem',
    color: 'inherit',
    background: vars.palette.background.paper,
    border: `1px solid ${vars.palette.look.lineField}`,
    borderRadius: '8px',
  },
  '& input:hover': { borderColor: vars.palette.text.primary },
  '& input:focus': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: '-1px' },
  '& input[type=password]': { paddingRight: '44px' },
  '& input[aria-invalid=true]': { borderColor: vars.palette.error.main },
  '& p': { margin: '5px 0 0', color: vars.palette.error.main },
});
