import { consentBody, enter, ID_NUMBER, newestS, ok, type Visitor } from '../../../test/candidates';
import { fund, gatewayWithPeople, placeOrder } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { paperOrder } from '../../../test/paper';
import { partiesOf, pdf, type Parties } from '../../../test/reports';

/* A mistyped phone can be corrected until somebody has answered by it: nobody reads what another person filled in. */
let gateway: TestGateway;
let parties: Parties;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

interface Case {
  checkId: string;
  visitor: Visitor;
}
const other = () => `1397500${String(1000 + (people += 1))}`;

const ways: Record<string, () => Promise<Case>> = {
  paper: async () => {
    const { checkId, mobile } = await paperOrder(parties);
    return { checkId, visitor: await enter(gateway, mobile, await newestS(gateway, mobile)) };
  },
  sms: async () => {
    const mobile = other();
    const { checkId } = await placeOrder(gateway, parties.ownerToken, {
      candidate: { name: '赵敏', mobile },
    });
    return { checkId, visitor: await enter(gateway, mobile, await newestS(gateway, mobile)) };
  },
};

const answers: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  'a section of the form': async (visitor) =>
    ok(
      await visitor.call('saveCandidateForm', {
        section: 'identity',
        content: { idNumber: ID_NUMBER, idConfirmed: true },
      }),
    ),
  'a file alone': async ({ s, token }) =>
    ok(
      await gateway.call(
        'uploadCandidateFile',
        { query: { s }, file: { name: 'a.pdf', mime: 'application/pdf', bytes: pdf } },
        { token },
      ),
    ),
};

const mend = (checkId: string, mobile: string) =>
  parties.owner('resendInvitation', { body: { checkId, mobile } });

describe.each(Object.keys(ways))('consent by %s', (way) => {
  test.each(Object.keys(answers))(
    'after %s another phone is refused at the field and gets nothing',
    async (answer) => {
      const { checkId, visitor } = await ways[way]!();
      await answers[answer]!(visitor);
      const mobile = other();
      expect(await mend(checkId, mobile)).toMatchObject({
        code: 1000,
        data: { fields: [{ path: 'mobile', msg: expect.stringContaining('begun') }] },
      });
      expect(await gateway.outbox(mobile)).toEqual([]);
      // The person who began continues, also by a new link.
      ok(await visitor.call('getInvitation'));
      ok(await parties.owner('resendInvitation', { body: { checkId } }));
    },
  );

  test('twin: while nothing was answered it is mended; the new holder comes in, the old link is dead', async () => {
    const { checkId, visitor } = await ways[way]!();
    const mobile = other();
    ok(await mend(checkId, mobile));
    const holder = await enter(gateway, mobile, await newestS(gateway, mobile));
    const view = ok(await holder.call('getInvitation')).data;
    expect(view).toMatchObject({ form: {}, files: [] });
    expect((await visitor.call('getInvitation')).code).not.toBe(0);
    if (way === 'sms') ok(await holder.call('giveConsent', await consentBody(holder)));
  });
});
