import type { Theme } from '@mui/material/styles';
import { gridFields } from './cellWords';

/** Sizes in px: rows are of one height, so that ten thousand can be scrolled without measuring one. */
export const ROW_HEIGHT = 36;
/** The height of the grid, in rows. */
export const ROWS_SHOWN = 14;
export const LINE_WIDTH = 56;
/** Room for a state with the columns of its faults. */
export const STATE_WIDTH = 180;

const widths = [LINE_WIDTH, STATE_WIDTH, ...gridFields.map(({ width }) => width)];
export const gridWidth = widths.reduce((sum, width) => sum + width, 0);
/** Where each cell that can be written begins. */
export const leftOf = (col: number): number =>
  widths.slice(0, col + 2).reduce((sum, width) => sum + width, 0);
export const widthOf = (col: number): number => gridFields[col]?.width ?? 0;

/** One class for the whole grid: cells carry none of their own, which keeps scrolling fast. */
export const gridStyles = ({ vars: { palette } }: Theme) => ({
  position: 'relative' as const,
  overflow: 'auto',
  border: `1px solid ${palette.divider}`,
  borderRadius: '8px',
  backgroundColor: palette.background.paper,
  fontSize: '0.8125rem',
  overscrollBehavior: 'contain',
  '& [role=grid]': { width: gridWidth, cursor: 'cell', userSelect: 'none' },
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: widths.map((width) => `${width}px`).join(' '),
    height: ROW_HEIGHT,
  },
  '& .head': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    fontWeight: 600,
    color: palette.text.secondary,
    backgroundColor: palette.background.default,
  },
  '& .body': { position: 'relative' },
  '& .body [role=row]': { position: 'absolute', insetInline: 0, top: 0, contain: 'layout style paint' },
  '& [role=row] > *': {
    padding: '0 8px',
    lineHeight: `${ROW_HEIGHT - 1}px`,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderBottom: `1px solid ${palette.divider}`,
    borderInlineEnd: `1px solid ${palette.divider}`,
  },
  // The number of the line stays in sight.
  '& [role=row] > :first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    textAlign: 'end',
    fontWeight: 400,
    color: palette.look.ink3,
    backgroundColor: palette.background.default,
  },
  // So does the name, where there is room. Whoever marks a cell counts more: `:where` weighs nothing.
  '& :where([role=row] > :nth-of-type(3))': {
    '@media (min-width: 900px)': { position: 'sticky', left: LINE_WIDTH, zIndex: 1 },
    backgroundColor: palette.background.paper,
  },
  '& .head > :nth-of-type(3)': { backgroundColor: 'inherit' },
  '& [data-state=dropped]': { textDecoration: 'line-through', color: palette.look.ink3 },
  '& .ghost': { color: palette.look.ink3, fontStyle: 'italic' },
  '& .state': { color: palette.text.secondary },
  '& [aria-selected=true]': { backgroundColor: palette.look.brandSoft },
  '& [aria-invalid=true]': {
    backgroundColor: palette.lamp.redSoft,
    boxShadow: `inset 0 -2px ${palette.lamp.red}`,
  },
  '& [aria-invalid=true][aria-selected=true]': {
    backgroundImage: `linear-gradient(${palette.look.brandSoft}, ${palette.look.brandSoft})`,
  },
  '& .doubt': { backgroundColor: palette.lamp.yellowSoft },
  '& .bone': { width: '60%', height: 10, marginTop: 13, borderRadius: 4, backgroundColor: palette.divider },
  '& > input': {
    position: 'absolute',
    zIndex: 2,
    height: ROW_HEIGHT,
    boxSizing: 'border-box',
    margin: 0,
    padding: '0 7px',
    font: 'inherit',
    color: 'transparent',
    caretColor: 'transparent',
    background: 'none',
    border: `1px solid ${palette.look.lineField}`,
    outline: 'none',
    pointerEvents: 'none',
  },
  '& > input:focus': { border: `2px solid ${palette.primary.main}`, padding: '0 6px' },
  '& > input.editing': {
    color: palette.text.primary,
    caretColor: 'auto',
    backgroundColor: palette.background.paper,
    pointerEvents: 'auto',
  },
});
