import type { Lang } from '../../kernel/context';
import type { Words } from '../../kernel/words';
import { chinaTime } from '../../platform/pdf/document';
import { readmeWords } from './words/readme';

/** A table as the readme tells it. */
export interface Described {
  name: string;
  title: Words;
  /** What its columns are called in JSON. */
  keys: readonly string[];
  heads: Record<Lang, readonly string[]>;
}

/** What is in the archive: each file, each column, and what is not in it and why. */
export function readme(
  lang: Lang,
  { name, madeAt, tables }: { name: string; madeAt: Date; tables: readonly Described[] },
): string {
  const said = readmeWords;
  const listed = tables.map(({ name: table, title, keys, heads }) =>
    [
      `### ${title[lang]}: \`tables/${table}.csv\`, \`json/${table}.json\``,
      '',
      `| ${said.column[lang]} | ${said.key[lang]} |`,
      '|---|---|',
      ...keys.map((key, at) => `| ${heads[lang][at]} | \`${key}\` |`),
      '',
    ].join('\n'),
  );
  return [
    `# ${said.title({ name })[lang]}`,
    '',
    said.made({ at: chinaTime(madeAt) })[lang],
    '',
    `## ${said.filesHead[lang]}`,
    '',
    ...said.files.map((line) => `- ${line[lang]}`),
    '',
    `## ${said.maskedHead[lang]}`,
    '',
    ...said.masked.map((line) => `- ${line[lang]}`),
    '',
    `## ${said.tablesHead[lang]}`,
    '',
    said.tables[lang],
    '',
    ...listed,
  ].join('\n');
}
