import type { Page } from '@playwright/test';
import { expectAccessible, person } from './support';
import { expect, test } from './world/journey';

// The side menu is drawn from whatever loginInfo sends: the reply of the real gateway, with another menu in it.

const menus = [
  { name: 'home', path: '/homePage', meta: { title: 'titles.homePage', icon: 'home' } },
  {
    name: 'checks',
    path: '/checks',
    meta: { title: 'Background checks of the whole group', icon: 'folder' },
    children: [
      { name: 'order', path: 'initiateBack', meta: { title: 'titles.initiateBack', icon: 'add' } },
      { name: 'records', path: '/backRecord', meta: { title: 'titles.backRecord', icon: 'rocket' } },
      { name: 'secret', path: '/ei', hidden: true, meta: { title: 'A hidden child', icon: 'form' } },
      {
        name: 'more',
        path: '/more',
        meta: { title: '更多', icon: 'chart' },
        children: [
          { name: 'desk', path: '/x', redirect: '/workOrder', meta: { title: 'Desk', icon: 'message' } },
        ],
      },
    ],
  },
  {
    name: 'hidden',
    path: '/h',
    hidden: true,
    meta: { title: 'A hidden group' },
    children: [{ name: 'x', path: '/ei' }],
  },
  null,
  { name: 'home' },
  { name: 'account', path: '/businessManage', meta: { title: 'titles.businessManage', icon: 'settings' } },
];

async function withMenus(page: Page, sent: unknown): Promise<void> {
  await page.route('**/base/user/loginInfo', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, menus: sent } } });
  });
}

test('titles, icons, groups and hidden entries are the gateway’s; groups stay as they were left', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.viewer });
  await withMenus(page, menus);
  await page.goto('/#/homePage');
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  const group = nav.getByRole('button', { name: 'Background checks of the whole group' });
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Account']);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(nav.getByText('hidden')).toHaveCount(0);
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Order a check', 'Records', 'Account']);
  await nav.getByRole('button', { name: '更多' }).click();
  await expect(nav.getByRole('link', { name: 'Desk' })).toHaveAttribute('href', '#/workOrder');
  await expectAccessible(page);
  await nav.getByRole('link', { name: 'Records' }).click();
  await expect(page).toHaveURL(/#\/backRecord/);
  await expect(nav.getByRole('link', { name: 'Desk' })).toBeVisible();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect(nav.getByRole('link', { name: 'Records' })).toBeVisible();
  await expect(group).toHaveAttribute('title', 'Background checks of the whole group');
  await expectAccessible(page);
  // Opened again at a screen inside a group, with a menu that was never touched: the group is open.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the groups are in the drawer, and stay open from one time to the next', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const { page, context, complaints } = await person(browser, {
    phone: true,
    lang: 'zh-CN',
    baseURL: baseURL!,
    as: enterprise.viewer,
  });
  await withMenus(page, menus);
  await page.goto('/#/homePage');
  const drawer = page.getByRole('dialog');
  const group = drawer.getByRole('button', { name: 'Background checks of the whole group' });
  await page.getByRole('button', { name: '打开菜单' }).click();
  await group.click();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: '背调记录' }).click();
  await expect(page).toHaveURL(/#\/backRecord/);
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  expect(complaints).toEqual([]);
  await context.close();
});

// Other things than a menu are tested in src/app/shell/sideMenu.test.tsx.
test('a menu that is none breaks no screen', async ({ browser, baseURL, enterprise }) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.viewer });
  await withMenus(page, [[], 7, { path: 3, children: {} }]);
  await page.goto('/#/homePage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
