import { batchFieldLabels, batchFields } from '@probity/contract/rules/batch/fields';
import { isChoice } from '@probity/contract/rules/batch/row';
import { Download, type SessionCtx } from '../../kernel/context';
import { sheetMime, type SheetFormat } from '../../platform/spreadsheet/sheetFile';
import { templateFile } from '../../platform/spreadsheet/templateFile';
import { readCheckFacts } from './facts';
import { templateExamples, words } from './words';

/** An empty list to fill in, with what its choices are at this moment, in the caller's language. */
export async function downloadBatchTemplate(ctx: SessionCtx, format: SheetFormat): Promise<Download> {
  const { lang } = ctx;
  const { options } = await readCheckFacts(ctx, {});
  const choices = batchFields.filter(isChoice);
  const bytes = await templateFile({
    ...{ format, lang },
    columns: batchFields.map((field) => ({
      ...{ field, head: batchFieldLabels[field][lang] },
      ...(field in templateExamples && {
        example: templateExamples[field as keyof typeof templateExamples][lang],
      }),
    })),
    lists: Object.fromEntries(choices.map((field) => [field, options[field].map(({ label }) => label)])),
  });
  return new Download(bytes, `${words.template[lang]}.${format}`, sheetMime({ format }));
}
