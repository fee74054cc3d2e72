import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { findRoot } from '../../platform/config/root';
import type { SignatureRow } from './contractRepository';
import type { SignedText } from './contractText';
import { languageOf } from '../../kernel/texts';
import { pdfWords } from './words/contractPdf';

const MARGIN = 64;
const INK = '#1b2326';
const QUIET = '#5a6669';
const LINE = '#c9d1d3';

let fonts: Promise<{ regular: Buffer; bold: Buffer }> | undefined;

/**
 * Noto Sans SC (OFL): every character of GB 18030, so that no name becomes a row of boxes. Ten megabytes each, read once.
 */
function loadFonts() {
  const { resolve } = createRequire(join(findRoot(), 'package.json'));
  const face = (name: string) => readFile(resolve(`@expo-google-fonts/noto-sans-sc/${name}`));
  const load = async () => ({
    regular: await face('400Regular/NotoSansSC_400Regular.ttf'),
    bold: await face('700Bold/NotoSansSC_700Bold.ttf'),
  });
  fonts ??= load().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

type Doc = InstanceType<typeof PDFDocument>;

/** The contract as it was signed: the stored words, the signer, time and address, and the hash. */
export async function contractPdf(row: SignatureRow): Promise<Buffer> {
  const text = JSON.parse(row.signedText) as SignedText;
  const { regular, bold } = await loadFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 12 },
    bufferPages: true,
    lang: languageOf(row.lang),
    info: { Title: text.title, Author: 'Probity', CreationDate: row.signedAt, ModDate: row.signedAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.registerFont('regular', regular).registerFont('bold', bold);
  drawText(doc, text);
  drawSignature(doc, row, text);
  drawFeet(doc, row);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawText(doc: Doc, text: SignedText): void {
  doc.font('bold').fontSize(18).fillColor(INK).text(text.title, { lineGap: 2 });
  doc.font('regular').fontSize(9).fillColor(QUIET);
  doc.text(`${pdfWords.version[text.lang]} ${text.version}`).moveDown(1);
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
  doc.font('bold').fontSize(11.5).fillColor(INK).text(pdfWords.signatures[lang]).moveDown(0.4);
  doc.font('regular').fontSize(10).text(pdfWords.provider[lang]).moveDown(0.6);
  const { name, creditCode } = text.party;
  doc.text(`${pdfWords.customer[lang]}: ${name}${creditCode ? ` (${creditCode})` : ''}`).moveDown(0.4);
  doc.font('bold').fontSize(16).text(row.signerName).moveDown(0.3);
  doc.font('regular').fontSize(9).fillColor(QUIET);
  const facts = [
    [pdfWords.signer[lang], row.signerName],
    [pdfWords.time[lang], `${chinaTime(row.signedAt)} ${pdfWords.zone[lang]}`],
    [pdfWords.ip[lang], row.ip],
    [pdfWords.hash[lang], row.textHash],
  ];
  for (const [label, value] of facts) doc.text(`${label}: ${value}`, { lineGap: 2 });
}

function drawFeet(doc: Doc, row: SignatureRow): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Below the lower margin: without this, writing there would begin a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - MARGIN + 14;
    const width = doc.page.width - 2 * MARGIN;
    doc.font('regular').fontSize(8).fillColor(QUIET);
    doc.text(`${row.version} · ${row.textHash.slice(0, 16)}`, MARGIN, y, { width, lineBreak: false });
    doc.text(pdfWords.page({ n: index + 1, total: count })[row.lang], MARGIN, y, {
      width,
      align: 'right',
      lineBreak: false,
    });
  }
}

function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
