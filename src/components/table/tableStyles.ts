import type { CSSObject, Theme } from '@mui/material/styles';
import { rowHeights, type Density } from '../../theme/density';
import { tickStyles } from '../form/tickStyles';

/** One class for the whole table: cells carry none of their own, which keeps scrolling fast. */
export const tableStyles =
  (density: Density) =>
  (theme: Theme): CSSObject => ({
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    // By what stands in the columns; a long list keeps the widths that its first rows made.
    '&.kept': { tableLayout: 'fixed' },
    '& th, & td': {
      padding: density === 'compact' ? '5px 10px' : '8px 10px',
      textAlign: 'start',
      verticalAlign: 'middle',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    // Our own words never break; what a person wrote may, and takes two lines at most.
    '& .typed': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
    '& td': { overflowWrap: 'normal', wordBreak: 'normal' },
    '& .endless': { overflowWrap: 'anywhere' },
    '& .name': { fontWeight: 600 },
    '& .line': { overflowWrap: 'anywhere' },
    '& time, & .whole': { whiteSpace: 'nowrap' },
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      fontSize: '0.78125rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      color: theme.vars.palette.text.secondary,
      backgroundColor: theme.vars.palette.background.default,
    },
    // A width set by hand cuts what is longer; who points at it is told the whole.
    '& .sized, & .sized > :not(.edge)': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .edge': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: 9,
      cursor: 'col-resize',
      touchAction: 'none',
      borderInlineEnd: `2px solid ${theme.vars.palette.divider}`,
      '&:hover, &:focus-visible': { borderColor: theme.vars.palette.primary.main, outline: 'none' },
      '&:focus-visible': { backgroundColor: theme.vars.palette.look.brandSoft, borderInlineEndWidth: 4 },
    },
    // Said to screen readers alone.
    '& th.bare': { padding: 0, border: 0 },
    '& th select': { fontWeight: 400 },
    '& tbody tr': { height: rowHeights[density] },
    // Rows of one height: what is out of sight is never measured.
    // The place somebody reads is kept by the body itself (useKeptPlace).
    '& tbody.uniform': { overflowAnchor: 'none' },
    '&.kept tbody.uniform td': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    // A sentence is read whole; among rows of one height it has three lines.
    '& .said': { overflowWrap: 'anywhere' },
    // Within a sentence colour alone does not make a link.
    '& .said a': { textDecoration: 'underline' },
    '& tbody.uniform .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&.kept tbody.uniform .said': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      height: '3lh',
      whiteSpace: 'normal',
      overflow: 'hidden',
    },
    '& tbody tr.openable': { cursor: 'pointer' },
    '& tbody tr:focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
    },
    '& tbody tr.openable:hover > td': { backgroundColor: theme.vars.palette.look.neutralSoft },
    '& tbody tr.selected > td': { backgroundColor: theme.vars.palette.look.brandSoft },
    // The colours of such a row swallow the tags' own.
    '& tbody tr.openable:hover [data-tone], & tbody tr.selected [data-tone]': {
      backgroundColor: theme.vars.palette.background.paper,
    },
    '& tbody tr.spacer > td': { padding: 0, border: 0 },
    '& .end': { textAlign: 'end' },
    '& .select': { width: 44, padding: '0 0 0 14px' },
    '& input[type=checkbox]': { ...tickStyles(theme), display: 'block', cursor: 'pointer' },
    '& td small:not(.typed)': { display: 'block', whiteSpace: 'nowrap' },
    '& td small.wraps, & td div.wraps': { whiteSpace: 'normal' },
    '& small, & .quiet': { color: theme.vars.palette.look.ink3, fontSize: '0.78125rem' },
    '& .bone': { height: 14, maxWidth: 160, borderRadius: 4, backgroundColor: theme.vars.palette.divider },
    '& tr.selected small, & tr.selected .quiet': { color: theme.vars.palette.text.secondary },
    '& button.sort': {
      all: 'unset',
      cursor: 'pointer',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      borderRadius: '4px',
      '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      '& svg': { fontSize: 15 },
    },
  });

/** The class of a column's cells. */
export function cellClass({
  align,
  isSized,
}: {
  align?: 'start' | 'end';
  isSized?: boolean;
}): string | undefined {
  return [align === 'end' && 'end', isSized && 'sized'].filter(Boolean).join(' ') || undefined;
}

/** The variable of the table that holds a width set by hand: while it is dragged, nothing but this changes. */
export const widthVariable = (id: string): `--${string}` => `--width-${id}`;

/** What holds the cells of a column to a width set by hand; undefined where the content decides. */
export const sizedCell = ({ id, isSized }: { id: string; isSized?: boolean }) =>
  isSized ? { maxWidth: `var(${widthVariable(id)})` } : undefined;
