import { sql } from '../src/platform/db/sql';
import { confirmIdNumber } from '../src/modules/candidate/formService';
import {
  invitationOf,
  itemsOf,
  lockCheck,
  type CheckRow,
  type ItemRow,
} from '../src/modules/checks/checkRepository';
import { workInvitation } from '../src/modules/checks/invitations';
import {
  applyConsent,
  cancelCheck,
  completeItem,
  expireCheck,
  lockItem,
  pauseForInfo,
  startIfReady,
} from '../src/modules/checks/lifecycle';
import { moveCheck, moveInvitation } from '../src/modules/checks/transitions';
import type { Work } from '../src/kernel/work';
import { closeReportWork, openWorkItem } from '../src/modules/checks/workItems';
import { placeCheckOrder } from '../src/modules/orders/orderService';
import { catalogueByCode } from '../src/modules/packages/catalogueRepository';
import { orderablePackage } from '../src/modules/packages/packageService';
import { demoUsers } from './demoAccounts';
import { recordConsent } from './demoConsent';
import { dispute } from '../src/modules/reports/disputeService';
import type { DemoHooks } from './demoHooks';
import { reportHooks } from './demoReports';
import type { DemoPerson } from './demoPeople';
import type { DemoStory } from './demoPlan';
import { findingOf } from './demoFindings';
import { type DemoTime, type DemoActor } from './demoWork';

/** The additions to a story while it runs. */
const demoHooks: readonly DemoHooks[] = [reportHooks];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const packageIds = {
  basic: '01990000-0000-7000-8000-000000000001',
  standard: '01990000-0000-7000-8000-000000000002',
  deep: '01990000-0000-7000-8000-000000000003',
} as const;
export const system: DemoActor = { kind: 'system', userId: null };
const candidate: DemoActor = { kind: 'visitor', userId: null };
const analyst: DemoActor = { kind: 'staff', userId: demoUsers.analyst };
const reviewer: DemoActor = { kind: 'staff', userId: demoUsers.analyst2 };

/** The orderer and the candidate of a check. */
export interface DemoCast {
  orderer: { userId: string; departmentId: string | null };
  person: DemoPerson;
}

/** One check's story, step by step; each step is later than the one before and none is in the future. */
export class Play {
  private at: Date;
  /** The check that was ordered. */
  checkId = '';

  constructor(
    private readonly time: DemoTime,
    private readonly story: DemoStory,
    private readonly index: number,
    private readonly now: Date,
    private readonly cast: DemoCast,
  ) {
    // Some time of the working day in China, ten minutes ago at the latest.
    const day = new Date(now.getTime() - story.daysAgo * DAY).toISOString().slice(0, 10);
    this.at = new Date(Date.parse(`${day}T01:30:00Z`) + (index % 8) * HOUR + (index % 6) * 7 * 60_000);
  }

  async run(): Promise<void> {
    const { end } = this.story;
    // A start that was interrupted runs the story again; existing rows are left alone.
    if (await this.isPlayed()) return;
    await this.order();
    if (end === 'awaitingPayment') return;
    if (end === 'awaitingConsent' || end === 'expired') return this.wait();
    if (end === 'cancelled' && this.index % 2 === 0) return this.cancel();
    await this.consent();
    await this.compute();
    if (end === 'cancelled') return this.cancel();
    if (end === 'awaitingInfo') return this.ask();
    await this.workItems(end === 'inProgress' ? 0.5 : 1);
    if (end === 'inProgress') return;
    await this.review();
    if (end === 'inReview') return;
    await this.publish();
    if (end === 'disputed') await this.dispute();
  }

  private isPlayed(): Promise<boolean> {
    const { mainId } = this.story;
    return this.time.step(mainId, this.at, system, async ({ tx, services }) => {
      const mobileIndex = services.blindIndex.of('mobile', this.cast.person.mobile);
      return (
        null !==
        (await tx.maybeOne(sql`select id from checks
        where main_id = ${mainId} and mobile_index = ${mobileIndex} limit 1`))
      );
    });
  }

  /** True when the enterprise gave the ID number; else the candidate does. */
  private get isIdOrdered(): boolean {
    return this.index % 4 !== 0;
  }

  private get orderedBy(): DemoActor {
    return { kind: 'enterprise', userId: this.cast.orderer.userId };
  }

  private step<T>(
    hours: number,
    actor: DemoActor,
    act: (work: Work, check: CheckRow) => Promise<T>,
  ): Promise<T> {
    this.later(hours);
    return this.time.step(this.story.mainId, this.at, actor, async (work) =>
      act(work, (await lockCheck(work.tx, this.checkId))!),
    );
  }

  /** Moves the story on, never into the future. */
  private later(hours: number): void {
    this.at = new Date(Math.min(this.at.getTime() + hours * HOUR, this.now.getTime() - 60_000));
    this.time.clock.set(this.at);
  }

  private async order(): Promise<void> {
    const { mainId } = this.story;
    const { name, mobile, idNumber, positionTitle, positionClass } = this.cast.person;
    const placed = await this.time.step(mainId, this.at, this.orderedBy, async (work) => {
      const packageId = packageIds[this.story.package];
      const chosen = (await orderablePackage(work.tx, mainId, packageId, work.clock.now()))!;
      const sensitive = chosen.items.filter(({ kind }) => kind.sensitive).map(({ kind }) => kind.code);
      return placeCheckOrder(
        work,
        { mainId, ...this.cast.orderer },
        {
          packageId,
          itemCodes: chosen.items.map(({ kind }) => kind.code),
          positionTitle,
          positionClass: positionClass as 'general',
          reasons: Object.fromEntries(
            sensitive.map((code) => [code, '岗位涉及资金或敏感信息，需确认诚信记录']),
          ),
          candidate: { name, mobile, ...(this.isIdOrdered && { idNumber }) },
          consentWay: this.index % 7 === 3 ? 'link' : 'sms',
          expectedPrice: chosen.row.price,
          acceptDuplicate: true,
        },
      );
    });
    this.checkId = placed.checkId;
  }

