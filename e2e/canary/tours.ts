import type { Browser } from '@playwright/test';
import type { Place } from '@probity/contract/whoReads/types';
import { MAGIC_TOKEN, VISITOR_TYPE } from '../../src/lib/constants';
import { WORK_TABS } from '../../src/features/workOrders/workFilters';
import { person, type Person } from '../support';
import type { Enterprise, Somebody } from '../world/world';
import type { Visitor } from './calls';
import { Observer } from './observer';
import type { Sightings, Viewer } from './sightings';
import type { Values } from './values';

/** The checks that the journey orders. */
export interface Checks {
  main: string;
  paper: string;
  cancelled: string;
  rejected: string;
}

interface Looker {
  eye: Observer;
  person: Person;
}

/** A browser for each reader. */
export class Observers {
  private readonly all = new Map<Viewer, Looker>();

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
    private readonly sightings: Sightings,
    /** Those who look; the others of a journey only work. */
    readonly looks: (viewer: Viewer) => boolean = () => true,
  ) {}

  /** Shows something to a reader, if they look. */
  async show(
    viewer: Viewer,
    as: Somebody | Visitor,
    look: (eye: Observer) => Promise<unknown>,
  ): Promise<void> {
    if (this.looks(viewer)) await look(await this.of(viewer, as));
  }

  async of(viewer: Viewer, as: Somebody | Visitor): Promise<Observer> {
    const known = this.all.get(viewer);
    if (known) {
      await known.eye.later();
      return known.eye;
    }
    const { baseURL, browser } = this;
    const isVisitor = 's' in as;
    const opened = await person(browser, { baseURL, ...(isVisitor ? { phone: true } : { as }) });
    if (isVisitor) await opened.page.addInitScript(keepVisitor, [MAGIC_TOKEN, visitorItem(as)] as const);
    const eye = new Observer(opened.page, viewer, this.sightings);
    this.all.set(viewer, { eye, person: opened });
    return eye;
  }

  /** The complaints of the browsers. */
  complaints(): string[] {
    return [...this.all].flatMap(
      ([
        viewer,
        {
          person: { complaints },
        },
      ]) => complaints.map((one) => `${viewer}: ${one}`),
    );
  }
}

function keepVisitor([key, item]: readonly [string, string]): void {
  // An empty page between two visits keeps nothing.
  if (window.origin !== 'null') window.sessionStorage.setItem(key, item);
}

const visitorItem = ({ token }: Visitor) =>
  JSON.stringify({ type: VISITOR_TYPE, content: token, timestamp: Date.now() });

/** The readers who reveal, with a purpose. */
const revealing: readonly Viewer[] = ['owner', 'recruiter', 'analyst', 'reviewer'];

/** Every screen of the main job that a signed-in user may try; screens they have no right to show them nothing. */
export async function lookEverywhere(
  eye: Observer,
  viewer: Viewer,
  checks: Checks,
  v: Values,
): Promise<void> {
  const record = (id: string) => `/backRecord/detail?id=${id}`;
  await eye.visit('/homePage', '/homePage');
  await eye.lookInBell();
  await eye.visit('/backRecord', '/backRecord');
  await eye.visit('/backRecord/detail', record(checks.cancelled));
  await eye.visit('/backRecord/detail', record(checks.rejected));
  await eye.visit('/backRecord/detail', record(checks.paper));
  await eye.takeFiles('/backRecord/detail', v.revealPurpose.value);
  await eye.visit('/backRecord/detail', record(checks.main));
  await eye.takeFiles('/backRecord/detail', v.revealPurpose.value);
  if (revealing.includes(viewer)) await eye.reveal('/backRecord/detail', v.revealPurpose.value);
  await eye.visit('/reportDetail', `/reportDetail?id=${checks.main}`);
  await eye.takeFiles('/reportDetail');
  await eye.lookPrinted('/reportDetail, printed');
  await eye.visit('/reportDetail/edit', `/reportDetail/edit?id=${checks.main}`);
  await eye.lookAtItems(v.revealPurpose.value);
  await eye.visit('/initiateBack', '/initiateBack');
  await eye.visit('/financialManage, approvals', '/financialManage?tab=approvals');
  await eye.visit('/financialManage, ledger', '/financialManage?tab=ledger');
  const tabs = ['profile', 'users', 'me', 'security', 'notifications', 'audit', 'retention'] as const;
  for (const tab of tabs) await eye.visit(`/businessManage, ${tab}`, `/businessManage?tab=${tab}`);
}

/** The candidate's screens before anything is submitted. */
export async function lookAtForm(eye: Observer, { s }: Visitor): Promise<void> {
  for (const step of ['about', 'items', 'sign', 'identity', 'review'])
    await eye.visit('/candidate', `/candidate?s=${s}&step=${step}`);
}

/** The queue of one enterprise, under each tab; searched by that name, because the screen repeats the search. */
export async function lookInQueue(eye: Observer, { name }: Enterprise): Promise<void> {
  for (const tab of WORK_TABS)
    await eye.visit('/workOrder', `/workOrder?tab=${tab}&q=${encodeURIComponent(name)}`);
}

/** The founder's own screens of the enterprise. */
export async function lookAsFounder(eye: Observer): Promise<void> {
  const screens: [Place, string][] = [
    ['/ei', '/ei'],
    ['/enterSuccess', '/enterSuccess'],
    ['/serviceContract', '/serviceContract'],
    ['/homePage', '/homePage'],
    ['/businessManage, profile', '/businessManage?tab=profile'],
    ['/businessManage, users', '/businessManage?tab=users'],
    ['/businessManage, me', '/businessManage?tab=me'],
    ['/businessManage, security', '/businessManage?tab=security'],
  ];
  for (const [on, path] of screens) {
    await eye.visit(on, path);
    await eye.takeFiles(on);
  }
}
