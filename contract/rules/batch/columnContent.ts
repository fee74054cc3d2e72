import { normalizeIdNumber, parseIdNumber } from '../idNumber';
import { isPhone } from '../phone';
import { consentWayChoices, positionClassChoices, sameChoice } from './choices';
import type { BatchField } from './fields';

/** So many filled cells of a column are looked at. */
const LOOKED_AT = 200;
/** Of fewer it cannot be said whether they repeat. */
const FEW = 10;

/** What a column holds: the shares (0 to 1) of its filled cells that look like what a field asks for. */
export interface ColumnContent {
  filled: number;
  /** Different texts among the filled cells. */
  distinct: number;
  phones: number;
  idNumbers: number;
  names: number;
  /** Names that begin with one of the common surnames, or are written as Latin names are. */
  likelyNames: number;
  numbers: number;
  dates: number;
  ways: number;
  classes: number;
  positions: number;
  departments: number;
}

const SURNAMES = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石' +
    '廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳' +
    '翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳' +
    '时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖' +
    '巩明佘池查麻苑迟邝',
);
const HAN_NAME = /^\p{Script=Han}{2,4}$|^\p{Script=Han}+[·•]\p{Script=Han}+$/u;
const LATIN_NAME = /^\p{Lu}[\p{L}\p{M}'’.-]+(?:[ ,]+\p{Lu}[\p{L}\p{M}'’.-]*){1,4}$/u;
const NAME = /^\p{L}[\p{L}\p{M} '’.,·•()（）-]{0,49}$/u;
const ID_NUMBER = /^(?:\d{15}|\d{16}|\d{17}[\dX])$/;
const NUMBER = /^[-+]?[\d.,\s]+$/;
const DATE = /^\d{4}[-/.年]\d{1,2}([-/.月]\d{1,2}日?)?/;
const POSITION =
  /(?:师|员|经理|主管|司机|总监|助理|工|会计|出纳|保安|顾问|代表|秘书|文员|导购|店长|厨师|岗)$|\b(?:engineer|manager|driver|accountant|assistant|clerk|officer|director|developer|designer|analyst|guard|nurse|teacher|sales|consultant|specialist|lead|intern)\b/i;
const DEPARTMENT =
  /(?:部|中心|组|科|室|处|团队|事业群|分公司|车间)$|\b(?:dept|department|team|division|office|sales|marketing|finance|hr|it|operations|engineering|legal)\b/i;

/** Looks at the first filled cells of a column. */
export function contentOf(cells: readonly string[]): ColumnContent {
  const filled = cells.filter((cell) => cell.trim() !== '').slice(0, LOOKED_AT);
  const texts = [...new Set(filled.map((cell) => cell.trim()))];
  const weights = new Map<string, number>();
  for (const cell of filled) weights.set(cell.trim(), (weights.get(cell.trim()) ?? 0) + 1);
  // Each different text is judged once, however many cells hold it.
  const share = (fits: (text: string) => boolean) =>
    filled.length === 0
      ? 0
      : texts.reduce((sum, text) => sum + (fits(text) ? weights.get(text)! : 0), 0) / filled.length;
  return {
    filled: filled.length,
    distinct: texts.length,
    phones: share(isPhone),
    idNumbers: share(isIdNumber),
    names: share((text) => NAME.test(text)),
    likelyNames: share(
      (text) => (HAN_NAME.test(text) && SURNAMES.has([...text][0]!)) || LATIN_NAME.test(text),
    ),
    numbers: share((text) => NUMBER.test(text)),
    dates: share((text) => DATE.test(text)),
    ways: share((text) => sameChoice(text, consentWayChoices) !== null),
    classes: share((text) => sameChoice(text, positionClassChoices) !== null),
    positions: share((text) => POSITION.test(text)),
    departments: share((text) => DEPARTMENT.test(text)),
  };
}

/** Eighteen digits with a possible date of birth, or the lengths without a check digit. */
function isIdNumber(text: string): boolean {
  const id = normalizeIdNumber(text);
  return ID_NUMBER.test(id) && (id.length < 18 || parseIdNumber(id).birthDate !== undefined);
}

/** True for a cell that is a person's and no head: a phone or an ID number, also one that lost digits. */
export const isPersonalNumber = (text: string): boolean =>
  isPhone(text) || ID_NUMBER.test(normalizeIdNumber(text)) || /^\d(?:\.\d+)?E\+\d+$/i.test(text.trim());

/** How far what a column holds goes with a field that its head names: 1 fits, 0 does not, undefined says nothing. */
export function fitOf(field: BatchField, content: ColumnContent): number | undefined {
  if (content.filled === 0) return undefined;
  if (field === 'mobile') return content.phones;
  if (field === 'idNumber') return content.idNumbers;
  if (field === 'name') return content.names;
  return 1 - Math.max(content.numbers, content.dates, content.phones);
}

/** What a column without a head that says anything may be by what it holds, with how sure that is. */
export function fieldsByContent(content: ColumnContent): { field: BatchField; score: number }[] {
  const { filled, distinct, phones, idNumbers, likelyNames, ways, classes, positions, departments } = content;
  if (filled === 0) return [];
  const repeats = filled < FEW || distinct <= filled * 0.6;
  const found: { field: BatchField; score: number }[] = [
    { field: 'mobile', score: phones >= 0.6 ? 0.8 * phones : 0 },
    { field: 'idNumber', score: idNumbers >= 0.6 ? 0.85 * idNumbers : 0 },
    { field: 'name', score: likelyNames >= 0.6 && distinct >= filled * 0.6 ? 0.7 * likelyNames : 0 },
    { field: 'consentWay', score: ways >= 0.8 ? 0.6 * ways : 0 },
    { field: 'positionClass', score: classes >= 0.8 && repeats ? 0.5 * classes : 0 },
    { field: 'positionTitle', score: positions >= 0.6 ? 0.55 * positions : 0 },
    { field: 'department', score: departments >= 0.6 && repeats ? 0.55 * departments : 0 },
  ];
  return found.filter(({ score }) => score > 0);
}
