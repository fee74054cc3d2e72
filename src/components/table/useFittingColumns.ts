import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { DataColumn } from './types';

/** The columns that the window has room for, by their `hideBelow`. */
export function useFittingColumns<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const { breakpoints } = useTheme();
  const sm = useMediaQuery(breakpoints.up('sm'), { noSsr: true });
  const md = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const lg = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  return useMemo(() => {
    const fits = { sm, md, lg };
    return columns.filter((column) => !column.hideBelow || fits[column.hideBelow]);
  }, [columns, sm, md, lg]);
}

/** A column's least width in px. */
export const widthOf = (column: { width?: number }) => column.width ?? 120;

/** The least width of all, below which the table scrolls sideways rather than squeezing them. */
export const widthOfAll = (columns: readonly { width?: number }[]) =>
  columns.reduce((sum, column) => sum + widthOf(column), 0);
