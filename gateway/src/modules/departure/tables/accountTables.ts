import { maskPhone } from '@probity/contract/rules/masks';
import type { Reader } from '../../../kernel/context';
import type { PagePosition } from '../../../kernel/paging';
import { datasetOf, shortDataset, type Dataset } from '../../../kernel/tasks/dataset';
import { userMobileField } from '../../../kernel/userFields';
import { chinaTime } from '../../../platform/pdf/document';
import { accountById } from '../../accounts/accountRepository';
import { contactPhone } from '../../enterprise/certificationFacts';
import { standingCertification } from '../../enterprise/certificationRepository';
import { balanceOf } from '../../ledger/ledgerService';
import { membersOfAccount, type MemberRow } from '../../people/memberRepository';
import { choicesOf } from '../../notifications/notificationChoiceRepository';
import { channelsOf, kindsOf, type NotificationKind } from '../../notifications/domain/rules';
import { labelsOf } from '../../reference/dictRepository';
import { regionName } from '../../reference/regions';
import { countMembers, departmentsOf, type DepartmentRow } from '../departureRepository';
import { eventWord } from '../words/events';
import { heads, states, titles } from '../words/tables';

/** The enterprise as it is verified, or as it was submitted last, and what it has left. */
const enterprise = shortDataset('enterprise', {
  sheetName: titles.enterprise,
  async all(ctx: Reader) {
    const { mainId } = ctx.session;
    const { name, authStatus } = await accountById(ctx.tx, mainId);
    const statuses = await labelsOf(ctx, 'authStatus');
    const submitted = await standingCertification(ctx.tx, mainId);
    const phone = submitted && contactPhone(ctx, submitted);
    return [
      {
        name,
        statusName: statuses.get(String(authStatus)) ?? '',
        submitted,
        phone,
        balance: await balanceOf(ctx.tx, mainId),
      },
    ];
  },
  columns: [
    { head: heads.enterprise, width: 30, value: ({ name }) => name },
    { head: heads.creditCode, width: 22, value: ({ submitted }) => submitted?.creditCode ?? null },
    { head: heads.legalPerson, width: 16, value: ({ submitted }) => submitted?.legalPerson ?? null },
    { head: heads.contact, width: 16, value: ({ submitted }) => submitted?.contactName ?? null },
    { head: heads.phone, width: 14, mask: maskPhone, value: ({ phone }) => phone },
    {
      head: heads.region,
      width: 24,
      value: ({ submitted }) => (submitted?.regionCode ? regionName(submitted.regionCode) : null),
    },
    { head: heads.address, width: 40, value: ({ submitted }) => submitted?.address ?? null },
    {
      head: heads.status,
      width: 14,
      value: ({ statusName }) => statusName,
    },
    {
      head: heads.submitted,
      width: 20,
      kind: 'moment',
      value: ({ submitted }) => submitted && chinaTime(submitted.submittedAt),
    },
    { head: heads.available, width: 14, kind: 'money', value: ({ balance }) => balance.available / 100 },
    { head: heads.held, width: 14, kind: 'money', value: ({ balance }) => balance.held / 100 },
  ],
});

interface Member extends MemberRow {
  mobile: string;
  department: string | null;
  roleName: string;
}

/** Everybody of the account; phones as in every file. */
const people = datasetOf(
  'people',
  {
    sheetName: titles.people,
    page: membersAfter,
    positionOf: ({ sortKey, id }: MemberRow) => ({ key: sortKey, id }),
    count: ({ tx, session }) => countMembers(tx, session.mainId),
    async lines(ctx, _request, rows): Promise<Member[]> {
      const departments = new Map(
        (await departmentsOf(ctx.tx, ctx.session.mainId)).map(({ id, name }) => [id, name]),
      );
      const roles = await labelsOf(ctx, 'role');
      return rows.map((row) => ({
        ...row,
        roleName: roles.get(row.role) ?? row.role,
        mobile: ctx.services.crypto.decrypt(row.mobileEnc, userMobileField(row.id)),
        department: row.departmentId && (departments.get(row.departmentId) ?? null),
      }));
    },
    columns: [
      { head: heads.name, width: 16, value: ({ nickName }) => nickName },
      { head: heads.account, width: 18, value: ({ username }) => username },
      { head: heads.phone, width: 14, mask: maskPhone, value: ({ mobile }) => mobile },
      { head: heads.role, width: 14, value: ({ roleName }) => roleName },
      { head: heads.status, width: 12, value: ({ status }, lang) => states[status][lang] },
      { head: heads.department, width: 20, value: ({ department }) => department },
      {
        head: heads.budget,
        width: 16,
        kind: 'money',
        value: ({ monthlyBudget }) => (monthlyBudget === null ? null : monthlyBudget / 100),
      },
      { head: heads.since, width: 20, kind: 'moment', value: ({ createdAt }) => chinaTime(createdAt) },
      {
        head: heads.lastUse,
        width: 20,
        kind: 'moment',
        value: ({ signedInAt }) => signedInAt && chinaTime(signedInAt),
      },
    ],
  },
  {},
);

function membersAfter({ tx }: Reader, _request: object, after: PagePosition | null, limit: number) {
  return membersOfAccount(tx, { after, limit });
}

const departments = shortDataset('departments', {
  sheetName: titles.departments,
  async all({ tx, session }: Reader): Promise<(DepartmentRow & { parent: string | null })[]> {
    const rows = await departmentsOf(tx, session.mainId);
    return rows.map((row) => ({
      ...row,
      parent: rows.find(({ id }) => id === row.parentId)?.name ?? null,
    }));
  },
  columns: [
    { head: heads.department, width: 24, value: ({ name }) => name },
    { head: heads.parent, width: 24, value: ({ parent }) => parent },
    {
      head: heads.budget,
      width: 16,
      kind: 'money',
      value: ({ monthlyBudget }) => (monthlyBudget === null ? null : monthlyBudget / 100),
    },
  ],
});

interface Choice {
  name: string;
  kind: NotificationKind;
  inApp: boolean;
  sms: boolean;
}

/** What each of the people is told and where, with what counts where nobody chose. A page is of people, not of choices. */
const notifications = datasetOf<object, MemberRow, Choice, PagePosition>(
  'notification-settings',
  {
    sheetName: titles.notifications,
    page: membersAfter,
    positionOf: ({ sortKey, id }) => ({ key: sortKey, id }),
    count: ({ tx, session }) => countMembers(tx, session.mainId),
    async lines({ tx, session }, _request, rows) {
      const lines: Choice[] = [];
      for (const { id, nickName: name, role } of rows) {
        const { choices } = await choicesOf(tx, session.mainId, id);
        lines.push(...kindsOf(role).map((kind) => ({ name, kind, ...channelsOf(kind, choices) })));
      }
      return lines;
    },
    columns: [
      { head: heads.name, width: 16, value: ({ name }) => name },
      {
        head: heads.event,
        width: 36,
        value: ({ kind }, lang) => eventWord(kind, lang),
      },
      { head: heads.inApp, width: 12, value: ({ inApp }, lang) => states[inApp ? 'yes' : 'no'][lang] },
      { head: heads.sms, width: 12, value: ({ sms }, lang) => states[sms ? 'yes' : 'no'][lang] },
    ],
  },
  {},
);

export const accountTables: readonly Dataset[] = [enterprise, people, departments, notifications];
