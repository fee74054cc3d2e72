import { createHash } from 'node:crypto';
import { signContract } from '../../gateway/seeds/demoContracts';
import { Play } from '../../gateway/seeds/demoPlay';
import { demoPerson, type DemoPerson } from '../../gateway/seeds/demoPeople';
import type { DemoStory } from '../../gateway/seeds/demoPlan';
import { notifyOfPast } from '../../gateway/seeds/demoNotifications';
import { seedInvitations } from '../../gateway/seeds/demoInvitations';
import { seedRegistrations } from '../../gateway/seeds/demoRegistrations';
import { DemoTime } from '../../gateway/seeds/demoWork';
import type { CommandServices } from '../../gateway/src/app/cli/withServices';
import { sql } from '../../gateway/src/platform/db/sql';
import { uuidv7 } from '../../gateway/src/kernel/ids';
import {
  addMembership,
  createMainAccount,
  defaultStaffTeam,
  platformAccount,
  serveEnterprises,
} from '../../gateway/src/modules/accounts/accountRepository';
import { newUser } from '../../gateway/src/modules/accounts/newUser';
import { insertLogin } from '../../gateway/src/modules/accounts/sessionRepository';
import { capture, hold } from '../../gateway/src/modules/ledger/ledgerService';
import { setCheck } from '../../gateway/src/modules/registrations/applicationRepository';
import { closeNextMonth } from '../../gateway/src/modules/statements/closing';
import { chinaMonth, monthBegins } from '../../gateway/src/kernel/chinaMonth';
import { systemWork } from '../../gateway/src/kernel/work';
import { createUser, noteSignIn } from '../../gateway/src/modules/accounts/userRepository';
import { rechargeAccount } from '../../gateway/src/modules/orders/payment';
import { newToken, sha256Hex } from '../../gateway/src/platform/security/tokens';
import { enterpriseRoles, type staffRoles } from '@probity/contract/roles';
import { demoPassword } from '../lib/demoPeople.mjs';

export type EnterpriseRole = (typeof enterpriseRoles)[number];
export type StaffRole = (typeof staffRoles)[number];

const DAY_MS = 86_400_000;
const VERIFIED = 2;
/** In fen; enough for hundreds of orders. */
const FUNDS = 5_000_000;
const FUNDED_DAYS_AGO = 92;
const CALLER = { ip: '127.0.0.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0.0.0' };
const nicks: Record<EnterpriseRole, string> = {
  owner: '林晓',
  admin: '高远',
  recruiter: '周敏',
  finance: '许峰',
  viewer: '何静',
};

/** A person who can sign in with the password of the demo people, and already has a session with the token. */
export interface Somebody {
  userId: string;
  /** The account of the token's session. */
  mainId: string;
  mobile: string;
  name: string;
  token: string;
}

/** Verified, with money, two departments and one person of each role; the recruiter is in the first department. */
export interface Enterprise extends Record<EnterpriseRole, Somebody> {
  mainId: string;
  name: string;
  departments: { people: string; sales: string };
}

export interface PlayedCheck {
  checkId: string;
  person: DemoPerson;
}

/** Days since a check began; events of the last week are unread at the bells. */
const beganDaysAgo: Partial<Record<DemoStory['end'], number>> = {
  awaitingConsent: 2,
  inProgress: 4,
  awaitingInfo: 5,
  inReview: 6,
  reported: 5,
};

/**
 * Creates the setup of a journey, by the gateway's own rules and rows, in the database of the gateway under test. One for
 * each Playwright worker; names and phones of two workers never coincide.
 */
export class World {
  private made = 0;
  private passwordHash: Promise<string> | undefined;

  constructor(
    private readonly services: CommandServices,
    private readonly worker: number,
  ) {}

  /** A phone that nobody has. */
  phone(): string {
    return `1366${this.number()}`;
  }

  /** A phone with a mask of its own: three digits, and four that name the worker and a person. */
  phoneApart(): string {
    const number = this.number();
    return `137${number.slice(-4)}${number.slice(0, 2)}${number.slice(-2)}`;
  }

