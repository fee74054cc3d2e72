import { defineModule, outsideTransaction } from '../../kernel/module';
import { handOverMember, listAbsentOwners } from './handoverService';
import { leaveAccount } from './leaving';
import { handOnOwnership, sendOwnershipCode } from './ownership';

/** Somebody goes, and what they had goes to somebody else: records, or the ownership of the account. */
export const handoverModule = defineModule({
  name: 'handover',
  handlers: {
    handOverMember: (ctx, { body }) => handOverMember(ctx, body),
    listAbsentOwners: (ctx) => listAbsentOwners(ctx),
    leaveAccount: (ctx) => leaveAccount(ctx),
    sendOwnershipCode: (ctx) => sendOwnershipCode(ctx),
    handOnOwnership: outsideTransaction((ctx, { body }) => handOnOwnership(ctx, body)),
  },
});
