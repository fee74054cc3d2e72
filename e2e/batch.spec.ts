import { Keys } from './keys';
import { expectAccessible, person } from './support';
import { expect, test } from './world/journey';

// Many checks from a list: its faults are mended in the grid by the keyboard alone, and only the confirm orders.

const POSITION = 'Warehouse clerk';

test('by keyboard: a list with twelve kinds of faults is mended cell by cell and ordered', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(300_000);
  const { page, context, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const keys = new Keys(page);
  const phones = Array.from({ length: 14 }, () => world.phone());
  const heads = 'Name,Phone number,ID number,Position,Kind of position,Package';
  const line = (cells: readonly string[]) => cells.join(',');
  const good = (
    name: string,
    at: number,
    more: Partial<Record<'id' | 'job' | 'kind' | 'pack', string>> = {},
  ) =>
    line([
      name,
      phones[at]!,
      more.id ?? '',
      more.job ?? POSITION,
      more.kind ?? 'general',
      more.pack ?? 'Basic',
    ]);
  const rows = [
    good('', 0),
    line(['李雷', '138 0000', '', POSITION, 'general', 'Basic']),
    line(['韩梅梅', `${phones[2]} / ${phones[3]}`, '', POSITION, 'general', 'Basic']),
    line(['张三丰', `${phones[4]}(妻)`, '', POSITION, 'general', 'Basic']),
    line(['赵敏', '1.38E+10', '', POSITION, 'general', 'Basic']),
    good('周芷若', 5, { id: '110105194912310021' }),
    good('郭靖', 6, { id: '11010520201231002X' }),
    good('黄蓉', 7, { job: '=1+1' }),
    good('小龙女', 8, { pack: 'Gold' }),
    good('王先生', 9),
    good('Zhao = Min', 10),
    good('杨过', 11, { kind: 'wizard' }),
    good('Good One', 12),
  ];
  const mends: Readonly<Record<string, string>> = {
    'Name, line 2': '穆念慈',
    'Phone number, line 3': phones[1]!,
    'Phone number, line 4': phones[2]!,
    'Phone number, line 5': phones[4]!,
    'Phone number, line 6': phones[13]!,
    'ID number, line 7': '11010519491231002X',
    'ID number, line 8': '',
    'Position, line 9': POSITION,
    'Package, line 10': 'Basic',
    'Name, line 11': '王重阳',
    'Name, line 12': 'Zhao Min',
    'Kind of position, line 13': 'General',
  };

  await test.step('types the list', async () => {
    await page.goto('/#/batchBack');
    await keys.type(
      page.getByRole('textbox', { name: 'Cells from a spreadsheet' }),
      [heads, ...rows].join('\n'),
    );
    await keys.use(page.getByRole('button', { name: 'Read these lines' }));
    await expect(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible();
    await expectAccessible(page);
    await keys.use(page.getByRole('button', { name: 'Go on with these columns' }));
  });

  const cell = page.locator('input[aria-activedescendant]');
  await test.step('says what is ordered for every row', async () => {
    await expect(page.getByRole('grid')).toBeVisible({ timeout: 30_000 });
    await keys.use(page.getByRole('button', { name: '2. What is ordered' }));
    await expect(page.getByRole('heading', { name: 'What is ordered for every row' })).toBeVisible();
    for (const reason of await page.getByRole('textbox', { name: /^Why / }).all())
      await keys.type(reason, 'Handles cash of the company');
    await keys.use(page.getByRole('button', { name: 'Check the rows with this' }));
    await expect(page.getByRole('grid')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('goes from fault to fault and types over each', async () => {
    await expectAccessible(page);
    await cell.focus();
    await page.keyboard.press('Control+Home');
    for (let times = 0; times < Object.keys(mends).length; times += 1) {
      const label = (await cell.getAttribute('aria-label'))!;
      // The first faulty cell is the one the grid opens with.
      if (times > 0 || !(label in mends)) {
        await page.keyboard.press('F8');
        await expect(cell).not.toHaveAttribute('aria-label', label);
      }
      const at = (await cell.getAttribute('aria-label'))!;
      const text = mends[at];
      expect(text, at).toBeDefined();
      if (text) await page.keyboard.type(text);
      await page.keyboard.press(text ? 'Enter' : 'Delete');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      if (text) await page.keyboard.press('ArrowUp');
    }
    await expect(page.getByText('13 rows to be ordered')).toBeVisible();
  });

  await test.step('takes the last change back, and reloads: it stands as it was left', async () => {
    await page.keyboard.press('Control+z');
    await expect(page.getByText('12 rows to be ordered · 1 row has a fault')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText('12 rows to be ordered · 1 row has a fault')).toBeVisible();
  });

  await test.step('reads what confirming does, and orders', async () => {
    await keys.use(page.getByRole('button', { name: 'Go on to confirm' }));
    const order = page.getByRole('button', { name: /^Order 12 checks for ¥/ });
    await expect(order).toBeVisible();
    await expectAccessible(page);
    await keys.use(order);
    await expect(page).toHaveURL(/#\/batchRecord\?id=/);
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test('in Chinese on a phone: pasted, mended all alike, and cancelled', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(180_000);
  const { page, context, complaints } = await person(browser, {
    baseURL: baseURL!,
    as: enterprise.recruiter,
    phone: true,
    lang: 'zh-CN',
  });
  const rows = Array.from({ length: 6 }, (_one, at) =>
    ['陈宇', `${world.phone()}(妻)`, `会计${at}`].join('\t'),
  );
  await page.goto('/#/batchBack');
  await page
    .getByRole('textbox', { name: '表格中的单元格' })
    .fill(['姓名\t手机号\t岗位', ...rows].join('\n'));
  await page.getByRole('button', { name: '读取这些行' }).click();
  await page.getByRole('button', { name: '按此匹配继续' }).click();
  await page.getByRole('combobox', { name: '套餐' }).selectOption({ index: 1 });
  for (const reason of await page.getByRole('textbox', { name: /为何需要/ }).all())
    await reason.fill('经手资金');
  await page.getByRole('button', { name: '按此检查各行' }).click();
  await page.getByRole('button', { name: '全部修正' }).first().click();
  await expect(page.getByText('6 行待下单')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '撤销', exact: false }).first().click();
  await expect(page.getByText('6 行有错误')).toBeVisible();
  await page.getByRole('button', { name: '取消批次' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消批次' }).click();
  await expect(page).toHaveURL(/#\/batchBack$/);
  await expect(page.getByRole('heading', { name: '继续处理' })).toBeHidden();
  expect(complaints).toEqual([]);
  await context.close();
});
