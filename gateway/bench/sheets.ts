import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { suggestColumns } from '@probity/contract/rules/batch/columns';
import { sheetOf, textRow } from '../test/sheets/workbookOf';
import { readSheet } from '../src/platform/spreadsheet/reading/readSheet';
import { ms, report } from './report';

const HEADS = '序号,姓名,手机号,身份证号,应聘岗位,岗位类别,套餐,授权方式,部门,邮箱,入职日期,备注'.split(',');
const MEGABYTE = 1024 * 1024;

/** A person's row, as long as real ones are. */
const personOf = (at: number): string[] => [
  String(at + 1),
  `王小${String.fromCharCode(0x4e00 + (at % 2_000))}`,
  String(13_800_000_000 + at),
  `110105${1960 + (at % 40)}0101${String(at % 10_000).padStart(4, '0')}`,
  ['会计', '货车司机', '软件工程师', '销售经理'][at % 4]!,
  ['财务', '司机', '技术', '管理'][at % 4]!,
  '标准套餐',
  '短信',
  `第${at % 30}事业部`,
  `person.${at}@example.com`,
  '2026-11-30',
  at % 7 === 0 ? '请在入职前完成，联系人为招聘负责人' : '',
];

const makers: Record<string, (rows: string[][]) => Buffer | Promise<Buffer>> = {
  'xlsx, shared texts': (rows) => {
    const strings = new Map<string, number>();
    const numberOf = (text: string) => {
      if (!strings.has(text)) strings.set(text, strings.size);
      return strings.get(text)!;
    };
    const cells = rows.map(
      (row, line) =>
        `<row r="${line + 1}" spans="1:12">${row
          .map((text, at) =>
            /^\d{1,11}$/.test(text)
              ? `<c r="${String.fromCharCode(65 + at)}${line + 1}" s="1"><v>${text}</v></c>`
              : `<c r="${String.fromCharCode(65 + at)}${line + 1}" s="1" t="s"><v>${numberOf(text)}</v></c>`,
          )
          .join('')}</row>`,
    );
    const shared = [...strings.keys()].map((text) => `<si><t>${text}</t></si>`).join('');
    return sheetOf(cells.join(''), { strings: shared });
  },
  'xlsx, texts in their cells': (rows) => sheetOf(rows.map((row) => textRow(...row)).join('')),
  csv: (rows) => Buffer.from(rows.map((row) => `${row.join(',')}\r\n`).join('')),
  'csv in UTF-16': (rows) =>
    Buffer.from(`\uFEFF${rows.map((row) => `${row.join('\t')}\r\n`).join('')}`, 'utf16le'),
};

/** Reading a list of 10 000 people with 12 columns and telling its columns: linear, and without holding others up. */
export async function measureSheets(): Promise<void> {
  const rows = [HEADS, ...Array.from({ length: 10_000 }, (_, at) => personOf(at))];
  for (const [name, make] of Object.entries(makers)) {
    const [few, all] = [await make(rows.slice(0, 1_001)), await make(rows)];
    // The first reading grows the heap: its memory is what counts. The second is as fast as all that follow.
    const { used } = await measured(all);
    const tenth = await measured(few);
    const whole = await measured(all);
    report({
      what: `reading 10 000 : 10 × 1 000 people, ${name}`,
      ratio: whole.worked / (10 * tenth.worked),
      budget: { most: 1.5 },
      beside: `${ms(whole.took)} (${ms(whole.worked)} of work), ${(all.length / MEGABYTE).toFixed(1)} MB, ${used.toFixed(0)} MB of memory, longest turn ${ms(whole.longest)}`,
    });
  }
  const wide = Buffer.from(`${HEADS.join()}\n`.repeat(10_000).replaceAll('备注', '备'.repeat(300)));
  const large = await measured(wide.subarray(0, 10 * MEGABYTE - 1));
  report({
    what: 'reading a CSV of 10 MB',
    ratio: null,
    budget: null,
    beside: `${ms(large.took)} (${ms(large.worked)} of work), ${large.used.toFixed(0)} MB of memory, longest turn ${ms(large.longest)}`,
  });
}

/** What a reading took, and what of it was work of this process, on a machine that others use too. */
async function measured(bytes: Buffer) {
  const before = process.memoryUsage().rss;
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  const cpu = process.cpuUsage();
  try {
    const sheet = await readSheet(bytes, 'list');
    await setTimeout(5);
    suggestColumns(sheet.rows);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UnreadableSheet') throw error;
  }
  const took = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  // The last turn is counted when it has ended.
  await setTimeout(5);
  delay.disable();
  clearInterval(watching);
  most = Math.max(most, process.memoryUsage().rss);
  return {
    took,
    worked: (user + system) / 1000,
    used: (most - before) / MEGABYTE,
    longest: delay.max / 1e6,
  };
}
