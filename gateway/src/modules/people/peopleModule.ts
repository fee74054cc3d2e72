import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule, outsideTransaction } from '../../kernel/module';
import type { Language } from '../../kernel/texts';
import { listDepartments, removeDepartment, saveDepartment, type DepartmentInput } from './departmentService';
import { editMember, listMembers, reinviteMember, type MemberEdit, type MemberList } from './memberService';
import { leaveAccount } from './leaving';
import { chooseLanguage, forgetOwnProfile, getOwnProfile } from './profileService';
import {
  changePassword,
  endOtherSessions,
  endSession,
  getSecurity,
  listSessions,
  listSignIns,
  unbindWechat,
} from './securityService';

/** One's own security, and the people, departments and budgets of an account. */
export const peopleModule = defineModule({
  name: 'people',
  handlers: {
    getOwnProfile: (ctx: SessionCtx) => getOwnProfile(ctx),
    forgetOwnProfile: (ctx: SessionCtx, { body }: Input<{ part: 'email' | 'picture' }>) =>
      forgetOwnProfile(ctx, body.part),
    getSecurity: (ctx: SessionCtx) => getSecurity(ctx),
    changePassword: outsideTransaction((ctx, { body }: Input<{ oldPassword?: string; password: string }>) =>
      changePassword(ctx as SessionCtx, body),
    ),
    unbindWechat: (ctx: SessionCtx) => unbindWechat(ctx),
    listSessions: (ctx: SessionCtx) => listSessions(ctx),
    chooseLanguage: (ctx: SessionCtx, { body }: Input<{ language: Language }>) =>
      chooseLanguage(ctx, body.language),
    // The gateway has renewed the session by resolving it.
    keepSession: () => Promise.resolve({ done: true } as const),
    endSession: (ctx: SessionCtx, { body }: Input<{ sessionId: string }>) => endSession(ctx, body.sessionId),
    endOtherSessions: (ctx: SessionCtx) => endOtherSessions(ctx),
    leaveAccount: (ctx: SessionCtx) => leaveAccount(ctx),
    listSignIns: (ctx: SessionCtx, { body }: Input<{ cursor?: string; limit?: number }>) =>
      listSignIns(ctx, body),
    listMembers: (ctx: SessionCtx, { body }: Input<MemberList>) => listMembers(ctx, body),
    editMember: (ctx: SessionCtx, { body }: Input<MemberEdit>) => editMember(ctx, body),
    reinviteMember: (ctx: SessionCtx, { body }: Input<{ userId: string }>) =>
      reinviteMember(ctx, body.userId),
    listDepartments: (ctx: SessionCtx) => listDepartments(ctx),
    saveDepartment: (ctx: SessionCtx, { body }: Input<DepartmentInput>) => saveDepartment(ctx, body),
    removeDepartment: (ctx: SessionCtx, { body }: Input<{ departmentId: string }>) =>
      removeDepartment(ctx, body.departmentId),
  },
});
