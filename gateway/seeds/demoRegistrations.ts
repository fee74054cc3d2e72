import type { Services } from '../src/kernel/context';
import { uuidv7 } from '../src/kernel/ids';
import { chinaDay } from '../src/kernel/workingDays';
import { createLink } from '../src/modules/accounts/linkRepository';
import { insertApplication, setSent } from '../src/modules/registrations/applicationRepository';
import type { Content } from '../src/modules/registrations/domain/content';
import { linkEnd, sealLink } from '../src/modules/registrations/formLink';
import { insertForm, insertVersion, setLink } from '../src/modules/registrations/formRepository';
import { sealContent, sealMobile } from '../src/modules/registrations/sealed';
import { newShareCode, sha256Hex } from '../src/platform/security/tokens';
import { demoMains, demoUsers } from './demoAccounts';
import { seedInvitations } from './demoInvitations';

const DAY_MS = 86_400_000;
const KEEP_DAYS = 180;
const OPEN_DAYS = 60;

/** Own questions; their ids are those of the answers below. */
const BEGIN = '0190a1b2-0000-4000-8000-000000001101';
const SHIFT = '0190a1b2-0000-4000-8000-000000001102';

const school = (name: string, major: string, graduated: string) => ({
  school: name,
  major,
  level: 'associate',
  enrolled: `${Number(graduated.slice(0, 4)) - 3}-09`,
  graduated,
  result: 'graduation',
  hasDegree: false,
});

const applicants: readonly { mobile: string; daysAgo: number; content: Content }[] = [
  {
    mobile: '13700000001',
    daysAgo: 2,
    content: {
      name: '吴桐',
      entries: {
        education: [school('江苏经贸职业技术学院', '物流管理', '2019-06')],
        employment: [
          {
            company: '捷运仓储有限公司',
            title: '仓库管理员',
            from: '2019-07',
            to: '2024-03',
            leaveReason: '合同到期',
          },
        ],
      },
      answers: [
        { questionId: BEGIN, text: '两周内' },
        { questionId: SHIFT, text: '均可' },
      ],
    },
  },
  {
    mobile: '13700000002',
    daysAgo: 5,
    content: {
      name: '许可',
      entries: { education: [school('湖北交通职业技术学院', '电子商务', '2021-06')] },
      answers: [
        { questionId: BEGIN, text: '下月初' },
        { questionId: SHIFT, text: '白班' },
      ],
    },
  },
];

/** The forms of the first demo enterprise. */
export async function seedDemoRegistrations(services: Services): Promise<void> {
  await seedInvitations(services, demoMains.first, demoUsers.recruiter);
  await seedRegistrations(services, demoMains.first, demoUsers.recruiter);
}

/** One open form of an enterprise, and what two applicants sent. */
export async function seedRegistrations(services: Services, mainId: string, by: string): Promise<void> {
  const now = services.clock.now();
  await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    const madeAt = new Date(now.getTime() - 8 * DAY_MS);
    const form = { mainId, id: uuidv7(madeAt.getTime()) };
    await insertForm(tx, { ...form, at: madeAt });
    const question = (id: string, label: string) => ({
      id,
      label,
      help: '',
      isRequired: true,
      legalReason: '',
    });
    await insertVersion(tx, form, {
      version: 1,
      title: '仓储岗位求职登记',
      by,
      at: madeAt,
      content: {
        intro: '感谢您应聘仓储岗位。提交后我们会在三个工作日内与您联系。',
        sections: {
          education: 'required',
          employment: 'optional',
          certificates: 'off',
          references: 'off',
          documents: 'off',
        },
        questions: [
          { ...question(BEGIN, '最快何时可以到岗？'), kind: 'text', choices: [] },
          { ...question(SHIFT, '可接受的班次'), kind: 'choice', choices: ['白班', '夜班', '均可'] },
        ],
        keepDays: KEEP_DAYS,
      },
    });
    const s = newShareCode();
    const lastDay = chinaDay(new Date(now.getTime() + OPEN_DAYS * DAY_MS));
    const link = { sHash: sha256Hex(s), kind: 'registration', targetId: form.id } as const;
    await createLink(tx, { ...link, mobileIndexes: [], expiresAt: linkEnd({ lastDay, closedAt: null }) });
    await setLink(tx, form, {
      linkEnc: sealLink({ services }, form.id, s),
      linkNo: 1,
      lastDay,
      mostApplications: 500,
      byList: false,
    });
    for (const { mobile, daysAgo, content } of applicants) {
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      const row = { mainId, id: uuidv7(at.getTime()) };
      const contentEnc = sealContent({ services }, row.id, content);
      const eraseAt = new Date(at.getTime() + KEEP_DAYS * DAY_MS);
      await insertApplication(tx, {
        ...row,
        formId: form.id,
        linkNo: 1,
        mobileIndex: services.blindIndex.of('mobile', mobile),
        mobileEnc: sealMobile({ services }, row.id, mobile),
        name: content.name,
        contentEnc,
        ...{ shownVersion: 1, savedAt: at, eraseAt },
      });
      await setSent(tx, row, { version: 1, at, eraseAt, contentEnc, name: content.name });
      // By it the applicant finds what they gave.
      await createLink(tx, {
        sHash: sha256Hex(newShareCode()),
        kind: 'registration',
        targetId: row.id,
        mobileIndexes: [services.blindIndex.of('mobile', mobile)],
        expiresAt: eraseAt,
      });
    }
  });
}
