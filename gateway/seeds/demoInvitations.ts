import type { Services } from '../src/kernel/context';
import { uuidv7 } from '../src/kernel/ids';
import { chinaDay } from '../src/kernel/workingDays';
import { createLink } from '../src/modules/accounts/linkRepository';
import { linkEnd, sealLink } from '../src/modules/registrations/formLink';
import { insertForm, insertVersion, setLink } from '../src/modules/registrations/formRepository';
import { insertInvitees, setOpened, setTold } from '../src/modules/registrations/inviteeRepository';
import { sealInvitee } from '../src/modules/registrations/sealed';
import { newShareCode, sha256Hex } from '../src/platform/security/tokens';

const DAY_MS = 86_400_000;
const OPEN_DAYS = 20;

/** Each one step further than the one before: on the list, told by SMS, opened the form. */
const people = [
  { name: '罗敏', mobile: '13700000011' },
  { name: '方志远', mobile: '13700000012' },
  { name: '白雪', mobile: '13700000013' },
];

/** A form that is open by invitation, with its list. */
export async function seedInvitations(services: Services, mainId: string, by: string): Promise<void> {
  const now = services.clock.now();
  await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    const madeAt = new Date(now.getTime() - 9 * DAY_MS);
    const form = { mainId, id: uuidv7(madeAt.getTime()) };
    await insertForm(tx, { ...form, at: madeAt });
    await insertVersion(tx, form, {
      ...{ version: 1, title: '配送主管内部推荐', by, at: madeAt },
      content: {
        intro: '本登记表仅面向受邀者。',
        sections: {
          education: 'optional',
          employment: 'required',
          certificates: 'off',
          references: 'off',
          documents: 'off',
        },
        questions: [],
        keepDays: 90,
      },
    });
    const s = newShareCode();
    const lastDay = chinaDay(new Date(now.getTime() + OPEN_DAYS * DAY_MS));
    const link = { sHash: sha256Hex(s), kind: 'registration', targetId: form.id } as const;
    await createLink(tx, { ...link, mobileIndexes: [], expiresAt: linkEnd({ lastDay, closedAt: null }) });
    const linkEnc = sealLink({ services }, form.id, s);
    await setLink(tx, form, { linkEnc, linkNo: 1, lastDay, mostApplications: 50, byList: true });
    const invited = people.map(({ name, mobile }) => {
      const id = uuidv7(madeAt.getTime());
      const mobileIndex = services.blindIndex.of('mobile', mobile);
      return { id, name, mobileIndex, mobileEnc: sealInvitee({ services }, id, mobile) };
    });
    await insertInvitees(tx, form, invited, { at: madeAt, eraseAt: linkEnd({ lastDay, closedAt: null }) });
    const told = invited.slice(1).map(({ id }) => id);
    await setTold(tx, mainId, told, new Date(now.getTime() - 3 * DAY_MS));
    await setOpened(tx, form, invited[2]!.mobileIndex, new Date(now.getTime() - 2 * DAY_MS));
  });
}
