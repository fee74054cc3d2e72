import { authStatus } from '@probity/contract/rules/authStatus';
import type { HomeSummary } from '../../api/resources/homeApi';

export type Setup = NonNullable<HomeSummary['setup']>;

/** The way from registration to the first order. */
export const SETUP_STEPS = ['licence', 'review', 'contract', 'order'] as const;
/** `change` comes after them: a verified enterprise’s change was rejected. */
export type SetupStep = (typeof SETUP_STEPS)[number] | 'change';

const PLACES: Record<SetupStep, string> = {
  licence: '/ei',
  review: '/enterSuccess',
  contract: '/serviceContract',
  order: '/initiateBack',
  change: '/businessManage?tab=profile',
};

/** The step the enterprise is at, and where it is done. */
export function currentStep(setup: Setup): { step: SetupStep; to: string } {
  const step = stepOf(setup);
  return { step, to: PLACES[step] };
}

/** A rejected change beside a step that comes before it: a contract to sign. */
export const hasChangeToo = (setup: Setup): boolean =>
  setup.changeRejected !== null && stepOf(setup) !== 'change';

/** Where a rejected change is seen to. */
export const changeStep = { step: 'change', to: PLACES.change } as const;

function stepOf({ authStatus: status, contract, changeRejected }: Setup): SetupStep {
  if (status === authStatus.pending) return 'review';
  if (status !== authStatus.verified) return 'licence';
  if (contract !== 'signed') return 'contract';
  return changeRejected === null ? 'order' : 'change';
}

/** Whether this reader does the step; a review is ours, and all but the order belong to who manages the enterprise. */
export function isOwnStep(step: SetupStep, permissions: readonly string[]): boolean {
  if (step === 'review') return false;
  return permissions.includes(step === 'order' ? 'check.order' : 'enterprise.manage');
}
