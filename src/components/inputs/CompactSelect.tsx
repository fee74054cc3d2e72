import { styled } from '@mui/material/styles';

/** The browser's own select, which every phone and screen reader knows, in the height of a toolbar. */
export const CompactSelect = styled('select')(({ theme }) => {
  const { look, text, background, primary, error } = theme.vars.palette;
  return {
    font: 'inherit',
    fontSize: '0.8125rem',
    height: 32,
    maxWidth: '100%',
    padding: '0 30px 0 10px',
    border: `1px solid ${look.lineField}`,
    borderRadius: 8,
    color: text.primary,
    backgroundColor: background.paper,
    // Two gradients draw the arrow: an image could not follow the theme.
    appearance: 'none',
    backgroundImage: `linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)`,
    backgroundSize: '5px 5px',
    backgroundPosition: 'right 16px center, right 11px center',
    backgroundRepeat: 'no-repeat',
    textOverflow: 'ellipsis',
    '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: -1 },
    '&[data-empty=true]': { borderStyle: 'dashed' },
    '&[aria-invalid=true]': { borderColor: error.main },
    '&:disabled': { backgroundColor: look.neutralSoft, color: text.disabled, opacity: 1 },
    '& option': { color: text.primary, backgroundColor: background.paper },
  };
});

/** The same in the height of a form's fields. */
export const FieldSelect = styled(CompactSelect)({
  fontSize: 'inherit',
  height: 40,
  width: '100%',
  paddingLeft: 12,
});
