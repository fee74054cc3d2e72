import { assignChecks } from './assigning';
import { listAssignees } from './assignees';
import { defineModule, outsideTransaction } from '../../kernel/module';
import { handOverMember, listAbsentOwners } from './handoverService';
import { getMemberHoldings } from './holdings';
import { editPerson } from './keysPassOn';
import { leaveAccount } from './leaving';
import { letMemberGo } from './letGo';
import { listAssignments, undoAssignment } from './takingBack';
import { handOnOwnership, sendOwnershipCode } from './ownership';

/** Somebody goes, and what they had goes to somebody else: records, or the ownership of the account. */
export const handoverModule = defineModule({
  name: 'handover',
  handlers: {
    editUser: (ctx, { body }) => editPerson(ctx, body),
    letMemberGo: outsideTransaction((ctx, { body }) => letMemberGo(ctx, body)),
    handOverMember: (ctx, { body }) => handOverMember(ctx, body),
    getMemberHoldings: (ctx, { query }) => getMemberHoldings(ctx, query.userId),
    listAbsentOwners: (ctx) => listAbsentOwners(ctx),
    assignChecks: (ctx, { body }) => assignChecks(ctx, body),
    undoAssignment: (ctx, { body }) => undoAssignment(ctx, body.assignmentId),
    listAssignments: (ctx) => listAssignments(ctx),
    listAssignees: (ctx) => listAssignees(ctx),
    leaveAccount: (ctx) => leaveAccount(ctx),
    sendOwnershipCode: (ctx) => sendOwnershipCode(ctx),
    handOnOwnership: outsideTransaction((ctx, { body }) => handOnOwnership(ctx, body)),
  },
});
