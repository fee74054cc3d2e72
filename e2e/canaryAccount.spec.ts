import type { Place } from '@probity/contract/whoReads/types';
import { callerOf } from './canary/calls';
import {
  approvePhone,
  askForPhone,
  draftChange,
  lookAtAccount,
  lookAtDecision,
  lookAtLostPhone,
  ofMember,
  ofOthers,
  ofOwner,
  signInAgain,
  submitChange,
  takeWork,
} from './canary/account';
import { readExports, readSms } from './canary/outside';
import { Sightings, type Viewer } from './canary/sightings';
import { Observers } from './canary/tours';
import { valuesOf } from './canary/values';
import { verifyPapers } from './papers';
import { expect, test } from './world/journey';

// Writers and readers, as in canary.spec.ts: what an owner enters to replace a member's lost phone and to change the verified data,
// and what staff write about both.

test('what each enters is read by whom it is for, and by nobody else: a lost phone and a change of the enterprise', async ({
  browser,
  baseURL,
  world,
  enterprise,
  request,
}) => {
  test.setTimeout(180_000);
  const v = valuesOf(world);
  const sightings = new Sightings(v);
  const lookers = new Observers(browser, baseURL!, sightings);
  const [support, operator, analyst] = [
    await world.staff('support'),
    await world.staff('operator'),
    await world.staff('analyst'),
  ];
  await verifyPapers(request, enterprise, operator);
  const { owner, recruiter: member, mainId, name: heldName } = enterprise;
  const byOwner = await callerOf(request, owner);
  const bySupport = await callerOf(request, support);
  const byOperator = await callerOf(request, operator);
  const ownerLooks = async (...on: readonly Place[]) => lookAtAccount(await lookers.of('owner', owner), on);
  const othersLook = async (people: Partial<Record<Viewer, typeof member>>) => {
    for (const [viewer, who] of Object.entries(people) as [Viewer, typeof member][])
      await lookAtAccount(await lookers.of(viewer, who), viewer === 'recruiter' ? ofMember : ofOthers);
  };
  const { finance, viewer } = enterprise;
  const everybodyLooks = (more: { recruiter?: typeof member } = {}) =>
    Promise.all([
      ownerLooks(...ofOwner).then(() => othersLook({ finance, viewer })),
      othersLook({ analyst, support, operator, ...more }),
    ]);
  const phoneWork = () => takeWork(bySupport, 'lostPhone', mainId);
  const supportLooks = async () =>
    lookAtDecision(await lookers.of('support', support), 'lostPhone', heldName, v.lostRevealPurpose.value);
  const ownerLooksAtPhone = async () => lookAtLostPhone(await lookers.of('owner', owner), member.name);
  const changeWork = async (name: string) => {
    await submitChange(byOwner, v, licenseFileId, name);
    const workItemId = await takeWork(byOperator, 'certification', mainId);
    const atDesk = await lookers.of('operator', operator);
    await lookAtDecision(atDesk, 'certification', heldName, v.changeRevealPurpose.value);
    return { workItemId, sameSeen: 1000 };
  };

  await test.step('a new phone is asked for, rejected, and asked for again', async () => {
    const { userId } = member;
    const reason = v.lostReason.value;
    await askForPhone(request, byOwner, owner, { userId, mobile: v.rejectedPhone.value, reason });
    await ownerLooksAtPhone();
    const workItemId = await phoneWork();
    await supportLooks();
    const rejection = { workItemId, accept: false, note: v.lostRejection.value };
    await bySupport.call('/account/lostPhone/decide', rejection);
    await ownerLooksAtPhone();
    // Each person gets a code a minute.
    const { admin } = enterprise;
    const again = { userId, mobile: v.replacedPhone.value, reason };
    await askForPhone(request, await callerOf(request, admin), admin, again);
  });

  const licenseFileId = await draftChange(byOwner, v);
  await test.step('a change waits while the old data hold, is rejected and submitted again', async () => {
    await ownerLooks('/ei');
    const work = await changeWork(v.wrongName.value);
    await ownerLooks('/ei', '/businessManage, profile');
    const rejection = { ...work, accept: false, reason: v.changeRejection.value };
    await byOperator.call('/enterprise/certification/decide', rejection);
    await ownerLooks('/ei', '/enterSuccess', '/businessManage, profile', '/homePage');
  });

  await test.step('everybody looks while both wait, and once both are approved', async () => {
    const change = await changeWork(v.changedName.value);
    const workItemId = await phoneWork();
    await supportLooks();
    await everybodyLooks();
    await approvePhone(request, bySupport, support, { workItemId, note: v.lostHow.value });
    await byOperator.call('/enterprise/certification/decide', { ...change, accept: true });
    await ownerLooksAtPhone();
    const renewed = await signInAgain(request, member, v.replacedPhone.value);
    await everybodyLooks({ recruiter: renewed });
  });

  for (const one of ['owner', 'finance', 'viewer'] as const)
    await readExports(request, enterprise[one], one, sightings);
  await readSms(request, owner.mobile, 'owner', sightings);
  for (const mobile of [member.mobile, v.replacedPhone.value])
    await readSms(request, mobile, 'recruiter', sightings);
  expect(sightings.differences('account')).toEqual({ notSeen: [], notListed: [], receivedAndNotListed: [] });
  expect(lookers.complaints()).toEqual([]);
});
