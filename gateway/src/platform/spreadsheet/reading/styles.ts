import { shapeOf, type NumberShape } from './numberText';
import { UnreadableSheet } from './unreadable';
import type { ZipParts } from './zipParts';

/** Excel's own limit of cell formats. */
const MOST_STYLES = 65_490;

/** How the cells of each style show numbers, in the order in which cells name them. */
export async function readStyles(parts: ZipParts, part: string | undefined): Promise<NumberShape[]> {
  if (part === undefined || !parts.has(part)) return [];
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isInCells = false;
  await parts.walk(part, {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true;
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'xf' && isInCells) formats.push(Number(attributes.numFmtId ?? 0));
      if (formats.length > MOST_STYLES || codes.size > MOST_STYLES) throw new UnreadableSheet('damaged');
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats.map((id) => shapeOf(id, codes.get(id)));
}
