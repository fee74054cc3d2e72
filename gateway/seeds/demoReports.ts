import { sql } from '../src/platform/db/sql';
import { uuidv7 } from '../src/kernel/ids';
import { itemsOf, type CheckRow, type ItemRow } from '../src/modules/checks/checkRepository';
import { reportLamp } from '@probity/contract/rules/lamp';
import type { Work } from '../src/kernel/work';
import { writeFinding, type Fields, type FindingEntry } from '../src/modules/checks/findingRepository';
import { buildBody, changedCodes, decryptBody, encryptBody } from '../src/modules/reports/reportBody';
import { addReview } from '../src/modules/checks/reviewRepository';
import { addVersion, draftOf, noteEditor, versionsOf } from '../src/modules/reports/reportRepository';
import { compute } from '../src/modules/work/computeJob';
import { demoUsers } from './demoAccounts';
import type { DemoHooks } from './demoHooks';

interface Story {
  label: string;
  claimed: Fields;
  /** The source's values where they differ; the rest agrees. */
  differs?: { small: Fields; large: Fields };
  /** What is known by asking alone. */
  found?: Fields;
  source: string;
  method: 'phone' | 'email' | 'register' | 'website' | 'list';
}

/** Synthetic histories, by item; a second copy of an item is an earlier employer. */
const stories: Record<string, Story> = {
  education: {
    label: '江州理工大学',
    claimed: {
      school: '江州理工大学',
      major: '会计学',
      level: 'bachelor',
      form: 'fullTime',
      enrolled: '2013-09',
      graduated: '2017-06',
      result: 'graduation',
    },
    differs: { small: { major: '财务管理' }, large: { form: 'selfTaught', graduated: '2018-01' } },
    source: '学信网学历报告 / CHSI report',
    method: 'register',
  },
  degree: {
    label: '江州理工大学',
    claimed: {
      school: '江州理工大学',
      hasDegree: true,
      degree: 'bachelorDegree',
      major: '会计学',
      awarded: '2017-06',
      degreeNo: '1099942017000123',
    },
    source: '学位网查询 / degree register',
    method: 'register',
  },
  employment: {
    label: '蓝汀软件有限公司',
    claimed: {
      company: '蓝汀软件有限公司',
      title: '高级专员',
      from: '2019-03',
      to: '2024-12',
      leaveReason: '个人发展',
    },
    differs: { small: { title: '专员' }, large: { to: '2024-05', leaveReason: '合同到期' } },
    source: '人事部书面答复 / HR of the employer, in writing',
    method: 'email',
  },
  reference: {
    label: '前直属主管',
    claimed: { name: '周主管', relation: '直属上级' },
    found: {
      answers:
        '共事近三年，做事细致，交接清楚 / Worked together for almost three years: careful, handed over in good order',
    },
    source: '前直属主管 / former manager',
    method: 'phone',
  },
  qualification: {
    label: '初级会计资格',
    claimed: { name: '初级会计资格', number: 'K20180099', issuer: '财政部' },
    source: '资格查询平台 / qualification register',
    method: 'register',
  },
};

const listStory: Story = { label: '', claimed: {}, source: '公开名单比对 / public lists', method: 'list' };

function entryOf(item: ItemRow, story: Story): FindingEntry[] {
  if (story.label === '') {
    return item.result === 'found'
      ? [
          {
            entryId: uuidv7(),
            label: story.source,
            claimed: {},
            verified: { list: '失信被执行人', entry: '2023-0117', score: 100, date: '2023-04-18' },
          },
        ]
      : [];
  }
  const label = item.copyNo > 1 ? '启航数据有限公司' : story.label;
  const claimed =
    item.copyNo > 1 ? { ...story.claimed, company: label, from: '2017-07', to: '2019-02' } : story.claimed;
  const differs =
    item.lamp === 'blue' ? story.differs?.small : item.lamp === 'yellow' ? story.differs?.large : {};
  const verified = item.result === 'unverifiable' ? {} : { ...claimed, ...differs, ...story.found };
  return [{ entryId: uuidv7(), label, claimed, verified }];
}

const reasons: Record<string, string> = {
  blue: '一处次要信息与来源不一致 / one minor detail differs from the source',
  yellow: '关键信息与来源不一致 / a key detail differs from the source',
  unverifiable: '来源在三次联系后仍未答复 / the source did not answer in three attempts',
  red: '名单中存在精确匹配的记录 / an exact match stands in a public list',
};

