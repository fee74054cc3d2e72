import type { PaletteOptions } from '@mui/material/styles';
import type { Tokens } from './tokens';

/** The tokens in MUI's palette, and the ones that MUI has no name for. */
export function toPalette(tokens: Tokens): PaletteOptions {
  return {
    primary: {
      main: tokens.brand,
      light: tokens.brandSoft,
      dark: tokens.brandInk,
      contrastText: tokens.onBrand,
    },
    secondary: { main: tokens.ink2, contrastText: tokens.surface },
    error: { main: tokens.red, contrastText: tokens.surface },
    warning: { main: tokens.yellow, contrastText: tokens.surface },
    info: { main: tokens.blue, contrastText: tokens.surface },
    success: { main: tokens.green, contrastText: tokens.surface },
    background: { default: tokens.background, paper: tokens.surface },
    text: { primary: tokens.ink, secondary: tokens.ink2, disabled: tokens.ink3 },
    divider: tokens.line,
    lamp: {
      green: tokens.green,
      greenSoft: tokens.greenSoft,
      blue: tokens.blue,
      blueSoft: tokens.blueSoft,
      yellow: tokens.yellow,
      yellowSoft: tokens.yellowSoft,
      red: tokens.red,
      redSoft: tokens.redSoft,
    },
    look: {
      ink3: tokens.ink3,
      lineStrong: tokens.lineStrong,
      lineField: tokens.lineField,
      brandSoft: tokens.brandSoft,
      brandInk: tokens.brandInk,
      neutralSoft: tokens.neutralSoft,
      chartQuiet: tokens.chartQuiet,
    },
  };
}
