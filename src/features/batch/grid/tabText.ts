/**
 * The cells of a text as spreadsheets put it into the clipboard: tabs between cells, a line for each row, cells with either in
 * quotation marks.
 */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)!.push(cell);
    cell = '';
  };
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}

/** The other way round. */
export const textOfCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
