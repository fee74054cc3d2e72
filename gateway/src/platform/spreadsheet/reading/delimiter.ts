/** The wide comma, semicolon and listing comma of Chinese keyboards. */
const wide = [0xff0c, 0xff1b, 0x3001].map((code) => String.fromCharCode(code));
/** What divides the cells of a text, the likelier first where two fit equally well. */
const delimiters: readonly string[] = ['\t', ';', ',', '|', ...wide];

/** Lines by which the delimiter is told. */
const LOOKED_AT = 200;

/**
 * The character that divides the lines of a text into the same number of cells most often; a comma where nothing divides them. In a list
 * of German prices each line has one more comma, but it is the semicolon that the head has too.
 * @param beginning the first lines, with `\n` ends
 */
export function delimiterOf(beginning: string, fileName: string): string {
  if (/\.(?:tsv|tab)$/i.test(fileName) && beginning.includes('\t')) return '\t';
  const lines = linesOf(beginning);
  let best: { delimiter: string; share: number; cells: number } = { delimiter: ',', share: 0, cells: 0 };
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const times = new Map<number, number>();
    for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
    for (const [cells, lineCount] of times) {
      const share = lineCount / lines.length;
      if (share > best.share || (share === best.share && cells > best.cells))
        best = { delimiter, share, cells };
    }
  }
  return best.delimiter;
}

/** The lines with something in them, without what stands within quotation marks. */
function linesOf(beginning: string): string[] {
  const bare = beginning.replace(/"[^"\n]*"/g, '');
  const lines = bare.split('\n').filter((line) => line.trim() !== '' || line.includes('\t'));
  // The last one may be cut off.
  return lines.length > 1 ? lines.slice(0, Math.min(LOOKED_AT, lines.length - 1)) : lines;
}
