import {
  chinaTime,
  formatCount,
  INK,
  LINE,
  MARGIN,
  pdfOf,
  QUIET,
  type Doc,
} from '../../../platform/pdf/document';
import type { Words } from '../../../kernel/words';
import { certificateWords as words, kindWords } from '../words/certificate';
import type { Contents, Kept } from './contentsRepository';

export interface CertificateFacts {
  number: string;
  version: string;
  at: Date;
  account: string;
  askedAt: Date;
  found: Contents;
  /** Counted again at the end. */
  left: Contents;
  /** Of the people, those who belong to no other account. */
  peopleErased: number;
  kept: Kept;
  /** China's day until which bookings and their documents are kept. */
  booksUntil: string;
}

/** The certificate of an erasure, in both languages on the same paper: it is shown to whoever asks for proof. */
export function certificatePdf(facts: CertificateFacts): Promise<Buffer> {
  const { number, at } = facts;
  return pdfOf({
    ...{ title: `${words.title.zh} ${words.title.en}`, language: 'zh-CN', madeAt: at },
    draw: (doc) => draw(doc, facts),
    foot: ({ n, total }) => ({ left: number, right: `${n} / ${total}` }),
  });
}

function draw(doc: Doc, facts: CertificateFacts): void {
  doc.font('bold').fontSize(18).fillColor(INK).text(words.title.zh);
  doc.font('regular').fontSize(12).fillColor(QUIET).text(words.title.en).moveDown(0.8);
  for (const [label, value] of [
    [words.number, facts.number],
    [words.account, facts.account],
    [words.askedAt, chinaTime(facts.askedAt)],
    [words.erasedAt, chinaTime(facts.at)],
    [words.version, `Probity ${facts.version}`],
  ] as const)
    line(doc, label, value);

  heading(doc, words.erasedHead);
  text(doc, words.erasedLead);
  for (const kind of Object.keys(kindWords) as (keyof Contents)[])
    line(
      doc,
      kindWords[kind],
      formatCount(facts.found[kind] - (kind === 'files' ? facts.kept.files : facts.left[kind])),
    );
  line(doc, words.peopleErased, formatCount(facts.peopleErased));
  text(doc, words.peopleStay);

  heading(doc, words.keptHead);
  text(doc, words.booksWhy({ until: facts.booksUntil }));
  const { kept } = facts;
  for (const [label, count] of [
    [words.bookings, kept.bookings],
    [words.orders, kept.orders],
    [words.statements, kept.statements],
    [words.invoices, kept.invoices],
    [words.recharges, kept.recharges],
    [words.payouts, kept.payouts],
    [words.contracts, kept.contracts],
  ] as const)
    line(doc, label, formatCount(count));
  doc.moveDown(0.6);
  line(doc, words.consents, formatCount(kept.consents));
  if (kept.consentsUntil !== null) text(doc, words.consentsWhy({ until: kept.consentsUntil }));
  doc.moveDown(0.6);
  line(doc, words.audit, formatCount(kept.auditEvents));
  text(doc, words.auditWhy);
  line(doc, words.files, formatCount(kept.files));
  text(doc, words.filesWhy);
}

function heading(doc: Doc, { zh, en }: Words): void {
  if (doc.y > doc.page.height - MARGIN - 90) doc.addPage();
  doc.moveDown(1.2).font('bold').fontSize(12).fillColor(INK).text(`${zh}  ${en}`, MARGIN).moveDown(0.3);
}

function text(doc: Doc, { zh, en }: Words): void {
  doc.font('regular').fontSize(9).fillColor(QUIET);
  doc
    .text(zh, MARGIN, doc.y + 5, { lineGap: 2 })
    .text(en, { lineGap: 2 })
    .moveDown(0.4);
}

/** A fact between rules: what it is in both languages, and its value at the right. */
function line(doc: Doc, { zh, en }: Words, value: string): void {
  const width = doc.page.width - 2 * MARGIN;
  doc.font('regular').fontSize(10).fillColor(INK);
  // A figure leaves its room to the label, which says the second language on a line of its own where both do not fit.
  const valueWidth = Math.min(width * 0.42, doc.widthOfString(value) + 12);
  const isOneLine = doc.widthOfString(`${zh}  ${en}`) <= width - valueWidth - 12;
  const label = isOneLine ? `${zh}  ${en}` : `${zh}\n${en}`;
  const height = Math.max(
    doc.heightOfString(label, { width: width - valueWidth }),
    doc.heightOfString(value, { width: valueWidth }),
  );
  if (doc.y + height + 6 > doc.page.height - doc.page.margins.bottom) doc.addPage();
  const y = doc.y;
  doc.text(label, MARGIN, y + 3, { width: width - valueWidth });
  doc.text(value, MARGIN + width - valueWidth, y + 3, { width: valueWidth, align: 'right' });
  doc
    .strokeColor(LINE)
    .moveTo(MARGIN, y + height + 6)
    .lineTo(MARGIN + width, y + height + 6)
    .stroke();
  doc.x = MARGIN;
  doc.y = y + height + 6;
}
