import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { callerOf, visitorOf } from './canary/calls';
import {
  draftInformation,
  register,
  signContract,
  submitInformation,
  takeCertification,
} from './canary/founding';
import {
  consentAndFillIn,
  draftOrder,
  letWait,
  orderAndCancel,
  orderForApproval,
  orderMain,
  orderOnPaper,
} from './canary/ordering';
import { readContract, readExports, readSms } from './canary/outside';
import { Sightings, type Viewer } from './canary/sightings';
import {
  lookAsFounder,
  lookAtForm,
  lookEverywhere,
  lookInQueue,
  Observers,
  type Checks,
} from './canary/tours';
import { valuesOf, type Values } from './canary/values';
import { answer, ask, computed, draftItems, handOver, publish, takePaper, workAll } from './canary/working';
import type { Enterprise, World } from './world/world';
import { expect, test } from './world/journey';

// Writers and readers: everything a person enters is a canary. Each is entered by the calls of its screen (which other
// journeys cover), and searched on the screens of everybody: it must be at the places of contract/whoReads, in that form,
// and nowhere else.

const signature =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><path d="M20 100L100 20L180 100L260 20" ' +
  'stroke="black" stroke-width="4" fill="none"/></svg>';

async function staffOf(world: World) {
  return {
    analyst: await world.staff('analyst'),
    reviewer: await world.staff('analyst'),
    third: await world.staff('analyst'),
    support: await world.staff('support'),
    operator: await world.staff('operator'),
  };
}
type Staff = Awaited<ReturnType<typeof staffOf>>;
/** The people who sign in and look; the third analyst answers disputes alone. */
type Worker = 'owner' | 'recruiter' | 'finance' | 'viewer' | Exclude<keyof Staff, 'third'>;

interface Stage {
  request: APIRequestContext;
  v: Values;
  lookers: Observers;
  sightings: Sightings;
  staff: Staff;
}

test('what each enters is read by whom it is for, and by nobody else: the enterprise', async ({
  browser,
  baseURL,
  world,
  request,
}) => {
  const v = valuesOf(world);
  const sightings = new Sightings(v);
  const staff = await staffOf(world);
  await foundEnterprise({
    request,
    v,
    sightings,
    staff,
    lookers: new Observers(browser, baseURL!, sightings),
  });
  expect(sightings.differences('enterprise')).toEqual(nothing);
});

const nothing = { notSeen: [], notListed: [], receivedAndNotListed: [] };

async function foundEnterprise({ request, v, lookers, sightings, staff }: Stage): Promise<void> {
  const founded = await register(request, v);
  const { founder, caller } = founded;
  const operator = await callerOf(request, staff.operator);
  const licenseFileId = await draftInformation(caller, v);
  const eye = await lookers.of('founder', founder);
  await eye.visit('/ei', '/ei');
  await eye.takeFiles('/ei');
  const decide = async (decision: { accept: boolean; reason?: string }) => {
    await submitInformation(caller, v, licenseFileId);
    const workItemId = await takeCertification(operator, founded);
    const atDesk = await lookers.of('operator', staff.operator);
    await atDesk.visit('/workOrder', '/workOrder?kind=certification');
    const row = atDesk.page.getByRole('row').filter({ hasText: v.enterpriseName.value });
    await row.getByRole('button', { name: /^Decide/ }).click();
    await atDesk.look('/workOrder, decision');
    await atDesk.takeFiles('/workOrder, decision');
    await atDesk.reveal('/workOrder, decision', v.contactRevealPurpose.value);
    await operator.call('/enterprise/certification/decide', { workItemId, sameSeen: 1000, ...decision });
    await lookAsFounder(await lookers.of('founder', founder));
  };
  await decide({ accept: false, reason: v.rejectReason.value });
  await decide({ accept: true });
  const { signatureId } = await signContract(caller, v);
  await lookAsFounder(await lookers.of('founder', founder));
  await readContract(request, founder, signatureId, sightings);
  await readSms(request, v.founderMobile.value, 'founder', sightings);
}

const isStaff = (viewer: Viewer) => ['analyst', 'reviewer', 'support', 'operator'].includes(viewer);

