/** The colours of the look. Light and dark differ in surfaces and ink; a lamp keeps its hue. */
export interface Tokens {
  brand: string;
  /** Text on a filled brand surface. */
  onBrand: string;
  brandInk: string;
  brandSoft: string;
  background: string;
  surface: string;
  line: string;
  lineStrong: string;
  /** The edge of a field: 3:1 against the surface (WCAG 1.4.11). */
  lineField: string;
  ink: string;
  ink2: string;
  ink3: string;
  neutralSoft: string;
  green: string;
  greenSoft: string;
  blue: string;
  blueSoft: string;
  yellow: string;
  yellowSoft: string;
  red: string;
  redSoft: string;
  /** Second series of a chart beside the brand. */
  chartQuiet: string;
}

export const lightTokens: Tokens = {
  brand: '#0f5c6e',
  onBrand: '#ffffff',
  brandInk: '#0b4654',
  brandSoft: '#e6f1f3',
  background: '#f6f7f7',
  surface: '#ffffff',
  line: '#e2e7e8',
  lineStrong: '#cfd6d8',
  lineField: '#85918f',
  ink: '#13211f',
  ink2: '#51605f',
  ink3: '#5f6c6b',
  neutralSoft: '#edf0f0',
  green: '#18773f',
  greenSoft: '#e6f4ec',
  blue: '#2563c9',
  blueSoft: '#e8effb',
  yellow: '#8f5d08',
  yellowSoft: '#fbf2dc',
  red: '#b42a21',
  redSoft: '#fbe9e7',
  chartQuiet: '#9db7bd',
};

export const darkTokens: Tokens = {
  brand: '#58b7cb',
  onBrand: '#06252c',
  brandInk: '#8fd3e1',
  brandSoft: '#12333b',
  background: '#0e1514',
  surface: '#141d1c',
  line: '#243130',
  lineStrong: '#334341',
  lineField: '#60716f',
  ink: '#e6eeed',
  ink2: '#a3b3b1',
  ink3: '#8c9c98',
  neutralSoft: '#1e2928',
  green: '#5cc98b',
  greenSoft: '#12301f',
  blue: '#85aef2',
  blueSoft: '#14264a',
  yellow: '#e2b75c',
  yellowSoft: '#33270e',
  red: '#f08c84',
  redSoft: '#3a1a17',
  chartQuiet: '#4d6b72',
};
