import { ownCopy } from './cellText';
import type { ReadLimits } from './readSheetTypes';
import { UnreadableSheet } from './unreadable';
import type { ZipParts } from './zipParts';

/** More different texts than a list within its limits has. */
const MOST_STRINGS = 1_000_000;

/**
 * Gathers the text of a string: runs of rich text one after another, without the reading that Japanese and Chinese lists have above
 * the characters (`rPh`). Shared strings and those within cells look the same.
 */
export class StringGatherer {
  private text = '';
  private isInText = false;
  private isInReading = false;

  open(name: string): void {
    if (name === 'rPh') this.isInReading = true;
    if (name === 't') this.isInText = true;
  }

  close(name: string): void {
    if (name === 'rPh') this.isInReading = false;
    if (name === 't') this.isInText = false;
  }

  add(text: string): void {
    if (this.isInText && !this.isInReading) this.text += text;
  }

  take(): string {
    const text = unescaped(this.text);
    this.text = '';
    return text;
  }
}

/** `_x000D_` stands for one character that XML cannot hold; an underscore that is one is `_x005F_`. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** The strings that the cells of all sheets share, by their numbers. */
export async function readSharedStrings(
  parts: ZipParts,
  part: string | undefined,
  limits: ReadLimits,
): Promise<string[]> {
  if (part === undefined || !parts.has(part)) return [];
  const strings: string[] = [];
  const gatherer = new StringGatherer();
  let chars = 0;
  await parts.walk(part, {
    open: (name) => gatherer.open(name),
    text: (text) => gatherer.add(text),
    close(name) {
      gatherer.close(name);
      if (name !== 'si') return;
      // One unit more than is kept, so that a text that is cut is told from one that ends there.
      const text = ownCopy(gatherer.take().slice(0, limits.cellChars + 1));
      chars += text.length;
      strings.push(text);
      if (chars > limits.textChars) throw new UnreadableSheet('tooMuchText', { most: limits.textChars });
      if (strings.length > MOST_STRINGS) throw new UnreadableSheet('bomb', { most: MOST_STRINGS });
    },
  });
  return strings;
}
