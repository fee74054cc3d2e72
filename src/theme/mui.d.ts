import '@mui/material/styles';

/** The four lamps: the strong colour for text and icon, the soft one behind it. */
interface LampPalette {
  green: string;
  greenSoft: string;
  blue: string;
  blueSoft: string;
  yellow: string;
  yellowSoft: string;
  red: string;
  redSoft: string;
}

interface LookPalette {
  ink3: string;
  lineStrong: string;
  lineField: string;
  brandSoft: string;
  brandInk: string;
  neutralSoft: string;
  chartQuiet: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    lamp: LampPalette;
    look: LookPalette;
  }
  interface PaletteOptions {
    lamp?: LampPalette;
    look?: LookPalette;
  }
}
