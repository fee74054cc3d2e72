import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { findRoot } from '../config/root';

export const MARGIN = 64;
export const INK = '#1b2326';
export const QUIET = '#5a6669';
export const LINE = '#c9d1d3';

/** Below the text there is room for the foot. */
const FOOT = 12;

export type Doc = InstanceType<typeof PDFDocument>;

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

interface PdfRequest {
  title: string;
  /** BCP 47 */
  language: string;
  /** Part of the file: what is the same is the same file tomorrow. */
  madeAt: Date;
  draw: (doc: Doc) => void;
  /** The two ends of the line at the foot of each page. */
  foot: (page: { n: number; total: number }) => { left: string; right: string };
}

/** An A4 document with the product's fonts (`regular`, `bold`) and a numbered foot on every page. */
export async function pdfOf({ title, language, madeAt, draw, foot }: PdfRequest): Promise<Buffer> {
  const { regular, bold } = await loadFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: language,
    info: { Title: title, Author: 'Probity', CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.registerFont('regular', regular).registerFont('bold', bold);
  draw(doc);
  drawFeet(doc, foot);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawFeet(doc: Doc, foot: PdfRequest['foot']): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Below the lower margin: without this, writing there would begin a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - MARGIN + 14;
    const width = doc.page.width - 2 * MARGIN;
    const { left, right } = foot({ n: index + 1, total: count });
    doc.font('regular').fontSize(8).fillColor(QUIET);
    doc.text(left, MARGIN, y, { width, lineBreak: false });
    doc.text(right, MARGIN, y, { width, align: 'right', lineBreak: false });
  }
}

/** A number of things as a paper says it: `1,234,567`. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** A moment as it is read in China, without a zone: `2026-11-01 09:30:00`. */
export function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
