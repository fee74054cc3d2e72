import { formatFen } from '@probity/contract/rules/fen';
import type { Lang } from '../../kernel/context';
import { lastDayOf } from '../../kernel/chinaMonth';
import { languageOf } from '../../kernel/texts';
import {
  chinaTime,
  formatCount,
  INK,
  LINE,
  MARGIN,
  pdfOf,
  QUIET,
  type Doc,
} from '../../platform/pdf/document';
import type { PackageCharge, StatementLine, StatementRow } from './statementRepository';
import { heads, kindWord, words } from './words';

interface StatementPaper {
  row: StatementRow;
  recharges: readonly StatementLine[];
  packages: readonly PackageCharge[];
  lang: Lang;
}

const ROW = 18;

/** A statement on paper; the same statement is the same paper in each language. */
export function statementPdf(paper: StatementPaper): Promise<Buffer> {
  const { row, lang } = paper;
  const title = words.title({ month: row.month })[lang];
  return pdfOf({
    ...{ title, language: languageOf(lang), madeAt: row.closedAt },
    draw: (doc) => draw(doc, title, paper),
    foot: (page) => ({ left: `${row.mainName} · ${row.month}`, right: words.page(page)[lang] }),
  });
}

function draw(doc: Doc, title: string, { row, recharges, packages, lang }: StatementPaper): void {
  const { month } = row;
  doc.font('bold').fontSize(18).fillColor(INK).text(title).moveDown(0.6);
  const facts = [
    [words.account[lang], row.mainName],
    [words.period[lang], `${month}-01 ${words.to[lang]} ${lastDayOf(month)}, ${words.zone[lang]}`],
    [words.closedAt[lang], chinaTime(row.closedAt)],
    [words.number[lang], row.id],
  ];
  doc.font('regular').fontSize(9.5).fillColor(QUIET);
  for (const [label, value] of facts) doc.text(`${label}: ${value}`, { lineGap: 2 });
  doc.moveDown(1);

  const table = new Table(doc);
  table.rows([1, 0.35], sumsOf(row, lang), { strong: [0, 6] });
  heading(doc, words.recharges[lang]);
  table.rows(
    [0.3, 0.3, 0.5, 0.25],
    recharges.map(({ at, kind, scanned, reference, amount }) => [
      chinaTime(at),
      kindWord({ kind, scanned })[lang],
      reference ?? '',
      formatFen(amount),
    ]),
    {
      head: [heads.at[lang], heads.kind[lang], heads.reference[lang], heads.amount[lang]],
      none: words.none[lang],
    },
  );
  heading(doc, words.packages[lang]);
  table.rows(
    [0.6, 0.2, 0.2, 0.3],
    packages.map((one) => [
      (lang === 'zh' ? one.packageZh || one.packageEn : one.packageEn || one.packageZh) || '–',
      formatCount(one.orders),
      formatCount(one.items),
      formatFen(one.amount),
    ]),
    {
      head: [heads.package[lang], words.orders[lang], words.items[lang], heads.amount[lang]],
      none: words.none[lang],
      figures: [1, 2],
    },
  );
  doc.moveDown(1).font('regular').fontSize(9).fillColor(QUIET).text(words.lines[lang], MARGIN);
}

function sumsOf(row: StatementRow, lang: Lang): string[][] {
  const lines: [string, number][] = [
    [words.opening[lang], row.opening],
    [words.recharged[lang], row.recharged],
    [words.takenBack[lang], -row.takenBack],
    [words.charged[lang], -row.charged],
    [words.chargesReversed[lang], row.chargesReversed],
    [words.paidOut[lang], -row.paidOut],
    [words.closing[lang], row.closing],
    [words.held[lang], row.held],
  ];
  return lines.map(([label, fen]) => [label, formatFen(fen || 0)]);
}

function heading(doc: Doc, text: string): void {
  // A heading does not stand alone at the foot of a page.
  if (doc.y > doc.page.height - MARGIN - 90) doc.addPage();
  doc.moveDown(1).font('bold').fontSize(11.5).fillColor(INK).text(text, MARGIN).moveDown(0.4);
}

interface Look {
  head?: readonly string[];
  strong?: readonly number[];
  none?: string;
  /** The columns of figures beside the last, which stand at the right as it does. */
  figures?: readonly number[];
}

/** Lines of cells between rules; the last cell is a sum and stands at the right. Each page says again what the columns are. */
class Table {
  constructor(private readonly doc: Doc) {}

  rows(
    shares: readonly number[],
    rows: readonly (readonly string[])[],
    { head, strong = [], none, figures = [] }: Look = {},
  ): void {
    if (rows.length === 0 && none)
      return void this.doc.font('regular').fontSize(10).fillColor(QUIET).text(none, MARGIN);
    const drawHead = () => head && this.line(shares, head, { font: 'bold', ink: QUIET, figures });
    drawHead();
    rows.forEach((cells, at) =>
      this.line(
        shares,
        cells,
        { font: strong.includes(at) ? 'bold' : 'regular', ink: INK, figures },
        drawHead,
      ),
    );
  }

  private line(
    shares: readonly number[],
    cells: readonly string[],
    { font, ink, figures }: { font: string; ink: string; figures: readonly number[] },
    onNewPage?: () => void,
  ): void {
    const { doc } = this;
    const width = doc.page.width - 2 * MARGIN;
    const all = shares.reduce((sum, share) => sum + share, 0);
    const write = () => doc.font(font).fontSize(10).fillColor(ink);
    write();
    const widths = shares.map((share) => (share / all) * width);
    const heights = cells.map((cell, at) => doc.heightOfString(cell, { width: widths[at]! - 8 }));
    const height = Math.max(ROW, ...heights.map((one) => one + 6));
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) {
      doc.addPage();
      onNewPage?.();
      write();
    }
    const y = doc.y;
    let x = MARGIN;
    cells.forEach((cell, at) => {
      const isLast = at === cells.length - 1;
      const align = isLast || figures.includes(at) ? 'right' : 'left';
      doc.text(cell, x, y + 3, { width: widths[at]! - (isLast ? 0 : 8), align });
      x += widths[at]!;
    });
    doc
      .strokeColor(LINE)
      .moveTo(MARGIN, y + height)
      .lineTo(MARGIN + width, y + height)
      .stroke();
    doc.x = MARGIN;
    doc.y = y + height;
  }
}