  /** Days pass without consent: reminders, and for an expired one the end. */
  private async wait(): Promise<void> {
    if (this.index % 2 === 0) {
      await this.step(2, candidate, async (work, check) => {
        await moveInvitation(work, (await invitationOf(work.tx, check))!, 'opened');
      });
    }
    for (let day = 1; day <= 7 && this.at.getTime() + 24 * HOUR < this.now.getTime(); day += 1) {
      await this.step(24, system, async (work, check) => {
        if (check.status !== 'awaitingConsent') return;
        const isOver = await workInvitation(work, check, (await invitationOf(work.tx, check))!);
        if (isOver) await expireCheck(work, check);
      });
    }
  }

  private async consent(): Promise<void> {
    await this.step(3, candidate, async (work, check) => {
      const invitation = (await invitationOf(work.tx, check))!;
      await moveInvitation(work, await moveInvitation(work, invitation, 'opened'), 'verified');
    });
    await this.step(0.2, candidate, async (work, check) => {
      const items = await itemsOf(work.tx, check);
      await recordConsent(work, check, items);
      await applyConsent(
        work,
        check,
        items.map((item) => ({ itemId: item.id, given: true })),
      );
    });
    await this.step(0.5, candidate, async (work, check) => {
      await confirmIdNumber(work, check, this.isIdOrdered ? undefined : this.cast.person.idNumber);
      await moveInvitation(work, (await invitationOf(work.tx, check))!, 'submitted');
      const started = await startIfReady(work, check);
      for (const hook of demoHooks) await hook.submitted?.(work, started);
    });
  }

  private async items(status: ItemRow['status'], computed: boolean): Promise<ItemRow[]> {
    return this.step(0, system, async (work, check) => {
      const catalogue = await catalogueByCode(work.tx, check.orderedAt);
      const items = await itemsOf(work.tx, check);
      return items.filter(
        (item) =>
          item.status === status && (catalogue.get(item.itemCode)!.worked === 'computed') === computed,
      );
    });
  }

  private async compute(): Promise<void> {
    await this.complete(0.01, system, await this.items('running', true));
  }

  private async workItems(share: number): Promise<void> {
    const items = await this.items('running', false);
    const count = Math.floor(items.length * share);
    const hours = (this.story.package === 'basic' ? 20 : 44) / Math.max(items.length, 1);
    await this.complete(hours, analyst, items.slice(0, count));
    const [claimed] = items.slice(count);
    if (!claimed || this.index % 2 === 0) return;
    await this.step(1, analyst, async (work) => {
      await work.tx
        .run(sql`update work_item set status = 'claimed', assignee_id = ${demoUsers.analyst}, updated_at = ${this.at}
        where main_id = ${claimed.mainId} and check_item_id = ${claimed.id} and status = 'open'`);
    });
  }

  /** Items done one after the other, some hours apart; in one transaction, because the first start is waited for. */
  private complete(hours: number, actor: DemoActor, items: readonly ItemRow[]): Promise<void> {
    return this.step(0, actor, async (work, locked) => {
      let check = locked;
      for (const item of items) {
        this.later(hours);
        const finding = findingOf(item.itemCode, item.copyNo, this.story.flavour);
        const done = await completeItem(work, check, item, { ...finding, workedBy: actor.userId });
        check = done.check;
        for (const hook of demoHooks) await hook.itemDone?.(work, check, done.item);
      }
    });
  }

  private async ask(): Promise<void> {
    const items = await this.items('running', false);
    const asked = items.find((item) => item.itemCode === 'education') ?? items[0]!;
    const of = this.story.asks!;
    const question =
      of === 'candidate'
        ? '学历证书照片不清晰，请重新上传。'
        : '候选人填写的部门与岗位不一致，请确认拟任岗位。';
    await this.step(20, analyst, async (work) => {
      const { check, item } = await lockItem(work, asked.id);
      await pauseForInfo(work, check, item, { of, question });
    });
  }

  private review(): Promise<void> {
    return this.step(3, analyst, async (work, check) => {
      const moved = await moveCheck(work, check, 'inReview');
      await closeReportWork(work, moved, 'done');
      if (this.story.end === 'inReview')
        await openWorkItem(work, moved, 'review', { dueAt: moved.promisedAt });
      for (const hook of demoHooks) await hook.inReview?.(work, moved);
    });
  }

  private publish(): Promise<void> {
    return this.step(4, reviewer, async (work, check) => {
      const moved = await moveCheck(work, check, 'reported');
      for (const hook of demoHooks) await hook.reported?.(work, moved);
    });
  }

  private dispute(): Promise<void> {
    return this.step(30, candidate, async (work, check) => {
      const items = await itemsOf(work.tx, check);
      const one = (code: string) => items.find(({ itemCode }) => itemCode === code);
      const employment = one('employment');
      const reason = employment ? '离职时间有误，可提供离职证明。' : '毕业时间有误，可提供毕业证书。';
      const { id } = employment ?? one('education')!;
      await dispute(work, check, { reason, checkItemId: id }, null);
    });
  }

  private cancel(): Promise<void> {
    return this.step(5, this.orderedBy, async (work, check) => {
      await cancelCheck(work, check, '候选人已放弃该岗位');
    });
  }
}
