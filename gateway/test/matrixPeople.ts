import type { Role } from '@probity/contract/roles';
import { holds, type Cell, type MatrixRow, type Standing } from './matrixCells';

/** The operations that name one of the account's people. */
export const peopleRows: MatrixRow[] = [
  // The object is a user: always oneself, and the others of the account for its managers.
  {
    operation: 'editUser',
    right: null,
    input: ({ userId }) => ({ body: { userId, nickName: 'Matrix' } }),
    cell: (role, standing) => {
      if (standing === 'own') return 0;
      if (!holds(role, 'user.manage')) return 403;
      return standing === 'foreign' || standing === 'missing' ? 1015 : 0;
    },
  },
  {
    operation: 'editMember',
    right: 'user.manage',
    input: ({ userId }) => ({ body: { userId, monthlyBudget: null } }),
    cell: memberCell(0),
  },
  // Everybody of the matrix has signed in: people who may invite again are told so.
  {
    operation: 'reinviteMember',
    right: 'user.manage',
    input: ({ userId }) => ({ body: { userId } }),
    cell: memberCell(2804),
  },
  {
    operation: 'getMemberHoldings',
    right: 'user.manage',
    input: ({ userId }) => ({ query: { userId } }),
    cell: memberCell(0),
  },
  // Nobody's records go to themselves: permitted roles are told so.
  {
    operation: 'handOverMember',
    right: 'user.manage',
    input: ({ userId }) => ({ body: { userId, toUserId: userId } }),
    cell: memberCell(1000),
  },
  // Nobody lets themselves go, and nobody's records go to themselves: permitted roles are told so.
  {
    operation: 'letMemberGo',
    right: 'user.manage',
    input: ({ userId }) => ({ body: { userId, recordsTo: userId } }),
    cell: (role, standing) =>
      standing === 'own' ? (holds(role, 'user.manage') ? 1019 : 403) : memberCell(1000)(role, standing),
  },
  // An owner alone, and nobody to themselves; the code is only sent to a phone.
  {
    operation: 'handOnOwnership',
    right: 'ownership.handOn',
    input: ({ userId }) => ({ body: { userId, verifyCode: '000000' } }),
    cell: (role, standing) => {
      if (!holds(role, 'ownership.handOn')) return 403;
      if (standing === 'own') return 1019;
      return standing === 'foreign' || standing === 'missing' ? 1015 : 1004;
    },
  },
  // Nobody for themselves, only owners for owners; of the matrix' people some are in other accounts, and its enterprise has nobody to call back.
  {
    operation: 'askLostPhone',
    right: 'lostPhone.ask',
    input: ({ userId }) => ({
      body: { userId, mobile: '13977770000', reason: 'Matrix', verifyCode: '000000' },
    }),
    cell: (role, standing) => {
      if (!holds(role, 'lostPhone.ask')) return 403;
      if (standing === 'own') return 1019;
      return standing === 'foreign' || standing === 'missing' ? 1015 : 2823;
    },
  },
];

/** One of the account's people, oneself too; for anybody else 1015. */
function memberCell(answer: Cell) {
  return (role: Role, standing: Standing): Cell => {
    if (!holds(role, 'user.manage')) return 403;
    return standing === 'foreign' || standing === 'missing' ? 1015 : answer;
  };
}
