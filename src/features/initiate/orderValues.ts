import { nameTrouble } from '@probity/contract/rules/batch/untidyName';
import { isPhone, normalizePhone, validatePhone } from '@probity/contract/rules/phone';
import { normalizeIdNumber } from '@probity/contract/rules/idNumber';
import { validatePersonId } from '@probity/contract/rules/idPerson';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { positionFault } from '@probity/contract/rules/positionTitle';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import { saysWhy } from '@probity/contract/rules/reason';
import { firstOf } from '../../i18n/offered';
import type { OrderDraftContent, OrderTerms, PlaceOrderRequest, Quote } from '../../api/resources/ordersApi';
import type { Package, PackageItem } from '../../api/resources/packagesApi';

export const consentWays = [
  'sms',
  'link',
  'paper',
] as const satisfies readonly PlaceOrderRequest['consentWay'][];

/** The ordering form as typed, valid or not; a draft has the same shape. */
export type OrderFormValues = Required<OrderDraftContent>;

export const emptyOrder: OrderFormValues = {
  packageId: '',
  itemCodes: [],
  positionTitle: '',
  positionClass: 'general',
  reasons: {},
  name: '',
  mobile: '',
  idNumber: '',
  consentWay: 'sms',
  paperFileId: '',
  paperFileName: '',
};

/** A new order as it begins: with the class of position that operators put first. */
export const newOrder = (): OrderFormValues => ({
  ...emptyOrder,
  positionClass: firstOf('positionClass') ?? emptyOrder.positionClass,
});

export interface OrderFault {
  /** Field of the form; `reasons.<itemCode>` for one reason. */
  name: keyof OrderFormValues | `reasons.${string}`;
  /** i18n key. */
  key: string;
}

const positionKeys = {
  missing: 'initiate.candidate.positionRequired',
  long: 'initiate.candidate.positionLong',
  none: 'initiate.candidate.noPosition',
};

/**
 * Every fault of the form, in the order of the screen.
 * @param chosen the package with `values.packageId`; undefined when none is chosen
 */
export function orderFaults(values: OrderFormValues, chosen: Package | undefined): OrderFault[] {
  const faults: OrderFault[] = [];
  const add = (name: OrderFault['name'], key: string | undefined) => {
    if (key) faults.push({ name, key });
  };
  if (!chosen) add('packageId', 'initiate.package.required');
  const name = plainText(values.name);
  if (name === '') add('name', 'initiate.candidate.nameRequired');
  if (lengthOf(name) > 50) add('name', 'initiate.candidate.nameLong');
  if (personNameFault(name, LONGEST_PERSON_NAME) === 'none') add('name', 'initiate.candidate.noName');
  if (nameTrouble(name)) add('name', 'initiate.candidate.nameNotes');
  add('mobile', validatePhone(values.mobile)?.key);
  add('idNumber', idFault(values.idNumber));
  const position = positionFault(values.positionTitle);
  if (position) add('positionTitle', positionKeys[position]);
  if (chosen && values.itemCodes.length === 0) add('itemCodes', 'initiate.items.required');
  for (const item of chosenItems(values, chosen)) {
    if (!item.sensitive) continue;
    const reason = plainText(values.reasons[item.itemCode] ?? '');
    if (!saysWhy(reason)) add(`reasons.${item.itemCode}`, 'initiate.items.reasonRequired');
    if (lengthOf(reason) > 200) add(`reasons.${item.itemCode}`, 'initiate.items.reasonLong');
  }
  if (values.consentWay === 'paper' && values.paperFileId === '')
    add('paperFileId', 'initiate.way.fileRequired');
  return faults;
}

/** The rules of the form; the first fault of a field counts. */
export const orderRules = (packages: readonly Package[]) => (values: OrderFormValues) => {
  const chosen = packages.find((one) => one.packageId === values.packageId);
  const faults = orderFaults(values, chosen).reverse();
  return Object.fromEntries(faults.map(({ name, key }) => [name, { key }]));
};

/** The ID number is optional; a given one must be valid for a person a check may be ordered for. */
function idFault(value: string): string | undefined {
  return normalizeIdNumber(value) === '' ? undefined : validatePersonId(value)?.key;
}

/** The chosen items, in the order of the package. */
export function chosenItems(values: OrderFormValues, chosen: Package | undefined): PackageItem[] {
  return (chosen?.items ?? []).filter((item) => values.itemCodes.includes(item.itemCode));
}

/** The number of items including copies: one bought twice, such as two employers, is worked and reported as two. */
export function itemCount(items: readonly Pick<PackageItem, 'copies'>[]): number {
  return items.reduce((sum, item) => sum + item.copies, 0);
}

