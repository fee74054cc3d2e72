import { uuidv7 } from '../src/kernel/ids';
import type { Services } from '../src/kernel/context';
import { addWorkingDays, workingCalendar } from '../src/kernel/workingCalendar';
import { chinaDay } from '../src/kernel/workingDays';
import {
  contactPhoneField,
  decide,
  insertCertification,
  queueCertification,
  standingCertification,
} from '../src/modules/enterprise/certificationRepository';
import { keepMadeFile } from '../src/modules/files/madeFile';
import { endWork } from '../src/modules/work/subjectWork';
import { INK, pdfOf, QUIET } from '../src/platform/pdf/document';
import type { Tx } from '../src/platform/db/tx';
import { demoMains, demoUsers } from './demoAccounts';
import { signContract } from './demoContracts';

const DAY_MS = 86_400_000;

interface Papers {
  mainId: string;
  enterpriseName: string;
  creditCode: string;
  legalPerson: string;
  regionCode: string;
  address: string;
}

/** Made up, as the enterprises are; the credit codes are well-formed and nobody's. */
const papers: readonly Papers[] = [
  {
    ...{ mainId: demoMains.first, enterpriseName: '晨星科技有限公司', creditCode: '91310000MA1DEM001X' },
    ...{ legalPerson: '林晓', regionCode: '310115', address: '演示路 1 号' },
  },
  {
    ...{ mainId: demoMains.second, enterpriseName: '远航物流有限公司', creditCode: '91310000MA1DEM0021' },
    ...{ legalPerson: '林晓', regionCode: '310115', address: '演示路 2 号' },
  },
  {
    ...{ mainId: demoMains.third, enterpriseName: '青禾零售有限公司', creditCode: '91310000MA1DEM0034' },
    ...{ legalPerson: '林晓', regionCode: '310115', address: '演示路 3 号' },
  },
];

/**
 * The papers by which the demo's enterprises were verified: a license, what was submitted with it, the operator's decision, and the
 * contract signed by the enterprise that the papers name. Running twice adds nothing.
 */
export async function seedDemoCertifications(services: Services): Promise<void> {
  for (const one of papers) await certify(services, one);
}

async function certify(services: Services, one: Papers): Promise<void> {
  const { mainId, enterpriseName, creditCode } = one;
  const scope = { mainIds: [mainId], mainId };
  if (await services.db.withTenant(scope, (tx) => standingCertification(tx, mainId))) return;
  const now = services.clock.now();
  const [submittedAt, decidedAt] = [
    new Date(now.getTime() - 4 * DAY_MS),
    new Date(now.getTime() - 3 * DAY_MS),
  ];
  const content = [await license(one, submittedAt)];
  const file = { mainId, kind: 'upload', createdBy: demoUsers.owner, originalName: '营业执照.pdf' };
  await keepMadeFile(
    services,
    { ...file, mime: 'application/pdf', content: bytesOf(content) },
    async (tx, fileId) => {
      await submitted(services, tx, one, { fileId, submittedAt, decidedAt });
      await signContract(tx, {
        ...{ mainId, name: enterpriseName, creditCode, userId: demoUsers.owner, signerName: '林晓', at: now },
      });
    },
  );
}

async function submitted(
  services: Services,
  tx: Tx,
  { mainId, ...said }: Papers,
  { fileId, submittedAt, decidedAt }: { fileId: string; submittedAt: Date; decidedAt: Date },
): Promise<void> {
  const id = uuidv7(submittedAt.getTime());
  await insertCertification(tx, {
    ...{ mainId, id, ...said, licenseFileId: fileId, contactName: '林晓', isChange: false },
    contactPhoneEnc: services.crypto.encrypt('13800000001', contactPhoneField(id)),
    ...{ submittedBy: demoUsers.owner, submittedAt },
  });
  const dueAt = addWorkingDays(await workingCalendar(tx), chinaDay(submittedAt), 1);
  await queueCertification(tx, {
    ...{ mainId, id: uuidv7(submittedAt.getTime()), certificationId: id, dueAt, at: submittedAt },
  });
  const by = demoUsers.operator;
  await decide(tx, { mainId, id }, { status: 'verified', reason: null, by, at: decidedAt });
  await endWork(tx, 'certification', { mainId, id }, { by, at: decidedAt });
}

async function* bytesOf(content: readonly Buffer[]) {
  yield* content;
}

/** It says that it is none. */
function license(
  { enterpriseName, creditCode, legalPerson, address }: Papers,
  madeAt: Date,
): Promise<Buffer> {
  return pdfOf({
    ...{ title: '营业执照（演示样本）', language: 'zh-CN', madeAt },
    draw(doc) {
      doc
        .font('bold')
        .fontSize(24)
        .fillColor(INK)
        .text('营业执照（演示样本）', { align: 'center' })
        .moveDown(1.5);
      doc.font('regular').fontSize(13);
      for (const [label, value] of [
        ['统一社会信用代码', creditCode],
        ['名称', enterpriseName],
        ['法定代表人', legalPerson],
        ['住所', address],
      ])
        doc
          .fillColor(QUIET)
          .text(`${label}　`, { continued: true })
          .fillColor(INK)
          .text(value!)
          .moveDown(0.6);
    },
    foot: () => ({ left: '本文件为演示数据，不是营业执照', right: '' }),
  });
}
