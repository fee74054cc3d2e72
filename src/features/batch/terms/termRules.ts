import { positionFault } from '@probity/contract/rules/positionTitle';
import { plainText } from '@probity/contract/rules/plainText';
import { saysWhy } from '@probity/contract/rules/reason';
import { get } from 'react-hook-form';
import type { Batch, BatchTerms, PositionClass } from '../../../api/resources/batchesApi';
import type { Package } from '../../../api/resources/packagesApi';
import { firstOf } from '../../../i18n/offered';
import { hasColumn } from '../batchSteps';

export interface TermValues {
  packageId: string;
  positionTitle: string;
  positionClass: string;
  consentWay: 'sms' | 'link';
  /** '' is the department of who orders. */
  departmentId: string;
  /** By item code. */
  reasons: Record<string, string>;
}

export const valuesOf = ({ terms, columns }: Batch, packages: readonly Package[]): TermValues => ({
  packageId: terms.packageId ?? '',
  positionTitle: terms.positionTitle ?? '',
  positionClass:
    terms.positionClass ??
    (hasColumn({ columns }, 'positionClass') ? '' : (firstOf('positionClass') ?? 'general')),
  consentWay: terms.consentWay ?? 'sms',
  departmentId: terms.departmentId ?? '',
  reasons: {
    ...Object.fromEntries(packages.flatMap(({ items }) => items.map(({ itemCode }) => [itemCode, '']))),
    ...terms.reasons,
  },
});

/** The sensitive items that a reason is to be given for: those of the package, or of every package that a row may name. */
export function itemsToExplain(batch: Batch, packages: readonly Package[], packageId: string) {
  const meant = packages.filter((one) => one.packageId === packageId || hasColumn(batch, 'package'));
  const items = meant.flatMap(({ items }) => items.filter(({ sensitive, reason }) => sensitive && !reason));
  return items.filter(({ itemCode }, at) => items.findIndex((one) => one.itemCode === itemCode) === at);
}

const LONGEST_REASON = 200;
const positionKeys = {
  missing: 'batch.terms.positionRequired',
  long: 'batch.mend.positionLong',
  none: 'batch.mend.noPosition',
};

/** The rules of the form: what no column says has to be said here. */
export const termRules = (batch: Batch, packages: readonly Package[]) => (values: TermValues) => {
  const isPackageOf = (code: string) =>
    packages.some(
      ({ packageId, items }) =>
        packageId === values.packageId && items.some(({ itemCode }) => itemCode === code),
    );
  const position = positionFault(values.positionTitle);
  // Rows that have none of their own can be given one while mending, too.
  const mayLackPosition = position === 'missing' && hasColumn(batch, 'positionTitle');
  const faults: Record<string, { key: string } | undefined> = {
    packageId:
      values.packageId === '' && !hasColumn(batch, 'package')
        ? { key: 'batch.terms.packageRequired' }
        : undefined,
    positionTitle: position && !mayLackPosition ? { key: positionKeys[position] } : undefined,
  };
  for (const { itemCode } of itemsToExplain(batch, packages, values.packageId)) {
    const reason = plainText(values.reasons[itemCode] ?? '');
    if (!saysWhy(reason) && (reason !== '' || isPackageOf(itemCode)))
      faults[`reasons.${itemCode}`] = { key: 'batch.terms.reasonRequired' };
    if (reason.length > LONGEST_REASON) faults[`reasons.${itemCode}`] = { key: 'batch.terms.reasonLong' };
  }
  return faults;
};

/** True where something that was typed has a fault; what is only missing is none here. */
export const isWrong = (batch: Batch, packages: readonly Package[], values: TermValues): boolean =>
  Object.entries(termRules(batch, packages)(values)).some(
    ([name, fault]) => fault && get(values, name) !== '',
  );

/** As the call takes them, from values without faults: what is empty is left to the rows. */
export function toTerms(values: TermValues): BatchTerms {
  const reasons = Object.entries(values.reasons).flatMap(([code, text]) =>
    plainText(text) === '' ? [] : [[code, plainText(text)] as const],
  );
  const positionTitle = plainText(values.positionTitle);
  return {
    ...(values.packageId !== '' && { packageId: values.packageId }),
    ...(positionTitle !== '' && { positionTitle }),
    ...(values.positionClass !== '' && { positionClass: values.positionClass as PositionClass }),
    consentWay: values.consentWay,
    departmentId: values.departmentId === '' ? null : values.departmentId,
    ...(reasons.length > 0 && { reasons: Object.fromEntries(reasons) }),
  };
}
