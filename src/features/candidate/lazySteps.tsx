import { lazyPart } from '../../components/lazyPart';
import { Spinner } from '../../components/feedback/Spinner';
import { loadWithRetry } from '../../lib/loadWithRetry';
import type { formGaps } from './sectionFaults';

const load = {
  items: () => import('./components/ItemsStep'),
  sign: () => import('./components/SignStep'),
  form: () => import('./components/FormStep'),
  review: () => import('./components/ReviewStep'),
  elsewhere: () => import('./components/SavedElsewhere'),
  faults: () => import('./sectionFaults'),
};

const whileFetched = { Meanwhile: () => <Spinner /> };

/** The steps after the first: the first screen on a slow phone does not wait for them. */
export const ItemsStep = lazyPart(() => load.items().then((module) => module.ItemsStep), whileFetched);
export const SignStep = lazyPart(() => load.sign().then((module) => module.SignStep), whileFetched);
export const FormStep = lazyPart(() => load.form().then((module) => module.FormStep), whileFetched);
export const ReviewStep = lazyPart(() => load.review().then((module) => module.ReviewStep), whileFetched);
export const SavedElsewhere = lazyPart(
  () => load.elsewhere().then((module) => module.SavedElsewhere),
  whileFetched,
);

/** What keeps these sections from being left or sent; the rules come with the form. Rejects when they cannot be fetched. */
export async function findGaps(...args: Parameters<typeof formGaps>): Promise<ReturnType<typeof formGaps>> {
  const rules = await loadWithRetry(load.faults);
  return rules.formGaps(...args);
}

/** Fetches them ahead, so that a network that drops later stops nobody. A failure shows when a step is opened. */
export function fetchStepsAhead(): void {
  Object.values(load).forEach((one) => void one().catch(() => undefined));
}
