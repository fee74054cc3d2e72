import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

const { first } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

async function as(name: keyof typeof demoUsers, operation: string, input: object) {
  return ok(
    await gateway.call(operation, input, {
      token: await sessionOf(gateway, demoUsers[name], first),
      mainId: first,
    }),
  ).data;
}
const list = (name: keyof typeof demoUsers) => as(name, 'listSavedViews', { query: { screen: 'records' } });
async function save(name: keyof typeof demoUsers, title: string, isShared: boolean): Promise<string> {
  const body = { screen: 'records', name: title, query: 'view=overdue' };
  const { viewId } = await as(name, 'saveView', { body });
  if (isShared) await as(name, 'changeView', { body: { viewId, isShared } });
  return viewId;
}
const shown = async (name: keyof typeof demoUsers) =>
  (await list(name)).map((view: { name: string; author: string; isOwn: boolean }) => [
    view.name,
    view.author,
    view.isOwn,
  ]);
const { recruiter: userId, owner: to } = demoUsers;

test('the shared views of a colleague who goes get the author who takes over, stay shared and stay others’ default', async () => {
  await save('owner', 'late', false);
  const viewId = await save('recruiter', 'Late', true);
  await save('recruiter', 'Only mine', false);
  await as('viewer', 'changeView', { body: { viewId, isDefault: true } });

  // Records alone change hands: the views are still the colleague's.
  await as('owner', 'handOverMember', { body: { userId, toUserId: to } });
  expect(await shown('viewer')).toEqual([['Late', '周敏', false]]);
  expect(await as('owner', 'getMemberHoldings', { query: { userId: demoUsers.recruiter } })).toMatchObject({
    views: 1,
  });

  await as('owner', 'letMemberGo', { body: { userId, recordsTo: to } });
  expect(await shown('owner')).toEqual([
    ['late', '林晓', true],
    ['Late (2)', '林晓', true],
  ]);
  expect(await list('viewer')).toEqual([
    expect.objectContaining({ viewId, name: 'Late (2)', author: '林晓', isShared: true, isDefault: true }),
  ]);
  expect(await as('owner', 'getMemberHoldings', { query: { userId: demoUsers.recruiter } })).toMatchObject({
    views: 0,
  });
});

test('who leaves without a successor leaves what is shared to everybody, and an owner to rename and delete', async () => {
  const viewId = await save('finance', 'To be paid', true);
  await as('finance', 'leaveAccount', { body: {} });
  expect(await list('viewer')).toContainEqual(
    expect.objectContaining({ viewId, name: 'To be paid', isManaged: false, isShared: true }),
  );
  await as('owner', 'changeView', { body: { viewId, name: 'Unpaid' } });
  await as('owner', 'deleteView', { body: { viewId } });
  expect((await list('viewer')).some((view: { viewId: string }) => view.viewId === viewId)).toBe(false);
});