const noFile = '公开名单只能在线查阅 / the public list can be read online alone';

async function writeDemoFinding(work: Work, check: CheckRow, item: ItemRow): Promise<void> {
  const story = stories[item.itemCode] ?? listStory;
  const isComputed = item.itemCode === 'identity' || item.itemCode === 'phoneSegment';
  const at = work.clock.now();
  const isUnverifiable = item.result === 'unverifiable';
  const reason = isUnverifiable ? reasons.unverifiable : item.lamp && reasons[item.lamp];
  const attempts = [0, 1, 2].map((days) => ({
    at: new Date(at.getTime() - days * 86_400_000).toISOString(),
    way: 'phone' as const,
    whom: '人事部门 / human resources',
    outcome: '无人接听 / no answer',
  }));
  await writeFinding(
    work.services,
    work.tx,
    {
      mainId: item.mainId,
      checkItemId: item.id,
      userId: isComputed ? null : demoUsers.analyst,
      at,
      result: item.result,
      lamp: item.lamp,
    },
    {
      lampReason: reason ?? null,
      noFileReason: item.lamp === 'red' ? noFile : null,
      verifiedIdNumber: null,
      note: null,
      entries: isComputed ? [] : entryOf(item, story),
      attempts: isUnverifiable ? attempts : [],
      computed: isComputed ? (await compute(work, item.itemCode, check)).facts : [],
    },
  );
  await noteEditor(work.tx, check, (await draftOf(work.tx, check)).version, demoUsers.analyst, at);
  if (isComputed || isUnverifiable) return;
  const id = uuidv7();
  const source = work.services.crypto.encrypt(story.source, {
    table: 'evidence',
    column: 'source_enc',
    rowId: id,
  });
  await work.tx
    .run(sql`insert into evidence (main_id, id, check_item_id, source_enc, method, obtained_at, operator_id, created_at)
    values (${item.mainId}, ${id}, ${item.id}, ${source}, ${story.method}, ${at}, ${demoUsers.analyst}, ${at})`);
}

async function submitDemo(work: Work, check: CheckRow): Promise<void> {
  const { version } = await draftOf(work.tx, check);
  const place = { table: 'checks', column: 'summary_enc', rowId: check.id };
  await work.tx
    .run(sql`update checks set summary_enc = ${work.services.crypto.encrypt(summaryOf(await itemsOf(work.tx, check)), place)}
    where main_id = ${check.mainId} and id = ${check.id}`);
  await addReview(work.tx, check, {
    version,
    action: 'submitted',
    byUser: demoUsers.analyst,
    at: work.clock.now(),
    encrypt: () => null,
  });
}

function summaryOf(items: readonly ItemRow[]): string {
  const done = items.filter((item) => item.status === 'done');
  const odd = done.filter((item) => item.lamp !== null && item.lamp !== 'green').length;
  return odd === 0
    ? `已完成 ${done.length} 项核查，未发现与来源不一致之处。${done.length} items are done; nothing differs from its source.`
    : `已完成 ${done.length} 项核查，其中 ${odd} 项需要关注。${odd} of ${done.length} items deserve attention; each states its source.`;
}

async function publishDemo(work: Work, check: CheckRow): Promise<void> {
  const { version } = await draftOf(work.tx, check);
  const items = await itemsOf(work.tx, check);
  const body = await buildBody(work.services, work.tx, check, items, summaryOf(items));
  const last = (await versionsOf(work.tx, check)).at(-1);
  await addVersion(work.tx, check, {
    version,
    bodyEnc: encryptBody(work.services, check.id, version, body),
    lamp: reportLamp(items).lamp,
    changed: changedCodes(last && decryptBody(work.services, check.id, last.version, last.bodyEnc), body),
    authorId: demoUsers.analyst,
    reviewerId: demoUsers.analyst2,
    publishedAt: work.clock.now(),
  });
  await addReview(work.tx, check, {
    version,
    action: 'published',
    byUser: demoUsers.analyst2,
    at: work.clock.now(),
    encrypt: () => null,
  });
}

/** Findings with sources, reviews and published versions for the demo checks. */
export const reportHooks: DemoHooks = {
  itemDone: writeDemoFinding,
  inReview: submitDemo,
  reported: publishDemo,
};
