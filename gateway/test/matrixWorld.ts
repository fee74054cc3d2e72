import { roles, type Role } from '@probity/contract/roles';
import { demoDepartments, demoMains } from '../seeds/demoAccounts';
import { sql } from '../src/platform/db/sql';
import { uuidv7 } from '../src/kernel/ids';
import { addMembership } from '../src/modules/accounts/accountRepository';
import { createUser, noteSignIn } from '../src/modules/accounts/userRepository';
import { itemsOf, lockCheck } from '../src/modules/checks/checkRepository';
import { addFile } from '../src/modules/files/fileRepository';
import { openCheckWorkItem } from '../src/modules/checks/workItems';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from './checks';
import type { TestGateway, TestOptions } from './gateway';
import type { MatrixIds, Need, Standing } from './matrixCells';
import { pdf, signedForm } from './reports';

const { first, second, platform } = demoMains;
export const staff: readonly Role[] = ['analyst', 'support', 'operator'];

/** The orderers: the colleague shares the reader's department, the stranger does not, the outsider is of another account. */
type Orderer = 'colleague' | 'stranger' | 'outsider';
export type Person = Role | Orderer;

export interface MatrixWorld {
  gateway: TestGateway;
  tokens: Record<Person, string>;
  users: Record<Person, string>;
  /** The account a role works in. */
  accountOf(role: Role): string;
  /** A fresh check, with the objects that belong to it, in this standing to the reader. */
  objectFor(role: Role, standing: Standing, needs?: readonly Need[]): Promise<MatrixIds>;
}

/** A person of each role in the first account's people department, and the orderers of other checks. */
export async function createMatrixWorld(options: TestOptions = {}): Promise<MatrixWorld> {
  const gateway = await gatewayWithPeople(options);
  const users = {} as Record<Person, string>;
  const tokens = {} as Record<Person, string>;
  const add = async (name: Person, role: Role, departmentId: string | null, mainId: string = first) => {
    users[name] = await person(gateway, name, role, departmentId, mainId);
    tokens[name] = await sessionOf(gateway, users[name], staff.includes(role) ? platform : mainId);
  };
  for (const role of roles) await add(role, role, staff.includes(role) ? null : demoDepartments.people);
  await add('colleague', 'recruiter', demoDepartments.people);
  await add('stranger', 'recruiter', demoDepartments.sales);
  await add('outsider', 'owner', null, second);
  await fund(gateway, 90_000_000);
  await fund(gateway, 90_000_000, second);

  return {
    gateway,
    tokens,
    users,
    accountOf: (role) => (staff.includes(role) ? platform : first),
    async objectFor(role, standing, needs = []) {
      if (standing === 'missing') return missing();
      const orderer = ordererOf[standing];
      const mainId = standing === 'foreign' ? second : first;
      const ids = await orderedBy(gateway, tokens[orderer], mainId, needs);
      if (standing === 'own') {
        await inAccount(gateway, mainId, ({ tx }) =>
          tx.run(
            sql`update checks set owner_id = ${users[role]}, department_id = null where id = ${ids.checkId}`,
          ),
        );
      }
      return { ...ids, userId: users[standing === 'own' ? role : orderer] };
    },
  };
}

const ordererOf: Record<Exclude<Standing, 'missing'>, Orderer> = {
  own: 'colleague',
  team: 'colleague',
  sibling: 'stranger',
  foreign: 'outsider',
};

async function person(
  gateway: TestGateway,
  name: Person,
  role: Role,
  departmentId: string | null,
  mainId: string,
): Promise<string> {
  const userId = uuidv7();
  const { services } = gateway;
  const mobilePlace = { table: 'users', column: 'mobile_enc', rowId: userId };
  await services.db.withoutTenant((tx) =>
    createUser(
      tx,
      {
        id: userId,
        username: `matrix${name.toLowerCase()}`,
        nickName: name,
        mobileIndex: services.blindIndex.of('mobile', `matrix ${name}`),
        mobileEnc: services.crypto.encrypt('13700000000', mobilePlace),
        passwordHash: null,
      },
      services.clock.now(),
    ),
  );
  // Staff serve only the first account, so that the second is foreign to them too.
  const places = staff.includes(role) ? [platform, first] : [mainId];
  for (const place of places) {
    await inAccount(gateway, place, async ({ tx }) => {
      await addMembership(tx, { mainId: place, userId, role, departmentId });
      await noteSignIn(tx, userId, place, services.clock.now());
    });
  }
  return userId;
}

let candidates = 0;

async function orderedBy(
  gateway: TestGateway,
  token: string,
  mainId: string,
  needs: readonly Need[],
): Promise<Omit<MatrixIds, 'userId'>> {
  candidates += 1;
  const candidateName = `矩阵${String(candidates).padStart(5, '0')}`;
  const overrides: Record<string, unknown> = {
    candidate: { name: candidateName, mobile: `138${String(20_000_000 + candidates)}` },
  };
  let fileId = uuidv7();
  if (needs.includes('paper')) {
    fileId = (await gateway.call('uploadFile', { file: signedForm() }, { token, mainId })).data.fileId;
    Object.assign(overrides, { consentWay: 'paper', paperFileId: fileId });
  }
  const { checkId, orderId } = await placeOrder(gateway, token, overrides, mainId);
  const [evidenceId, shareId] = [uuidv7(), uuidv7()];
  return inAccount(gateway, mainId, async (work) => {
    const { tx } = work;
    const check = (await lockCheck(tx, checkId))!;
    const item = (await itemsOf(tx, check))[0]!;
    if (needs.includes('document')) {
      const stored = await gateway.services.files.save(pdf);
      const file = { ...stored, mainId, id: fileId, mime: 'application/pdf', originalName: 'id.pdf' };
      await addFile(tx, { ...file, kind: 'candidate', createdBy: null });
      await tx.run(
        sql`insert into candidate_file (main_id, check_id, file_id) values (${mainId}, ${checkId}, ${fileId})`,
      );
    }
    if (needs.includes('evidence')) {
      const place = { table: 'evidence', column: 'source_enc', rowId: evidenceId };
      const source = gateway.services.crypto.encrypt('The school', place);
      await tx.run(sql`insert into evidence (main_id, id, check_item_id, source_enc, method, obtained_at, operator_id)
        values (${mainId}, ${evidenceId}, ${item.id}, ${source}, 'phone', now(), ${uuidv7()})`);
    }
    if (needs.includes('share')) {
      await tx.run(sql`insert into share (main_id, id, check_id, max_views, created_by, expires_at)
        values (${mainId}, ${shareId}, ${checkId}, 5, ${check.createdBy}, now() + interval '1 day')`);
    }
    if (needs.includes('work')) await openCheckWorkItem(work, item);
    const queued = await tx.maybeOne<{ id: string }>(
      sql`select id from work_item where check_id = ${checkId} order by created_at limit 1`,
    );
    const { orderNo } = await tx.one<{ orderNo: string }>(
      sql`select order_no as "orderNo" from checks where id = ${checkId}`,
    );
    const workItemId = queued?.id ?? uuidv7();
    return {
      checkId,
      orderId,
      itemId: item.id,
      fileId,
      evidenceId,
      shareId,
      workItemId,
      orderNo,
      candidateName,
    };
  });
}

function missing(): MatrixIds {
  const [checkId, orderId, itemId, fileId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const [evidenceId, shareId, workItemId, userId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  return {
    checkId,
    orderId,
    itemId,
    fileId,
    evidenceId,
    shareId,
    workItemId,
    userId,
    orderNo: 'PB00000000000000',
    candidateName: '无此人',
  };
}
