import { darkTokens, lightTokens, type Tokens } from './tokens';

function luminance(hex: string): number {
  const channel = (index: number) => {
    const value = parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = [keyof Tokens, keyof Tokens];
const text: Pair[] = (['ink', 'ink2', 'ink3', 'brand', 'red'] as const).flatMap((ink): Pair[] => [
  [ink, 'surface'],
  [ink, 'background'],
]);
const onSoft: Pair[] = [
  ['onBrand', 'brand'],
  ['brandInk', 'brandSoft'],
  ['ink', 'brandSoft'],
  ['ink2', 'brandSoft'],
  ['ink3', 'brandSoft'],
  ['ink2', 'neutralSoft'],
  ['green', 'greenSoft'],
  ['blue', 'blueSoft'],
  ['yellow', 'yellowSoft'],
  ['red', 'redSoft'],
  ['red', 'brandSoft'],
  ['surface', 'red'],
];

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('%s', (_name, tokens) => {
  it.each([...text, ...onSoft])('%s on %s reaches AA for text, 4.5:1', (ink, ground) => {
    expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('the edge of a field reaches 3:1', () => {
    expect(contrast(tokens.lineField, tokens.surface)).toBeGreaterThanOrEqual(3);
  });
});
