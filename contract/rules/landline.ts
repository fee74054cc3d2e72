import { trimUnseen } from './plainText';

/** A fixed line as it is dialled: area code (or 400 and 800 of a company), number, and extension. */
export interface Landline {
  area: string;
  local: string;
  extension?: string;
}

/** The ways people write an extension; a phone's keys have no dash. */
const BEFORE_EXTENSION = /转|分机|ext\.?|[,;*#]/g;
const DASHES = /[\u2010-\u2015\u2212\u30FC\uFE63]/g;

const FIXED = /^(0(?:10|2\d|[3-9]\d{2}))-?([1-9]\d{6,7}|[1-9]\d{2,3}-\d{4})(?:-(\d{1,6}))?$/;
const COMPANY = /^([48]00)-?(\d{3}-?\d{4})(?:-(\d{1,6}))?$/;

/**
 * Reads 010-88886666, 010 8888-6666, (0755) 12345678 转 801, 400-820-8820; undefined for anything else, a number without its area code too.
 */
export function parseLandline(value: string): Landline | undefined {
  const dialled = trimUnseen(value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(DASHES, '-')
    .replace(/[\s()]/g, '')
    .replace(BEFORE_EXTENSION, '-');
  const [, area, local, extension] = FIXED.exec(dialled) ?? COMPANY.exec(dialled) ?? [];
  if (!area || !local) return undefined;
  return { area, local: local.replace('-', ''), ...(extension && { extension }) };
}
