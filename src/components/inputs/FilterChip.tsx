import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';

const Chip = styled('button')(({ theme }) => {
  const { look, primary } = theme.vars.palette;
  return {
    font: 'inherit',
    fontSize: '0.78125rem',
    fontWeight: 600,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    height: 28,
    padding: '0 8px',
    border: `1px solid ${primary.main}`,
    borderRadius: 6,
    cursor: 'pointer',
    color: look.brandInk,
    backgroundColor: look.brandSoft,
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& svg': { fontSize: 16, flex: 'none' },
    '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
  };
});

interface FilterChipProps {
  /** In words: "Package: Standard". */
  label: string;
  /** The effect of a click, in words. */
  removeLabel: string;
  onRemove: () => void;
}

/** One active filter; a click removes it. */
export function FilterChip({ label, removeLabel, onRemove }: FilterChipProps) {
  return (
    <Chip type="button" aria-label={removeLabel} title={label} onClick={onRemove}>
      <span>{label}</span>
      <Close />
    </Chip>
  );
}
