import { gatewayWithPeople } from '../checks';
import type { TestGateway } from '../gateway';
import { demoMains } from '../../seeds/demoAccounts';
import { passwordLogin } from './people';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

test('call 1 with a password opens a session that loginInfo describes', async () => {
  const token = await passwordLogin(gateway, '13800000001');
  const info = await gateway.call('loginInfo', {}, { token });
  expect(info).toMatchObject({
    code: 0,
    data: {
      sToken: token,
      mobile: '138****0001',
      userType: 'enterprise',
      roles: ['owner'],
      mainId: demoMains.first,
      loginType: 'password',
    },
  });
  expect(info.data.username).not.toContain('138');
  expect(info.data.menus.map(({ path }: { path: string }) => path)).toEqual([
    '/homePage',
    '/initiateBack',
    '/batchBack',
    '/backRecord',
    '/batchRecord',
    '/jobRegistration',
    '/mealManage',
    '/financialManage',
    '/businessManage',
  ]);
});

test.each([
  ['an owner of two', '13800000001', true],
  ['who has one account', '13800000002', false],
  ['support, in each customer', '13800000013', true],
  ['an analyst, who serves all and signs in to none of them', '13800000011', false],
])('loginInfo says whether somebody may act in several accounts: %s', async (_who, mobile, isTold) => {
  const token = await passwordLogin(gateway, mobile);
  expect((await gateway.call('loginInfo', {}, { token })).data.severalAccounts).toBe(isTold);
});
