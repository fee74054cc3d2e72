import { authStatus } from '@probity/contract/rules/authStatus';
import type { HomeSummary } from '../../api/resources/homeApi';

export type Setup = NonNullable<HomeSummary['setup']>;

/** The way from registration to the first order. */
export const SETUP_STEPS = ['licence', 'review', 'contract', 'order'] as const;
/** After them come `change`, a verified enterprise’s change was rejected, and `announced`, another contract will have to be signed. */
export type SetupStep = (typeof SETUP_STEPS)[number] | 'change' | 'announced';

const PLACES: Record<SetupStep, string> = {
  licence: '/ei',
  review: '/enterSuccess',
  contract: '/serviceContract',
  order: '/initiateBack',
  change: '/businessManage?tab=profile',
  announced: '/serviceContract',
};

/** The step the enterprise is at, and where it is done. */
export function currentStep(setup: Setup): { step: SetupStep; to: string } {
  const step = stepOf(setup);
  return { step, to: PLACES[step] };
}

/** A rejected change beside a step that comes before it: a contract to sign. */
export const hasChangeToo = (setup: Setup): boolean =>
  setup.changeRejected !== null && stepOf(setup) !== 'change';

/** An announced contract beside a step that comes before it. */
export const hasAnnouncedToo = (setup: Setup): boolean =>
  setup.announcedOn !== null && stepOf(setup) !== 'announced';

/** Where a step is done, or read of. */
export const placeOf = (step: SetupStep): string => PLACES[step];

function stepOf(setup: Setup): SetupStep {
  const { authStatus: status, contract, changeRejected, announcedOn, hasOrdered } = setup;
  if (status === authStatus.pending) return 'review';
  if (status !== authStatus.verified) return 'licence';
  if (contract !== 'signed') return 'contract';
  if (changeRejected !== null) return 'change';
  return announcedOn !== null && hasOrdered ? 'announced' : 'order';
}

/** Whether this reader does the step; a review is ours, an announced contract waits for its day, and all but the order belong to who manages the enterprise. */
export function isOwnStep(step: SetupStep, permissions: readonly string[]): boolean {
  if (step === 'review' || step === 'announced') return false;
  return permissions.includes(step === 'order' ? 'check.order' : 'enterprise.manage');
}
