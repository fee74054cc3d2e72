// Replies for what the demo data has none of.

const ago = (days) => new Date(Date.now() - days * 86_400_000).toISOString();
const id = (at) => `0190a1b2-0000-7000-8000-00000000070${at}`;

const licence = { fileId: id(0), fileName: '营业执照.pdf', mime: 'application/pdf', size: 2_000 };

/** What an enterprise submitted for its certification. */
export const submission = (parts) => ({
  status: 'verified',
  enterpriseName: '晨星科技有限公司',
  creditCode: '91350100M000100Y43',
  license: licence,
  legalPerson: '张晨',
  contactName: '李思',
  contactPhone: '139****1111',
  regionName: '福建省福州市鼓楼区',
  address: '五四路 1 号',
  submittedAt: ago(3),
  decidedAt: ago(2),
  reason: null,
  ...parts,
});

const key = (at, parts) => ({
  apiKeyId: id(at),
  name: '招聘系统',
  prefix: 'pbk_7fQ2',
  scopes: ['checks.read', 'orders.write'],
  state: 'active',
  createdBy: '林晓',
  createdAt: ago(90),
  expiresAt: ago(-275),
  lastUsedAt: ago(1),
  lastUsedNetwork: '203.0.113.0/24',
  revokedAt: null,
  replacedAt: null,
  replaces: null,
  ...parts,
});
/** A key in use, one that was replaced, one that is over. */
export const apiKeys = () => [
  key(1, {}),
  key(2, { replacedAt: ago(1), expiresAt: ago(-6) }),
  key(3, { state: 'revoked', revokedAt: ago(10), lastUsedAt: null, lastUsedNetwork: null }),
];

const webhook = (at, parts) => ({
  webhookId: id(at),
  name: '人事系统',
  url: 'https://hooks.example.com/probity/receive-events-of-the-account/v2',
  kinds: ['check.reported', 'check.disputed'],
  status: 'active',
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: ago(30),
  lastDelivery: null,
  ...parts,
});
/** A webhook that works, one that fails, one that was stopped. */
export const webhooks = () => [
  webhook(1, { previousSecretUntil: ago(-1) }),
  webhook(2, { failingSince: ago(1) }),
  webhook(3, { status: 'disabled', disabledReason: 'failing', disabledAt: ago(2), failingSince: ago(5) }),
];

const hold = (at, parts) => ({
  holdId: id(at),
  checkId: id(at),
  orderNo: `PB26112${at}W97SVL`,
  reason: '劳动仲裁期间须保留报告与授权记录，仲裁结束后由法务部解除。',
  until: null,
  placedBy: '林晓',
  placedAt: ago(20),
  releasedBy: null,
  releasedAt: null,
  releaseReason: null,
  isInForce: true,
  ...parts,
});
/** A hold without an end, one with, one that was released. */
export const holds = () => [
  hold(1, {}),
  hold(2, { until: ago(-30).slice(0, 10) }),
  hold(3, { releasedBy: '周敏', releasedAt: ago(1), releaseReason: '仲裁已结束', isInForce: false }),
];

/** Work that waits: an enterprise to decide on. */
export const certificationWork = () => ({
  workItemId: id(1),
  kind: 'certification',
  status: 'claimed',
  mainId: id(2),
  mainName: '晨星科技有限公司',
  checkId: null,
  checkItemId: null,
  title: '晨星科技有限公司',
  candidateName: null,
  assigneeName: '沈立',
  mine: true,
  mayWork: true,
  signOff: null,
  items: [],
  fileId: null,
  fileName: null,
  dispute: null,
  handed: null,
  dueAt: ago(-1).slice(0, 10),
  overdue: false,
  createdAt: ago(1),
});

/** What is decided: submitted anew after a rejection, and like another that is verified. */
export const certificationReview = () => ({
  workItemId: id(1),
  mainId: id(2),
  mainName: '晨星科技有限公司',
  mayDecide: true,
  submittedBy: '林晓',
  sameCode: ['晨星科技（厦门）有限公司'],
  sameName: 1,
  earlier: [{ decidedAt: ago(5), reason: '营业执照照片模糊，看不清统一社会信用代码，请重新上传。' }],
  facts: submission({
    status: 'pending',
    decidedAt: null,
    license: { ...licence, fileName: '营业执照.png', mime: 'image/png' },
  }),
  change: null,
});
