import { defineModule, outsideTransaction } from '../../kernel/module';
import { listDepartments, removeDepartment, saveDepartment } from './departmentService';
import { editMember, listMembers, reinviteMember } from './memberService';
import { chooseLanguage, forgetOwnProfile, getOwnProfile } from './profileService';
import { noteWelcomed } from './welcome';
import {
  changePassword,
  endOtherSessions,
  endSession,
  getSecurity,
  listSessions,
  listSignIns,
  unbindWechat,
} from './securityService';

/** A person's own security, and the people, departments and budgets of an account. */
export const peopleModule = defineModule({
  name: 'people',
  handlers: {
    getOwnProfile: (ctx) => getOwnProfile(ctx),
    forgetOwnProfile: (ctx, { body }) => forgetOwnProfile(ctx, body.part),
    getSecurity: (ctx) => getSecurity(ctx),
    changePassword: outsideTransaction((ctx, { body }) => changePassword(ctx, body)),
    unbindWechat: (ctx) => unbindWechat(ctx),
    listSessions: (ctx) => listSessions(ctx),
    noteWelcomed: (ctx) => noteWelcomed(ctx),
    chooseLanguage: (ctx, { body }) => chooseLanguage(ctx, body.language),
    // The gateway has renewed the session by resolving it.
    keepSession: async () => ({ done: true }),
    endSession: (ctx, { body }) => endSession(ctx, body.sessionId),
    endOtherSessions: (ctx) => endOtherSessions(ctx),
    listSignIns: (ctx, { body }) => listSignIns(ctx, body),
    listMembers: (ctx, { body }) => listMembers(ctx, body),
    editMember: (ctx, { body }) => editMember(ctx, body),
    reinviteMember: (ctx, { body }) => reinviteMember(ctx, body.userId),
    listDepartments: (ctx) => listDepartments(ctx),
    saveDepartment: (ctx, { body }) => saveDepartment(ctx, body),
    removeDepartment: (ctx, { body }) => removeDepartment(ctx, body.departmentId),
  },
});
