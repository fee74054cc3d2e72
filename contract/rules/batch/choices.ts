import type { PositionClass } from '../proportionality';
import { folded, latinWords } from './folding';

/** A value that can be chosen, with everything it is called: its labels in both languages, and synonyms. */
export interface Choice<Value extends string = string> {
  value: Value;
  words: readonly string[];
}

const EXACT = 1;
const FOLDED = 0.97;
/** Equal but for what is common to all of them: 标准 and 标准套餐. */
const BARE = 0.9;
const HELD = 0.7;
/** Equal but for one character. */
const NEAR = 0.6;

/** What stands at the end of such words without saying which one is meant. */
const COMMON_END = /(?:套餐|方案|岗位|岗|职位|类|型|版|package|plan|position|positions|staff)$/;
/** From this length on one character may differ. */
const LONG_ENOUGH = 4;

/** The words of choices as they are compared, made once for each list of choices. */
interface Prepared<Value extends string> {
  /** By the word as it is, folded, and without its common ending; null where two choices share it. */
  levels: { confidence: number; form: (typed: string) => string; values: Map<string, Value | null> }[];
  words: { value: Value; bare: string; han: boolean; latin: string }[];
}

const known = new WeakMap<readonly Choice[], Prepared<string>>();

function preparedOf<Value extends string>(options: readonly Choice<Value>[]): Prepared<Value> {
  const found = known.get(options) as Prepared<Value> | undefined;
  if (found) return found;
  const pairs = options.flatMap(({ value, words }) => words.map((word) => ({ value, word: word.trim() })));
  const level = (confidence: number, form: (typed: string) => string) => {
    const values = new Map<string, Value | null>();
    for (const { value, word } of pairs) {
      const key = form(word);
      values.set(key, values.has(key) && values.get(key) !== value ? null : value);
    }
    return { confidence, form, values };
  };
  const made: Prepared<Value> = {
    levels: [
      level(EXACT, (text) => text),
      level(FOLDED, folded),
      level(BARE, (text) => bareOf(folded(text))),
    ],
    words: pairs.map(({ value, word }) => ({ value, ...heldForm(word) })),
  };
  known.set(options, made as Prepared<string>);
  return made;
}

/** A text as words are looked for in it, and it in them. */
function heldForm(text: string) {
  const bare = bareOf(folded(text));
  return { bare, han: /\p{Script=Han}/u.test(bare), latin: ` ${latinWords(text).join(' ')} ` };
}
type HeldForm = ReturnType<typeof heldForm>;

/** The choice that a text is: the same word but for width, case, spaces and a common ending. */
export function sameChoice<Value extends string>(
  text: string,
  options: readonly Choice<Value>[],
): { value: Value; confidence: number } | null {
  const typed = text.trim();
  if (folded(typed) === '') return null;
  for (const { confidence, form, values } of preparedOf(options).levels) {
    const value = values.get(form(typed));
    if (value !== undefined) return value === null ? null : { value, confidence };
  }
  return null;
}

/**
 * The choice that a text of a list means, with how sure that is (0 to 1); null where none fits or two fit equally well. Nothing is
 * guessed: the text is one of the words, or differs in width, case, spaces, a common ending or one character, or holds one of them.
 * @param options the same array for all texts of a column: what is compared is made once for it
 */
export function suggestChoice<Value extends string>(
  text: string,
  options: readonly Choice<Value>[],
): { value: Value; confidence: number } | null {
  if (folded(text) === '') return null;
  const { levels, words } = preparedOf(options);
  // A word of two choices is neither, and nothing less is asked.
  for (const { form, values } of levels) if (values.has(form(text.trim()))) return sameChoice(text, options);
  const typed = heldForm(text);
  const looser: [confidence: number, fits: (word: HeldForm) => boolean][] = [
    [HELD, (word) => holds(typed, word) || holds(word, typed)],
    [NEAR, (word) => isNear(word.bare, typed.bare)],
  ];
  for (const [confidence, fits] of looser) {
    const met = new Set(words.filter(fits).map(({ value }) => value));
    if (met.size > 1) return null;
    for (const value of met) return { value, confidence };
  }
  return null;
}

