import { CODE } from '@probity/contract/codeNames';
import { ruleText } from '@probity/contract/rules/faultTexts/ruleText';
import { normalizeIdNumber } from '@probity/contract/rules/idNumber';
import { validatePersonId } from '@probity/contract/rules/idPerson';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { LONGEST_POSITION, positionFault } from '@probity/contract/rules/positionTitle';
import { plainText } from '@probity/contract/rules/plainText';
import { saysWhy } from '@probity/contract/rules/reason';
import { isSameName } from '@probity/contract/rules/sameName';
import type { Lang } from '../../../kernel/context';
import { BusinessError, fieldError } from '../../../kernel/errors';
import { listed } from '../../../kernel/texts';
import { fieldWords } from '../../../kernel/words';
import { chinaDay } from '../../../kernel/workingDays';
import { words as peopleWords } from '../../people/words';
import { words } from '../words';
import type { AskedOrder, Earlier, Facts, PlaceOrderRequest, SignedForm, Signer } from './asked';
import type { Selection } from './selection';

/** An enterprise orders once it is verified and its contract signed; a later text of the contract stops no order. */
export function assertMayOrder({ isVerified, isContractSigned }: Facts): void {
  if (!isVerified) throw new BusinessError(CODE.ENTERPRISE_NOT_VERIFIED);
  if (!isContractSigned) throw new BusinessError(CODE.CONTRACT_NOT_SIGNED);
}

/** @throws 1000 at the field: no department of the account, nobody of it who may order; 2309 at the cost of others */
export function assertPlaces(
  { departmentId, ownerId, batch }: AskedOrder,
  { departments, owners, lang }: Facts,
): void {
  if (batch?.isAtCostOfOthers) throw new BusinessError(CODE.DEPARTMENT_OF_OTHERS);
  if (departmentId !== null && !departments.has(departmentId))
    throw fieldError([{ path: 'departmentId', msg: peopleWords.noDepartment[lang] }]);
  if (!owners.has(ownerId)) throw fieldError([{ path: 'ownerId', msg: words.looksAfterNothing[lang] }]);
}

type SelectedItem = Selection['items'][number];

/** Why an item is asked for: what the order says, or what its package does. */
export function reasonOf({ kind, reason }: SelectedItem, request: PlaceOrderRequest): string | null {
  const said = request.reasons?.[kind.code]?.trim() ?? '';
  return saysWhy(said) ? said : reason;
}

/** @throws 2006 naming the sensitive items that nobody gave a reason for */
export function assertReasons({ items }: Selection, request: PlaceOrderRequest, lang: Lang): void {
  const missing = items.filter((item) => item.kind.sensitive && !reasonOf(item, request));
  if (missing.length === 0) return;
  const named = listed(
    missing.map(({ kind }) => kind.name[lang]),
    lang,
  );
  throw new BusinessError(
    CODE.REASON_MISSING,
    { items: named },
    { items: missing.map(({ kind }) => kind.code) },
  );
}

/** The ID number of the order, if it has one. @throws 1000 at the field: not one of a person a check may be ordered for */
export function personIdOf({ candidate }: PlaceOrderRequest, { at, lang }: Facts): string | null {
  if (!candidate.idNumber) return null;
  const refused = validatePersonId(candidate.idNumber, { today: chinaDay(at) });
  if (refused) throw fieldError([{ path: 'candidate.idNumber', msg: ruleText(refused.key, lang) }]);
  return normalizeIdNumber(candidate.idNumber);
}

/** The candidate's name as it is kept. @throws 1000 at the field: empty, or no name of a person */
export function personNameOf({ candidate }: PlaceOrderRequest, lang: Lang): string {
  const name = plainText(candidate.name);
  if (name === '') throw fieldError([{ path: 'candidate.name', msg: fieldWords.required[lang] }]);
  if (personNameFault(name, LONGEST_PERSON_NAME) === 'none')
    throw fieldError([{ path: 'candidate.name', msg: fieldWords.noName[lang] }]);
  return name;
}

/** @throws 1000 at the field: a position that is empty, too long, or no words */
export function assertPosition({ positionTitle }: PlaceOrderRequest, lang: Lang): void {
  const said = {
    missing: fieldWords.required,
    long: fieldWords.maxLength({ limit: LONGEST_POSITION }),
    none: words.noPosition,
  };
  const fault = positionFault(positionTitle);
  if (fault) throw fieldError([{ path: 'positionTitle', msg: said[fault][lang] }]);
}

/**
 * The signed form of a paper consent: a file the orderer uploaded to this account, which is no other person's consent. Null for
 * another way of consenting.
 * @param signersBefore who the same bytes are ordered for further up in the same batch
 * @throws 2009 no such file, 1000 at `paperFileId` for the form of another person
 */
export function paperFormOf(
  { request, mobileIndex, idIndex }: AskedOrder,
  { forms, lang }: Facts,
  signersBefore: (form: SignedForm) => readonly Signer[],
): SignedForm | null {
  if (request.consentWay !== 'paper') return null;
  const form = request.paperFileId ? forms.get(request.paperFileId) : undefined;
  if (!form) throw new BusinessError(CODE.CONSENT_FORM_MISSING);
  const person = { name: request.candidate.name, mobileIndex, idIndex };
  const signers = [...form.signers, ...signersBefore(form)];
  if (form.wasErased || signers.some((signer) => !isSamePerson(signer, person)))
    throw fieldError([{ path: 'paperFileId', msg: words.formOfAnother[lang] }]);
  return form;
}

/** The same name, with the same phone or ID number, and no two ID numbers. */
function isSamePerson(one: Signer, other: Signer): boolean {
  if (one.idIndex && other.idIndex && one.idIndex !== other.idIndex) return false;
  const isKnown = one.mobileIndex === other.mobileIndex || (one.idIndex && one.idIndex === other.idIndex);
  return Boolean(isKnown) && isSameName(one.name, other.name);
}

/** As many earlier checks of a person as are told. */
export const MOST_EARLIER = 20;

/** Earlier checks of a person as the contract shows them. */
export const shownEarlier = (rows: readonly Earlier[]) =>
  rows.slice(0, MOST_EARLIER).map((row) => ({ ...row, orderedAt: row.orderedAt.toISOString() }));

/** @throws 2007 naming the earlier checks of the same person, unless the order says that it is one more on purpose */
export function assertNoDuplicate({ acceptDuplicate }: PlaceOrderRequest, earlier: readonly Earlier[]): void {
  if (acceptDuplicate || earlier.length === 0) return;
  throw new BusinessError(CODE.CHECKED_BEFORE, {}, { duplicates: shownEarlier(earlier) });
}

const FIELDS: Partial<Record<number, string>> = {
  [CODE.PACKAGE_UNAVAILABLE]: 'packageId',
  [CODE.NOT_IN_PACKAGE]: 'itemCodes',
  [CODE.REASON_MISSING]: 'reasons',
  [CODE.PRICE_CHANGED]: 'expectedPrice',
  [CODE.CONSENT_FORM_MISSING]: 'paperFileId',
  [CODE.CHECKED_BEFORE]: 'candidate.mobile',
  [CODE.DEPARTMENT_OF_OTHERS]: 'departmentId',
};

/** The field of an order that a refusal is about; null: none of it. */
export function fieldOf({ code, data }: BusinessError): string | null {
  const [fault] = (data as { fields?: { path: string }[] } | null)?.fields ?? [];
  return fault?.path ?? FIELDS[code] ?? null;
}
