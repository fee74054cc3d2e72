import { batchWorld } from '../../../test/batches';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

/** What is pasted and is no list of people. */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
const { as, read } = batchWorld(() => gateway);

test('a list that is none says why and what to do', async () => {
  const owner = await as();
  const batch = await read(owner, '姓名\t手机号');
  expect(batch).toMatchObject({
    status: 'unreadable',
    fault: 'There are no people below the headings: please add them and upload the list again',
    counts: { rows: 0 },
  });
});

test.each([
  ['https://example.com/list', 'in 1 line:'],
  ['\u{1F600}\n\u{1F600}\u{1F600}\nhello', 'in 3 lines:'],
  // An empty column beside it is none.
  ['姓名,\n张三,\n', 'in 2 lines:'],
])(
  'what is no table is read as none, and says what was read and what a list has: %j',
  async (text, lines) => {
    const owner = await as();
    const { status, fault, counts } = await read(owner, text);
    expect({ status, rows: counts.rows }).toEqual({ status: 'unreadable', rows: 0 });
    expect(fault).toContain(`Only one column was read, ${lines} a list has a line for each person`);
  },
);
