import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { parseYuan } from '@probity/contract/rules/yuan';
import { validatePhone } from '@probity/contract/rules/phone';
import type { Member } from '../../../api/resources/peopleApi';
import { nickNameFault } from '../nickNameFault';

/** The typed values of one person. */
export interface MemberDraft {
  mobile: string;
  nickName: string;
  roleId: string;
  departmentId: string;
  /** Yuan as typed; empty is no limit. */
  budget: string;
  /** Who takes the records with a role that orders nothing; empty: nobody. */
  toUserId: string;
}

export const emptyMember: MemberDraft = {
  mobile: '',
  nickName: '',
  roleId: 'recruiter',
  departmentId: '',
  budget: '',
  toUserId: '',
};

export function draftOf(member: Member): MemberDraft {
  return {
    mobile: '',
    nickName: member.nickName,
    roleId: member.roleId,
    departmentId: member.departmentId ?? '',
    budget: budgetText(member.monthlyBudget),
    toUserId: '',
  };
}

/** Fen in typed form: `123450` → `1234.50`; no limit is empty. */
export function budgetText(fen: number | null): string {
  return fen === null ? '' : formatFen(fen).replace(/[¥,]/g, '').replace(/\.00$/, '');
}

/** A billion yuan, as the gateway takes it: more is a typing mistake. */
const MOST = 100_000_000_000;

/** Fen; null is no limit, undefined is not an amount, or too large a one. */
export function budgetOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const fen = parseYuan(text);
  return fen === undefined || fen > MOST ? undefined : fen;
}

/** The faults of the typed values; empty if there are none. */
export function memberFaults(draft: MemberDraft, isNew: boolean) {
  const phone = isNew ? validatePhone(draft.mobile) : undefined;
  const name = nickNameFault(draft.nickName);
  return {
    ...(phone && { mobile: { key: phone.key } }),
    ...(name && {
      nickName: { key: name === 'none' ? 'accountUsers.fault.noName' : 'accountUsers.fault.name' },
    }),
    ...(budgetOf(draft.budget) === undefined && { budget: { key: 'accountUsers.fault.budget' } }),
  };
}

/** The fields that show the gateway's refusals of a person: by code, and by the contract's field. */
export const memberRefusalFields = {
  codes: { [CODE.PHONE_IN_USE]: 'mobile' },
  names: { roleIds: 'roleId', monthlyBudget: 'budget' },
};
