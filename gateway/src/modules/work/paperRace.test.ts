import { ID_NUMBER } from '../../../test/candidates';
import { booksOf, fund, gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { bareOrder } from '../../../test/paper';
import { partiesOf, type Parties } from '../../../test/reports';

/* Staff confirm a signed form while the enterprise cancels its check: both lock in one order, so neither fails. */
const ROUNDS = 32;
let gateway: TestGateway;
let parties: Parties;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

test('both at once, again and again: each is done or refused in words, and the money adds up', async () => {
  const codes: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const { checkId, workItemId } = await bareOrder(parties, ID_NUMBER);
    const decide = { body: { workItemId, accept: round % 4 !== 0, note: 'Not signed' } };
    // A call that answers 500 throws.
    const [decided, cancelled] = await Promise.all([
      parties.analyst('decidePaperConsent', decide),
      parties.owner('cancelCheck', { body: { checkId, reason: 'Hired already' } }),
    ]);
    const key = `${decided.code}/${cancelled.code}`;
    codes[key] = (codes[key] ?? 0) + 1;
    const { data } = await parties.owner('getCheck', { query: { checkId } });
    expect(data.status).toBe('cancelled');
    expect(data.money.held).toBe(0);
  }
  for (const key of Object.keys(codes)) expect(['0/0', '2004/0', '0/2004']).toContain(key);
  expect(await booksOf(gateway)).toMatchObject({ held: 0 });
});
