import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { demoDepartments, demoUsers } from '../../seeds/demoAccounts';
import { keyOf } from '../apiKeys';
import { consentBody, enter, newestS, ok } from '../candidates';
import { fund, placeOrder } from '../checks';
import { findRoot } from '../../src/platform/config/root';
import type { TestGateway } from '../gateway';
import { createMatrixWorld, type MatrixWorld } from '../matrixWorld';
import { first, openToPublish, partiesOf, platform, second } from '../reports';
import { restoredSession, keyCaller, signedIn, visitor, type Caller } from './callers';
import { addPackages, dropPackages } from './packages';
import { addRegistrations, dropRegistrations } from './registrations';
import { addBelongings, addObjects, addWorked, newPhone, put, type Ids } from './stage';

export type Stands = 'own' | 'sibling' | 'foreign';

/** The objects of a batch of requests. Requests use them up, so a fresh stage follows after a fixed number. */
export interface Stage {
  callers: Caller[];
  ids: Record<Stands, Ids>;
  /** Text only the foreign account knows: none of it may be in any reply. */
  canaries: string[];
  /** Bodies, or fields of them, that a call needs to succeed. */
  suited: Record<string, object>;
}

export interface FuzzWorld {
  matrix: MatrixWorld;
  /** The cause of each 500 of the gateway, by request id. */
  causes: Map<string, string>;
  freshStage(): Promise<Stage>;
}

export async function createFuzzWorld(): Promise<FuzzWorld> {
  const causes = new Map<string, string>();
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk
        .toString()
        .split('\n')
        .filter((one) => one.includes('request failed'))) {
        const { requestId, err } = JSON.parse(line) as { requestId: string; err?: { message?: string } };
        causes.set(requestId, err?.message ?? 'unknown');
      }
      done();
    },
  });
  // Limits by address would only hide what is behind them. No host of a webhook resolves: nothing is sent out.
  const env = { SMS_PER_IP_PER_MINUTE: '100000', WEBHOOK_HOSTS: 'hooks.invalid', DOCS: 'on' };
  const matrix = await createMatrixWorld({ logTo, env, rootDir: builtConsole() });
  let stages = 0;
  return {
    matrix,
    causes,
    freshStage: () => stageOf(matrix, (stages += 1)),
  };
}

/** A root with a console as the build leaves it, because files served beside the calls are requested, too. */
function builtConsole(): string {
  const [root, here] = [findRoot(), mkdtempSync(join(tmpdir(), 'probity-fuzz-'))];
  for (const name of ['contract', 'gateway']) symlinkSync(join(root, name), join(here, name));
  mkdirSync(join(here, 'dist/assets'), { recursive: true });
  mkdirSync(join(here, 'dist/docs'), { recursive: true });
  const files = {
    'index.html': '<style nonce="__CSP_NONCE__"></style><p>Probity</p>',
    'csp.json': '{"scriptHashes":[]}',
    'assets/main.0123abcd.js': 'console.log(1)',
    'assets/main.0123abcd.js.map': '{}',
    'docs/index.html': '<p>overview</p>',
    'docs/api.html': '<p>guide</p>',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(here, 'dist', name), text);
  return here;
}

