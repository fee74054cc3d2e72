import type { Words } from '../offeredTexts';

/** The most people of one batch; their list's most columns and bytes. */
export const MOST_BATCH_ROWS = 10_000;
export const MOST_BATCH_COLUMNS = 60;
/** Job applications that become a batch at once. */
export const MOST_BATCH_APPLICATIONS = 500;
export const MOST_BATCH_BYTES = 10 * 1024 * 1024;

/** What a batch knows of a person, in the order of its template. */
export const batchFields = [
  'name',
  'mobile',
  'idNumber',
  'positionTitle',
  'positionClass',
  'package',
  'consentWay',
  'department',
] as const;
export type BatchField = (typeof batchFields)[number];

/** Without these a list names nobody who could be asked. */
export const requiredBatchFields: readonly BatchField[] = ['name', 'mobile'];

/** What each is called here, as the template's heads and the matching of columns say it. */
export const batchFieldLabels: Readonly<Record<BatchField, Words>> = {
  name: { en: 'Name', zh: '姓名' },
  mobile: { en: 'Phone number', zh: '手机号' },
  idNumber: { en: 'ID number', zh: '身份证号' },
  positionTitle: { en: 'Position', zh: '岗位' },
  positionClass: { en: 'Kind of position', zh: '岗位类别' },
  package: { en: 'Package', zh: '套餐' },
  consentWay: { en: 'Consent', zh: '授权方式' },
  department: { en: 'Department', zh: '部门' },
};