  /** A name that no other candidate of this run has. */
  candidateName(): string {
    const digits = '安邦昌达恩方国海嘉康';
    return [...this.number().slice(1)].map((digit) => digits[Number(digit)]).join('');
  }

  /** A verified enterprise with people of its own, and with money unless it is asked for without. */
  async enterprise({ isFunded = true } = {}): Promise<Enterprise> {
    const { services } = this;
    const mainId = uuidv7();
    const name = `旅程${this.number()}有限公司`;
    const departments = { people: uuidv7(), sales: uuidv7() };
    const users = await Promise.all(enterpriseRoles.map((role) => this.user(nicks[role])));
    const now = services.clock.now();
    await services.db.withoutTenant(async (tx) => {
      for (const { row } of users) await createUser(tx, row, now);
      await tx.bind({ mainIds: [mainId], mainId });
      await createMainAccount(tx, { id: mainId, kind: 'enterprise', name, authStatus: VERIFIED });
      await tx.run(sql`insert into department (main_id, id, name) values
        (${mainId}, ${departments.people}, '人力资源部'), (${mainId}, ${departments.sales}, '销售部')`);
      for (const [index, role] of enterpriseRoles.entries()) {
        const departmentId = role === 'recruiter' ? departments.people : null;
        await addMembership(tx, { mainId, userId: users[index]!.row.id, role, departmentId });
      }
      const [owner] = users;
      await signContract(tx, { mainId, name, userId: owner!.row.id, signerName: nicks.owner, at: now });
      for (const staff of await defaultStaffTeam(tx)) await addMembership(tx, { mainId, ...staff });
    });
    if (isFunded) await this.fund(mainId);
    const people = await Promise.all(
      enterpriseRoles.map(async (role, index) => [role, await this.somebody(users[index]!, mainId)] as const),
    );
    return { ...(Object.fromEntries(people) as Record<EnterpriseRole, Somebody>), mainId, name, departments };
  }

  /** Another person in an enterprise, who has been there before. */
  async join(enterprise: Enterprise, role: EnterpriseRole, departmentId?: string): Promise<Somebody> {
    const user = await this.user(`${nicks[role]}二`);
    const { mainId } = enterprise;
    await this.services.db.withoutTenant(async (tx) => {
      await createUser(tx, user.row, this.services.clock.now());
      await tx.bind({ mainIds: [mainId], mainId });
      await addMembership(tx, { mainId, userId: user.row.id, role, departmentId });
    });
    return this.somebody(user, mainId);
  }