// The same job twice: each reader of the list looks in one of the two.
for (const { whose, looks } of [
  { whose: 'as staff see it', looks: isStaff },
  { whose: 'as all others see it', looks: (viewer: Viewer) => !isStaff(viewer) },
])
  test(`what each enters is read by whom it is for, and by nobody else: the main job, ${whose}`, async ({
    browser,
    baseURL,
    world,
    enterprise,
    request,
  }) => {
    test.setTimeout(300_000);
    const v = valuesOf(world);
    const sightings = new Sightings(v);
    const lookers = new Observers(browser, baseURL!, sightings, looks);
    const staff = await staffOf(world);
    await mainJob({ request, v, sightings, staff, lookers }, enterprise, world);
    expect(sightings.differences('mainJob', looks)).toEqual(nothing);
    expect(lookers.complaints()).toEqual([]);
  });

async function mainJob(stage: Stage, enterprise: Enterprise, world: World): Promise<void> {
  const { request, v, lookers, sightings, staff } = stage;
  const recruiter = await callerOf(request, enterprise.recruiter);
  const [analyst, reviewer] = [
    await callerOf(request, staff.analyst),
    await callerOf(request, staff.reviewer),
  ];
  const owner = await callerOf(request, enterprise.owner);
  const letPass = await letWait(request, enterprise);
  const { checkId, orderId } = await orderMain(recruiter, v);
  const rejected = await orderForApproval(recruiter, world.phone());
  for (const viewer of ['owner', 'finance'] as const)
    await lookers.show(viewer, enterprise[viewer], (eye) =>
      eye.visit('/financialManage, approvals', '/financialManage?tab=approvals'),
    );
  await owner.call('/approval/order/approve', { orderId });
  await owner.call('/approval/order/reject', {
    orderId: rejected.orderId,
    reason: v.orderRejectReason.value,
  });
  await letPass();
  const checks: Checks = {
    rejected: rejected.checkId,
    main: checkId,
    paper: (await orderOnPaper(recruiter, v, world.phone())).checkId,
    cancelled: (await orderAndCancel(recruiter, v, world.phone())).checkId,
  };
  await draftOrder(recruiter, v);
  await lookers.show('recruiter', enterprise.recruiter, async (eye) => {
    await eye.visit('/orderSuccess', `/orderSuccess?orderId=${orderId}`);
    await eye.visit('/orderSuccess', `/orderSuccess?orderId=${rejected.orderId}`);
    await eye.visit('/backRecord/detail', `/backRecord/detail?id=${checkId}`);
  });

  const candidate = await visitorOf(request, v.candidateMobile.value);
  await lookers.show('candidate', candidate, (eye) => lookAtForm(eye, candidate));
  const drawn = await sharp(Buffer.from(signature)).png().toBuffer();
  await consentAndFillIn(candidate, v, drawn.toString('base64'));
  await computed(analyst, checkId);
  await ask(analyst, checkId, v);
  await lookers.show('candidate', candidate, (eye) => eye.visit('/candidate', `/candidate?s=${candidate.s}`));
  await lookWhileAsked(stage, enterprise, checkId);
  for (const viewer of ['analyst', 'support', 'operator'] as const)
    await lookers.show(viewer, staff[viewer], (eye) => lookInQueue(eye, enterprise));
  const paperWork = await takePaper(analyst, checks.paper);
  await lookAtSignedForm(stage);

  await answer(recruiter, candidate, await draftItems(analyst, checkId), v);
  await workAll(analyst, checkId, v);
  await handOver(analyst, reviewer, checkId, v);
  await lookers.show('reviewer', staff.reviewer, (eye) => lookInQueue(eye, enterprise));
  await publish(reviewer, checkId, v);
  await analyst.call('/work/paper/decide', { workItemId: paperWork, accept: false, note: v.paperNote.value });
  await recruiter.call('/report/share/create', { checkId, mobiles: [v.readerMobile.value], sendSms: true });

  const everybody = { ...enterprise, ...staff };
  const lane = async (...viewers: Worker[]) => {
    for (const viewer of viewers)
      await lookers.show(viewer, everybody[viewer], (eye) => lookEverywhere(eye, viewer, checks, v));
  };
  await Promise.all([
    lane('owner', 'analyst', 'viewer', 'operator'),
    lane('recruiter', 'reviewer', 'finance', 'support'),
  ]);
  for (const viewer of ['owner', 'recruiter', 'finance', 'viewer'] as const)
    if (lookers.looks(viewer)) await readExports(request, enterprise[viewer], viewer, sightings);
  const reader = await visitorOf(request, v.readerMobile.value);
  await lookers.show('reader', reader, (eye) => eye.visit('/sr', `/sr?s=${reader.s}`));
  const onPhone = () =>
    lookers.show('candidate', candidate, async (eye) => {
      await eye.visit('/candidate', `/candidate?s=${candidate.s}`);
      await eye.visit('/candidate, own report', `/candidate?s=${candidate.s}&show=report`);
    });
  await onPhone();

  // Who neither wrote nor published it answers that it stays.
  const third = await callerOf(request, staff.third);
  const proof = await candidate.upload(`/candidate/file/upload?s=${candidate.s}`, v.candidateDisputeFile);
  const why = { reason: v.candidateDispute.value, fileIds: [proof] };
  await candidate.call('/candidate/report/dispute', why);
  await lookAtDispute(stage, enterprise, checkId, v.revealPurpose.value);
  await third.call('/report/dispute/reject', { checkId, reason: v.disputeAnswer.value });
  await onPhone();
  const ours = await recruiter.upload('/base/file/upload', v.enterpriseDisputeFile);
  await recruiter.call('/report/report/dispute', {
    checkId,
    reason: v.enterpriseDispute.value,
    fileIds: [ours],
  });
  await lookAtDispute(stage, enterprise, checkId, v.revealPurpose.value);
  await third.call('/report/dispute/reject', { checkId, reason: v.disputeAnswer.value });
  for (const viewer of ['owner', 'recruiter', 'viewer', 'analyst', 'reviewer'] as const)
    await lookers.show(viewer, everybody[viewer], async (eye) => {
      await eye.visit('/reportDetail', `/reportDetail?id=${checkId}`);
      await eye.takeFiles('/reportDetail', v.revealPurpose.value);
      await eye.visit('/backRecord/detail', `/backRecord/detail?id=${checkId}`);
      await eye.takeFiles('/backRecord/detail', v.revealPurpose.value);
    });
  if (lookers.looks('candidate')) await readSms(request, v.candidateMobile.value, 'candidate', sightings);
  if (lookers.looks('reader')) await readSms(request, v.readerMobile.value, 'reader', sightings);
}

