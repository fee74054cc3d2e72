import { chinaTime, INK, LINE, MARGIN, pdfOf, QUIET, type Doc } from '../../platform/pdf/document';
import type { SignatureRow } from './contractRepository';
import type { SignedText } from './contractText';
import { languageOf } from '../../kernel/texts';
import { contractWords } from './words/signedContract';

/** The contract as it was signed: the stored words, the signer, time and address, and the hash. */
export function contractPdf(row: SignatureRow): Promise<Buffer> {
  const text = JSON.parse(row.signedText) as SignedText;
  return pdfOf({
    ...{ title: text.title, language: languageOf(row.lang), madeAt: row.signedAt },
    draw(doc) {
      drawText(doc, text);
      drawSignature(doc, row, text);
    },
    foot: (page) => ({
      left: `${row.version} · ${row.textHash.slice(0, 16)}`,
      right: contractWords.page(page)[row.lang],
    }),
  });
}

function drawText(doc: Doc, text: SignedText): void {
  doc.font('bold').fontSize(18).fillColor(INK).text(text.title, { lineGap: 2 });
  doc.font('regular').fontSize(9).fillColor(QUIET);
  doc.text(`${contractWords.version[text.lang]} ${text.version}`).moveDown(1);
  for (const { heading, paragraphs } of text.sections) {
    // A heading does not stand alone at the foot of a page.
    if (doc.y > doc.page.height - MARGIN - 90) doc.addPage();
    doc.font('bold').fontSize(11.5).fillColor(INK).text(heading, { lineGap: 2 }).moveDown(0.25);
    doc.font('regular').fontSize(10);
    for (const paragraph of paragraphs) doc.text(paragraph, { lineGap: 3 }).moveDown(0.5);
    doc.moveDown(0.4);
  }
}

const SIGNATURE_HEIGHT = 190;

function drawSignature(doc: Doc, row: SignatureRow, text: SignedText): void {
  const { lang } = row;
  if (doc.y > doc.page.height - MARGIN - SIGNATURE_HEIGHT) doc.addPage();
  const right = doc.page.width - MARGIN;
  doc.moveDown(0.5).strokeColor(LINE).moveTo(MARGIN, doc.y).lineTo(right, doc.y).stroke().moveDown(0.8);
  doc.font('bold').fontSize(11.5).fillColor(INK).text(contractWords.signatures[lang]).moveDown(0.4);
  doc.font('regular').fontSize(10).text(contractWords.provider[lang]).moveDown(0.6);
  const { name, creditCode } = text.party;
  doc.text(`${contractWords.customer[lang]}: ${name}${creditCode ? ` (${creditCode})` : ''}`).moveDown(0.4);
  doc.font('bold').fontSize(16).text(row.signerName).moveDown(0.3);
  doc.font('regular').fontSize(9).fillColor(QUIET);
  const facts = [
    [contractWords.signer[lang], row.signerName],
    [contractWords.time[lang], `${chinaTime(row.signedAt)} ${contractWords.zone[lang]}`],
    [contractWords.ip[lang], row.ip],
    [contractWords.hash[lang], row.textHash],
  ];
  for (const [label, value] of facts) doc.text(`${label}: ${value}`, { lineGap: 2 });
}