  /** Makes a person of one enterprise a member of another one, too. */
  async letIn({ userId }: Somebody, { mainId }: Enterprise, role: EnterpriseRole): Promise<void> {
    await this.services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
      addMembership(tx, { mainId, userId, role }),
    );
  }

  /** A member of the platform, who serves every present and future enterprise. */
  async staff(role: StaffRole): Promise<Somebody> {
    const user = await this.user(`${role} ${this.number()}`);
    const mainId = await this.services.db.withoutTenant(async (tx) => {
      const platform = (await platformAccount(tx))!;
      const now = this.services.clock.now();
      await createUser(tx, user.row, now);
      await tx.bind({ mainIds: [platform], mainId: platform });
      await addMembership(tx, { mainId: platform, userId: user.row.id, role });
      await serveEnterprises(tx, user.row.id, now);
      return platform;
    });
    return this.somebody(user, mainId);
  }

  /** Another session of a person: one of their devices. */
  async session(userId: string, mainId: string): Promise<string> {
    const token = newToken();
    const now = this.services.clock.now();
    const expiresAt = new Date(now.getTime() + DAY_MS);
    const login = { id: uuidv7(), tokenHash: sha256Hex(token), loginType: 'password', userId, mainId };
    await this.services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
      await insertLogin(tx, { ...login, ...CALLER, now, expiresAt });
      await noteSignIn(tx, userId, mainId, now);
    });
    return token;
  }

  /**
   * Checks of an enterprise, run like the demo's, each with a candidate whose name and phone nobody else has.
   * @param face the number of the made-up person whose other facts they have; without one another person each time
   */
  async checks(
    { mainId, owner }: Enterprise,
    ends: readonly DemoStory['end'][],
    by = owner,
    face?: number,
  ): Promise<PlayedCheck[]> {
    const played: PlayedCheck[] = [];
    for (const [index, end] of ends.entries()) {
      const story = { mainId, end, daysAgo: beganDaysAgo[end] ?? 15, package: 'basic', by: 'owner' } as const;
      const person = { ...demoPerson(face ?? this.made), name: this.candidateName(), mobile: this.phone() };
      const orderer = { userId: by.userId, departmentId: null };
      const time = new DemoTime(this.services);
      const play = new Play(time, { ...story, flavour: 'clean' }, index, this.services.clock.now(), {
        orderer,
        person,
      });
      await play.run();
      played.push({ checkId: play.checkId, person });
    }
    return played;
  }

  /** An open form for applicants, and what two of them sent. */
  async registrations({ mainId, recruiter }: Enterprise): Promise<void> {
    await seedInvitations(this.services, mainId, recruiter.userId);
    await seedRegistrations(this.services, mainId, recruiter.userId);
  }

  /** Takes a check that was run as one that was begun from an application. */
  async begunFrom({ mainId }: Enterprise, applicationId: string, { checkId }: PlayedCheck): Promise<void> {
    await this.services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
      setCheck(tx, { mainId, id: applicationId }, checkId),
    );
  }

  /** Notifies the enterprise and the staff of the checks that were run. */
  notify({ mainId }: Enterprise): Promise<void> {
    return notifyOfPast(this.services, mainId);
  }

  /** Closes the months of an enterprise that are over; in the last of them so much was charged, in fen, then in the ones before it. */
  async closedMonths({ mainId }: Enterprise, ...charged: number[]): Promise<void> {
    const { services } = this;
    await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
      let month = chinaMonth(services.clock.now());
      for (const amount of charged) {
        const at = new Date(monthBegins(month).getTime() - DAY_MS);
        const of = { orderId: uuidv7(), itemId: uuidv7() };
        await hold(tx, of.orderId, { mainId, amount, at });
        await capture(tx, of, { mainId, amount, at });
        month = chinaMonth(at);
      }
      while (await closeNextMonth(systemWork(services, tx, mainId), mainId));
    });
  }

  /** Lets a minute pass since the last code to a phone: another one may be sent to it. */
  async minuteLater(mobile: string): Promise<void> {
    const { db, blindIndex } = this.services;
    await db.direct.run(sql`update sms_code set sent_at = sent_at - interval '1 minute'
      where mobile_index = ${blindIndex.of('mobile', mobile)}`);
  }

  private async user(nickName: string) {
    const { services } = this;
    const mobile = this.phone();
    // Argon2 takes its time: one hash is used for all.
    this.passwordHash ??= services.passwords.hash(createHash('md5').update(demoPassword).digest('hex'));
    const row = newUser(services, { mobile, nickName, passwordHash: await this.passwordHash });
    return { row, mobile };
  }

  private async somebody(
    { row, mobile }: { row: { id: string; nickName: string }; mobile: string },
    mainId: string,
  ): Promise<Somebody> {
    const token = await this.session(row.id, mainId);
    return { userId: row.id, mainId, mobile, name: row.nickName, token };
  }

  private fund(mainId: string): Promise<unknown> {
    const at = new Date(this.services.clock.now().getTime() - FUNDED_DAYS_AGO * DAY_MS);
    const system = { kind: 'system', userId: null } as const;
    return new DemoTime(this.services).step(mainId, at, system, (work) =>
      rechargeAccount(work, uuidv7(), { mainId, amount: FUNDS }),
    );
  }

  /** Seven digits that no other worker uses. */
  private number(): string {
    this.made += 1;
    return `${String(this.worker % 100).padStart(2, '0')}${String(this.made).padStart(5, '0')}`;
  }
}