/** The record and the draft while two questions are open, each at its item. */
async function lookWhileAsked(
  { lookers, staff }: Stage,
  enterprise: Enterprise,
  checkId: string,
): Promise<void> {
  const everybody = { ...enterprise, ...staff };
  const lane = async (...viewers: Worker[]) => {
    for (const viewer of viewers)
      await lookers.show(viewer, everybody[viewer], async (eye) => {
        await eye.visit('/backRecord/detail', `/backRecord/detail?id=${checkId}`);
        if (viewer !== 'analyst') return;
        await eye.visit('/reportDetail/edit', `/reportDetail/edit?id=${checkId}`);
        await eye.lookAtItems();
      });
  };
  await Promise.all([
    lane('analyst', 'finance'),
    lane('owner', 'recruiter', 'viewer', 'reviewer', 'support'),
  ]);
}

/** The analyst who decides on a signed form reads it. */
async function lookAtSignedForm({ lookers, staff }: Stage): Promise<void> {
  await lookers.show('analyst', staff.analyst, async (eye) => {
    await eye.visit('/workOrder', '/workOrder?tab=mine&kind=paperConsent');
    await eye.page.getByRole('button', { name: /^Decide/ }).click();
    await eye.page.getByRole('button', { name: 'Download' }).click();
    await eye.look('/workOrder, decision');
  });
}

/** A dispute is above the items, whichever one is open. */
async function lookAtDispute(
  { lookers, staff }: Stage,
  enterprise: Enterprise,
  checkId: string,
  purpose: string,
): Promise<void> {
  const inEnterprise = async () => {
    for (const viewer of ['owner', 'recruiter', 'viewer'] as const)
      await lookers.show(viewer, enterprise[viewer], async (eye) => {
        await eye.visit('/homePage', '/homePage');
        await eye.visit('/backRecord/detail', `/backRecord/detail?id=${checkId}`);
        await eye.visit('/reportDetail', `/reportDetail?id=${checkId}`);
      });
  };
  const onPlatform = async () => {
    for (const viewer of ['analyst', 'reviewer'] as const)
      await lookers.show(viewer, staff[viewer], async (eye) => {
        await eye.visit('/backRecord/detail', `/backRecord/detail?id=${checkId}`);
        await eye.visit('/reportDetail', `/reportDetail?id=${checkId}`);
        await eye.visit('/reportDetail/edit', `/reportDetail/edit?id=${checkId}`);
        await eye.takeFiles('/reportDetail/edit', purpose);
      });
  };
  await Promise.all([inEnterprise(), onPlatform()]);
}