function bareOf(word: string): string {
  const bare = word.replace(COMMON_END, '');
  return bare === '' ? word : bare;
}

/** Chinese words are held anywhere, others as whole words: 销售经理 holds 经理, and "update" no "data". */
function holds(text: HeldForm, word: HeldForm): boolean {
  if (word.bare.length < (word.han ? 2 : 3)) return false;
  return word.han ? text.bare.includes(word.bare) : text.latin.includes(word.latin);
}

/** True where one character is another, one too many or missing; digits are never taken for others (Standard 1, Standard 2). */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < LONG_ENOUGH || long.length - short.length > 1) return false;
  if (one.replace(/\P{N}/gu, '') !== other.replace(/\P{N}/gu, '')) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
}

/** What lists call the ways of consent; the words in force (dictionaries) are added by whoever knows them. */
export const consentWayChoices: readonly Choice<'sms' | 'link' | 'paper'>[] = [
  {
    value: 'sms',
    words: [
      '短信',
      '短信链接',
      '短信授权',
      '短信通知',
      '手机短信',
      'SMS',
      'SMS link',
      'Link by SMS',
      'text message',
    ],
  },
  {
    value: 'link',
    words: ['链接', '复制链接', '自行发送链接', '自发链接', 'link', 'link to copy', 'copy link', 'own link'],
  },
  {
    value: 'paper',
    words: [
      ...[
        '纸质',
        '纸质授权',
        '纸质授权书',
        '书面',
        '书面授权',
        '已签授权书',
        '已签署的授权书',
        '上传授权书',
        '线下',
      ],
      ...['paper', 'signed form', 'signed form uploaded', 'paper form', 'on paper', 'offline'],
    ],
  },
];

/** What lists call the classes of positions, and positions that are of one class beyond doubt. */
export const positionClassChoices: readonly Choice<PositionClass>[] = [
  {
    value: 'general',
    words: ['一般岗位', '一般', '普通岗位', '普通', '通用', '其他', 'General', 'normal', 'other'],
  },
  {
    value: 'finance',
    words: [
      ...['财务、出纳、采购', '财务资金岗位', '财务', '出纳', '采购', '会计', '资金', '审计'],
      ...[
        'Finance, cash, purchasing',
        'Finance and cash',
        'finance',
        'cash',
        'purchasing',
        'accounting',
        'accountant',
        'cashier',
      ],
    ],
  },
  {
    value: 'management',
    words: [
      ...['管理岗位', '管理', '管理层', '高管', '经理', '总监', '主管'],
      ...['Management', 'manager', 'director', 'executive', 'head', 'supervisor'],
    ],
  },
  {
    value: 'technology',
    words: [
      ...['接触数据的技术岗位', '技术与数据岗位', '技术', '研发', '数据', '工程师', '开发', '程序员', '运维'],
      ...[
        'Technology with access to data',
        'Technology and data',
        'technology',
        'tech',
        'engineer',
        'developer',
        'IT',
        'data',
      ],
    ],
  },
  {
    value: 'driver',
    words: ['驾驶', '驾驶岗位', '司机', '驾驶员', '货车司机', 'Driver', 'driving', 'chauffeur'],
  },
  {
    value: 'childcare',
    words: [
      ...[
        '涉及儿童',
        '儿童及病患照护岗位',
        '儿童照护',
        '保育',
        '保育员',
        '幼教',
        '幼师',
        '育婴师',
        '护理',
        '护工',
        '照护',
      ],
      ...[
        'Work with children',
        'Care of children or patients',
        'childcare',
        'child care',
        'nanny',
        'kindergarten teacher',
        'caregiver',
      ],
    ],
  },
  {
    value: 'security',
    words: ['安保', '安保岗位', '保安', '保安员', '门卫', 'Security', 'guard', 'security guard'],
  },
];
