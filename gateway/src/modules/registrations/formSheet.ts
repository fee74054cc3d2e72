import { CODE } from '@probity/contract/codeNames';
import { encode } from 'uqr';
import { Download, type Lang, type SessionCtx } from '../../kernel/context';
import { BusinessError, found } from '../../kernel/errors';
import { languageOf } from '../../kernel/texts';
import { INK, MARGIN, pdfOf, QUIET, type Doc } from '../../platform/pdf/document';
import { accountById } from '../accounts/accountRepository';
import { linkOfForm } from './formLink';
import { formById } from './formRepository';
import { sheetWords } from './words';

/** What is printed. */
export interface Sheet {
  enterprise: string;
  title: string;
  address: string;
  lastDay: string;
  byList: boolean;
  lang: Lang;
}

const QR_SIDE = 240;
/** A title is as large as it can be in so many lines: the code and the address below it stay on the one page that is put up. */
const TITLE_SIZES = [26, 22, 18, 15] as const;
const TITLE_LINES = 3;

/** What applicants scan: the form's title, QR code, link and last day, to be put up. @throws 404, 2602 it is not open */
export async function downloadRegistrationSheet(ctx: SessionCtx, formId: string): Promise<Download> {
  const { mainId, userId } = ctx.session;
  const sheet = await ctx.independent({ mainIds: [mainId], mainId, userId }, async (tx): Promise<Sheet> => {
    const form = found(await formById(tx, mainId, formId));
    const link = linkOfForm(ctx, form);
    if (!link) throw new BusinessError(CODE.FORM_CLOSED);
    return {
      enterprise: (await accountById(tx, mainId)).name,
      title: form.title,
      address: `${ctx.services.config.publicUrl}/#/apply?s=${link.s}`,
      lastDay: link.expiresOn,
      byList: link.byList,
      lang: ctx.lang,
    };
  });
  const name = `${sheetWords.fileName[ctx.lang]}-${sheet.lastDay}.pdf`;
  return new Download(await formSheetPdf(sheet, ctx.clock.now()), name, 'application/pdf');
}

export function formSheetPdf(sheet: Sheet, madeAt: Date): Promise<Buffer> {
  return pdfOf({
    ...{ title: sheet.title, language: languageOf(sheet.lang), madeAt },
    draw: (doc) => draw(doc, sheet),
    foot: () => ({ left: sheet.enterprise, right: '' }),
  });
}

function draw(doc: Doc, { enterprise, title, address, lastDay, byList, lang }: Sheet): void {
  const centred = { align: 'center' as const };
  doc.font('regular').fontSize(14).fillColor(QUIET).text(enterprise, centred).moveDown(0.5);
  doc.font('bold').fontSize(titleSize(doc, title)).fillColor(INK).text(title, centred);
  doc.fontSize(14).moveDown(1.2);
  doc.font('regular').fontSize(14).text(sheetWords.how[lang], centred).moveDown(1.2);
  const top = doc.y;
  drawQr(doc, address, { x: (doc.page.width - QR_SIDE) / 2, y: top });
  doc.y = top + QR_SIDE + 24;
  doc.x = MARGIN;
  doc
    .font('bold')
    .fontSize(13)
    .text(sheetWords.until({ day: lastDay })[lang], centred)
    .moveDown(1);
  doc.font('regular').fontSize(11).fillColor(QUIET).text(sheetWords.orOpen[lang], centred).moveDown(0.3);
  doc
    .fontSize(10)
    .fillColor(INK)
    .text(address, { ...centred, link: address });
  doc.moveDown(1).fontSize(10).fillColor(QUIET).text(sheetWords.need[lang], centred);
  if (byList) doc.moveDown(0.5).text(sheetWords.byList[lang], centred);
}

function titleSize(doc: Doc, title: string): number {
  const width = doc.page.width - 2 * MARGIN;
  const fits = (size: number) =>
    doc.font('bold').fontSize(size).heightOfString(title, { width }) <=
    TITLE_LINES * doc.currentLineHeight(true);
  return TITLE_SIZES.find(fits) ?? TITLE_SIZES.at(-1)!;
}

/** Dark squares, with room around them on the white of the page; joined along each row, so that no seam is printed. */
function drawQr(doc: Doc, text: string, at: { x: number; y: number }): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const side = QR_SIDE / size;
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      doc.rect(at.x + from * side, at.y + y * side, (x - from + 1) * side, side);
    }
  });
  doc.fill('#000000');
}