/** True once a person has typed or uploaded something; a chosen package alone is no draft. */
export function isTyped(values: OrderFormValues): boolean {
  const { name, mobile, idNumber, positionTitle, paperFileId, reasons } = values;
  return [name, mobile, idNumber, positionTitle, paperFileId, ...Object.values(reasons)].some(
    (text) => text !== '',
  );
}

/** A draft as the form takes it: unknown choices fall back to defaults, all text stays. */
export function fromDraft(content: OrderDraftContent, packages: readonly Package[]): OrderFormValues {
  const chosen = packages.find((one) => one.packageId === content.packageId);
  const codes = chosen?.items.map((item) => item.itemCode) ?? [];
  return {
    ...newOrder(),
    ...content,
    packageId: chosen?.packageId ?? '',
    itemCodes: (content.itemCodes ?? []).filter((code) => codes.includes(code)),
  };
}

/**
 * The order with another package chosen: all of its items, the position it was put together for, and its reasons wherever nobody
 * has written one.
 * @param former the package chosen before
 */
export function withPackage(
  values: OrderFormValues,
  chosen: Package,
  former: Package | undefined,
): OrderFormValues {
  const reasonIn = (one: Package | undefined, code: string) =>
    one?.items.find(({ itemCode }) => itemCode === code)?.reason ?? '';
  const reasons = { ...values.reasons };
  for (const { itemCode } of [...chosen.items, ...(former?.items ?? [])]) {
    const stated = reasons[itemCode] ?? '';
    if (stated === '' || stated === reasonIn(former, itemCode))
      reasons[itemCode] = reasonIn(chosen, itemCode);
  }
  return {
    ...values,
    packageId: chosen.packageId,
    itemCodes: chosen.items.map(({ itemCode }) => itemCode),
    positionClass: chosen.positionClass ?? values.positionClass,
    reasons,
  };
}

/** The request for the price; undefined while there is nothing to price. Only well-formed values are included. */
export function toQuoteRequest(values: OrderFormValues) {
  if (values.packageId === '' || values.itemCodes.length === 0) return undefined;
  const hasId = normalizeIdNumber(values.idNumber) !== '' && !idFault(values.idNumber);
  return {
    packageId: values.packageId,
    itemCodes: values.itemCodes,
    ...(isPhone(normalizePhone(values.mobile)) && { mobile: normalizePhone(values.mobile) }),
    ...(hasId && { idNumber: normalizeIdNumber(values.idNumber) }),
  };
}

/** The order, from values without faults. */
export function toOrder(
  values: OrderFormValues,
  chosen: Package,
  quote: Quote,
  acceptDuplicate: boolean,
): PlaceOrderRequest {
  const items = chosenItems(values, chosen);
  const reasons = items
    .filter((item) => item.sensitive)
    .map((item) => [item.itemCode, plainText(values.reasons[item.itemCode]!)] as const);
  return {
    packageId: chosen.packageId,
    itemCodes: items.map((item) => item.itemCode),
    positionTitle: plainText(values.positionTitle),
    positionClass: values.positionClass as PlaceOrderRequest['positionClass'],
    ...(reasons.length > 0 && { reasons: Object.fromEntries(reasons) }),
    candidate: {
      name: plainText(values.name),
      mobile: normalizePhone(values.mobile),
      ...(normalizeIdNumber(values.idNumber) !== '' && { idNumber: normalizeIdNumber(values.idNumber) }),
    },
    consentWay: values.consentWay as PlaceOrderRequest['consentWay'],
    ...(values.consentWay === 'paper' && { paperFileId: values.paperFileId }),
    expectedPrice: quote.price,
    ...(acceptDuplicate && { acceptDuplicate }),
  };
}

/** True for a price that makes the order wait. */
export const isAbove = (price: number, { above }: OrderTerms['approval']): boolean =>
  above !== null && price > above;

/** True for an order that would wait for approval: above the limit, or above what is left of a budget. */
export function needsApproval(
  price: number,
  terms: Pick<OrderTerms, 'budgets' | 'approval'> | undefined,
): boolean {
  if (!terms) return false;
  const isOver = terms.budgets.some(({ left }) => price > left);
  return isAbove(price, terms.approval) || (isOver && terms.approval.overBudget === 'waits');
}

/** Fen that the tightest of the orderer's budgets still allows; undefined without a budget. */
export function budgetLeft(terms: OrderTerms | undefined): number | undefined {
  return terms?.budgets.length ? Math.min(...terms.budgets.map(({ left }) => left)) : undefined;
}