async function stageOf(matrix: MatrixWorld, n: number): Promise<Stage> {
  const { gateway, tokens } = matrix;
  for (const mainId of [first, second]) {
    await makeRoom(gateway, mainId);
    await fund(gateway, 10_000_000, mainId);
  }
  const callers = signedIn(matrix);
  tokens.owner = (await callers.find(({ name }) => name === 'owner')!.token())!;
  const recruiter = { role: 'recruiter', mainId: first } as const;
  tokens.colleague = await restoredSession(matrix, 'colleague', {
    ...recruiter,
    departmentId: demoDepartments.people,
  });
  tokens.stranger = await restoredSession(matrix, 'stranger', {
    ...recruiter,
    departmentId: demoDepartments.sales,
  });
  tokens.outsider = await restoredSession(matrix, 'outsider', { role: 'owner', mainId: second });

  const ids: Record<Stands, Ids> = { own: {}, sibling: {}, foreign: {} };
  const own = await addObjects(matrix, ids.own, 'team');
  await addObjects(matrix, ids.sibling, 'sibling');
  const foreign = await addObjects(matrix, ids.foreign, 'foreign');
  const worked = await addWorked(matrix, ids.own, first, '赵敏');
  // A publisher has opened the items that are not green.
  const analyst = await restoredSession(matrix, 'analyst', { role: 'analyst', mainId: platform });
  const asAnalyst = { token: analyst, mainId: platform };
  await openToPublish((name, input) => gateway.call(name, input, asAnalyst), worked.reviewed.checkId);
  const secretName = `鸑鷟${String.fromCodePoint(0x4e00 + n)}`;
  const theirs = await addWorked(matrix, ids.foreign, second, secretName);
  await gateway.runJobs();
  await addBelongings(matrix, ids.own, 'owner', first, `Own ${n}`);
  const label = `canary-${n}-corvus`;
  const hidden = await addBelongings(matrix, ids.foreign, 'outsider', second, label);

  const asOwner = { token: tokens.owner, mainId: first };
  const contract = ok(await gateway.call('getServiceContract', {}, asOwner)).data.text;
  const hold = { orderNo: own[0]!.orderNo, reason: 'Fuzz' };
  ok(await gateway.call('placeHold', { body: hold }, asOwner));
  const [held] = ok(await gateway.call('listHolds', {}, asOwner)).data;
  put(ids.own, { holdId: held.holdId });

  const asked = await invited(matrix, first);
  const [sibling, stranger] = [await invited(matrix, first), await invited(matrix, second)];
  for (const [stands, s] of [
    ['sibling', sibling.s],
    ['foreign', stranger.s],
  ] as const)
    put(ids[stands], { s });
  put(ids.own, { userId: matrix.users.colleague, mainId: first });
  put(ids.sibling, { userId: matrix.users.stranger });
  put(ids.foreign, { userId: matrix.users.outsider, mainId: second, s: theirs.share.s });
  const forms = await addRegistrations(gateway, asOwner);
  put(ids.own, forms.ids);
  const key = await keyOf(gateway, tokens.owner, undefined, { name: `Fuzz ${n}` });
  return {
    callers: [
      ...callers,
      keyCaller(key.secret),
      forms.applicant,
      visitor(gateway, 'candidate asked', asked.mobile, asked.s),
      visitor(gateway, 'candidate', worked.phones[0]!, worked.running.visitor.s),
      visitor(gateway, 'candidate reported', worked.phones[1]!, worked.published.visitor.s),
      visitor(gateway, 'reader', worked.share.mobile, worked.share.s),
    ],
    ids,
    suited: {
      ...(await addPackages(gateway, asOwner)),
      ...forms.suited,
      giveConsent: { s: asked.s, ...asked.consent },
      saveFinding: { checkItemId: worked.running.items.education },
      requestInfo: { checkItemId: worked.running.items.education },
      handOverWork: { userId: demoUsers.analyst2 },
      openInReview: { checkItemId: worked.reviewed.items.education },
      publishReport: { checkId: worked.reviewed.checkId },
      rejectDispute: { checkId: worked.reviewed.checkId },
      removeEvidence: { evidenceId: worked.evidenceId },
      withdrawConsent: { checkItemIds: [worked.running.items.education] },
      // Published by then.
      disputeReport: { checkId: worked.reviewed.checkId },
      signServiceContract: { version: contract.version, hash: contract.hash },
    },
    canaries: [
      ...Object.values(ids.foreign)
        .flat()
        .filter((id) => id !== second),
      ...foreign.flatMap(({ orderNo, candidateName }) => [orderNo, candidateName]),
      ...theirs.phones,
      stranger.mobile,
      secretName,
      label,
      hidden.secret,
      'matrixoutsider',
    ].filter((text) => !own.some((one) => Object.values(one).includes(text))),
  };
}

/** Deletes objects that an account may only have a number of, and obstacles to its people's orders. */
async function makeRoom({ owner }: TestGateway, mainId: string): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.main_ids', $1, true), set_config('app.main_id', $2, true)`, [
      `{${mainId}}`,
      mainId,
    ]);
    for (const statement of [
      'update membership set monthly_budget = null',
      'update department set monthly_budget = null',
      'update api_key set revoked_at = created_at, revoked_by = created_by where revoked_at is null',
      'delete from webhook_delivery',
      'delete from webhook',
      'delete from saved_view',
      ...dropRegistrations,
      ...dropPackages,
    ])
      await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** A person who is asked for consent, with the text they would sign. */
async function invited(matrix: MatrixWorld, mainId: string) {
  const { gateway } = matrix;
  const mobile = newPhone();
  const { ownerToken } = await partiesOf(gateway, mainId);
  await placeOrder(gateway, ownerToken, { candidate: { name: '赵敏', mobile } }, mainId);
  const { s, ...one } = await enter(gateway, mobile, await newestS(gateway, mobile));
  return { s, mobile, consent: await consentBody({ s, ...one }) };
}
