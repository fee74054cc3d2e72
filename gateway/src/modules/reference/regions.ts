import { areaList } from '@vant/area-data';

export interface Region {
  code: string;
  name: string;
  parentCode: string;
  level: number;
  leaf: boolean;
}

/** Taiwan, Hong Kong and Macao have no divisions in GB/T 2260. */
const WITHOUT_DIVISIONS = ['71', '81', '82'];
/** Cities that have no counties; the source lists their townships under invented codes. */
const WITHOUT_COUNTIES = ['4419', '4420', '4604', '6202'];

let all: readonly Region[] | undefined;

/** True for the code of a region of any level. */
export function isRegion(code: string): boolean {
  return regions().some((region) => region.code === code);
}

/**
 * The names of a six-digit region from the province down, as in 广东省 深圳市 南山区, a municipality once (北京市 东城区); null for a code
 * that is not in the current list.
 */
export function regionName(code: string): string | null {
  const byCode = new Map(regions().map((region) => [region.code, region]));
  const names: string[] = [];
  for (let region = byCode.get(code); region; region = byCode.get(region.parentCode))
    if (region.name !== names[0]) names.unshift(region.name);
  return names.length > 0 ? names.join(' ') : null;
}

/**
 * Regions by GB/T 2260. With a level: those of that level below the parent (or of the whole country); without one: the
 * parent's own children. An unknown parent has none.
 */
export function listRegions({ parentCode = '', level }: { parentCode?: string; level?: number }): Region[] {
  if (level === undefined) return regions().filter((region) => region.parentCode === parentCode);
  return regions().filter(
    (region) => region.level === level && (parentCode === '' || isBelow(region.code, parentCode)),
  );
}

function isBelow(code: string, parent: string): boolean {
  return code !== parent && code.startsWith(parent.replace(/(00){1,2}$/, ''));
}

function regions(): readonly Region[] {
  return (all ??= build());
}

function build(): Region[] {
  const provinces = Object.entries(areaList.province_list);
  const cities = Object.entries(areaList.city_list).filter(
    ([code]) => !WITHOUT_DIVISIONS.includes(code.slice(0, 2)),
  );
  const counties = Object.entries(areaList.county_list).filter(([code]) => isCounty(code));
  const parents = new Set([...cities, ...counties].map(([code]) => parentOf(code)));
  return [...provinces, ...cities, ...counties]
    .map(([code, name]) => ({
      code,
      name,
      parentCode: parentOf(code),
      level: levelOf(code),
      leaf: !parents.has(code),
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** Codes ending in 71 to 79 are statistical zones of the source, not divisions. */
function isCounty(code: string): boolean {
  return (
    !WITHOUT_DIVISIONS.includes(code.slice(0, 2)) &&
    !WITHOUT_COUNTIES.includes(code.slice(0, 4)) &&
    !/7[1-9]$/.test(code)
  );
}

function levelOf(code: string): 1 | 2 | 3 {
  if (code.endsWith('0000')) return 1;
  return code.endsWith('00') ? 2 : 3;
}

function parentOf(code: string): string {
  const level = levelOf(code);
  if (level === 1) return '';
  return level === 2 ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;
}
