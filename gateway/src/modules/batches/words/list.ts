import { MOST_BATCH_ROWS } from '@probity/contract/rules/batch/fields';
import type { WordTable } from '../../../kernel/words';

type Named = {
  most: number;
  line: number;
  count: number;
  sheets?: number;
  taken?: number;
  lines: string;
  kind: string;
  encoding: string;
};

const people = MOST_BATCH_ROWS.toLocaleString('en');
const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;

/** Why a list cannot be read, and what to do: the reasons of `UnreadableSheet`, and those of a list without people. */
export const unreadableWords = {
  empty: { en: 'There is nothing in it: is it the right file?', zh: '文件中没有内容，请确认是否选对了文件' },
  noRows: {
    en: 'There are no people below the headings: please add them and upload the list again',
    zh: '表头下没有人员，请填写后重新上传',
  },
  noTable: ({ count, sheets }: Pick<Named, 'count' | 'sheets'>) => ({
    en: `${sheets ? `None of its ${sheets} sheets is a list of people. Of the first: only` : 'Only'} one column was read, in ${count === 1 ? '1 line' : `${count} lines`}: a list has a line for each person, with at least the name and the phone number in columns of their own`,
    zh: `${sheets ? `${sheets} 张工作表均不像人员名单。第一张：` : ''}只读取到一列，共 ${count} 行：名单应每行一人，至少包含姓名和手机号，且各占一列`,
  }),
  tooLarge: ({ most }: Pick<Named, 'most'>) => ({
    en: `It is larger than ${megabytes(most)}: please divide it`,
    zh: `超过 ${megabytes(most)}，请拆分后上传`,
  }),
  notASheet: {
    en: 'It is no spreadsheet: please save it as XLSX or CSV',
    zh: '不是表格文件，请另存为 XLSX 或 CSV',
  },
  legacyXls: {
    en: 'It is in the format of Excel 97–2003: please save it as XLSX',
    zh: '是 Excel 97–2003 格式，请另存为 XLSX',
  },
  encrypted: {
    en: 'It is protected by a password: please save it without one',
    zh: '文件有密码保护，请去掉密码后上传',
  },
  truncated: { en: 'Its end is missing: please upload it again', zh: '文件不完整，请重新上传' },
  damaged: {
    en: 'It is damaged: open it in the spreadsheet and save it again',
    zh: '文件已损坏，请用表格软件打开后重新保存',
  },
  bomb: {
    en: 'It unpacks to far more than a list needs: copy the list into a new file',
    zh: '文件解压后过大，请把名单复制到新文件',
  },
  unsafe: {
    en: 'It has parts that no spreadsheet writes: copy the list into a new file',
    zh: '文件含有异常内容，请把名单复制到新文件',
  },
  tooManyRows: {
    en: `It has more than ${people} people: please divide it`,
    zh: `超过 ${people} 人，请拆分后上传`,
  },
  tooManyColumns: ({ most }: Pick<Named, 'most'>) => ({
    en: `It has more than ${most} columns: please remove those that are not needed`,
    zh: `超过 ${most} 列，请删除不需要的列`,
  }),
  tooMuchText: {
    en: 'It has far more text than a list of people: please remove columns that are not needed',
    zh: '文字过多，请删除不需要的列',
  },
  wrongEncoding: {
    en: 'Its characters cannot be told: please save it as CSV in UTF-8, or as XLSX',
    zh: '无法识别文字编码，请另存为 UTF-8 的 CSV 或 XLSX',
  },
  openQuote: ({ line }: Pick<Named, 'line'>) => ({
    en: `A quotation mark is opened in line ${line} and not closed`,
    zh: `第 ${line} 行的引号没有闭合`,
  }),
  stopped: {
    en: 'Reading was stopped before its end: please upload the list again',
    zh: '读取中断，请重新上传名单',
  },
  lost: { en: 'The uploaded file is gone: please upload it again', zh: '上传的文件已不存在，请重新上传' },
} satisfies WordTable;

/** What reading decided by itself. */
export const noteWords = {
  encoding: ({ encoding }: Pick<Named, 'encoding'>) => ({
    en: `Read as ${encoding}`,
    zh: `按 ${encoding} 编码读取`,
  }),
  hiddenRows: ({ count }: Pick<Named, 'count'>) => ({
    en: `${count === 1 ? '1 hidden line was' : `${count} hidden lines were`} read like all others`,
    zh: `${count} 个隐藏行也已读取`,
  }),
  hiddenColumns: { en: 'Hidden columns were read like all others', zh: '隐藏的列也已读取' },
  mergedCells: ({ count }: Pick<Named, 'count'>) => ({
    en: `${count === 1 ? '1 merged cell: each line has its' : `${count} merged cells: each line has their`} value`,
    zh: `${count} 处合并单元格，各行均取其值`,
  }),
  otherSheets: ({ count, taken = 1 }: Pick<Named, 'count' | 'taken'>) =>
    taken > 1
      ? {
          en: `Of ${count + 1} sheets number ${taken} was read: it looks most like a list of people`,
          zh: `共 ${count + 1} 张工作表，读取了最像人员名单的第 ${taken} 张`,
        }
      : {
          en: `Only the first sheet was read; there ${count === 1 ? 'is 1' : `are ${count}`} more`,
          zh: `只读取了第一张工作表，另有 ${count} 张未读取`,
        },
  formulas: ({ count }: Pick<Named, 'count'>) => ({
    en:
      count === 1
        ? '1 formula was read as the value it shows'
        : `${count} formulas were read as the values they show`,
    zh: `${count} 个公式按显示的值读取`,
  }),
  uncomputed: ({ count }: Pick<Named, 'count'>) => ({
    en:
      count === 1
        ? '1 formula has no value yet: its cell is empty'
        : `${count} formulas have no value yet: their cells are empty`,
    zh: `${count} 个公式没有计算结果，单元格按空处理`,
  }),
  errors: ({ count }: Pick<Named, 'count'>) => ({
    en: count === 1 ? '1 cell shows an error: it is empty' : `${count} cells show an error: they are empty`,
    zh: `${count} 个单元格显示错误值，按空处理`,
  }),
  lost: ({ count }: Pick<Named, 'count'>) => ({
    en: `${count === 1 ? '1 long number has lost its' : `${count} long numbers have lost their`} last digits in the spreadsheet`,
    zh: `${count} 个长数字在表格软件中丢失了末位`,
  }),
  cut: ({ count }: Pick<Named, 'count'>) => ({
    en: `${count === 1 ? '1 very long text was' : `${count} very long texts were`} cut off`,
    zh: `${count} 处过长文字已截断`,
  }),
} satisfies WordTable;
