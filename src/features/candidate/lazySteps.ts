import { lazy } from 'react';
import type { hasFaults } from './sectionFaults';

const load = {
  sign: () => import('./components/SignStep'),
  form: () => import('./components/FormStep'),
  review: () => import('./components/ReviewStep'),
  faults: () => import('./sectionFaults'),
  refusal: () => import('./components/IdentityRefusal'),
};

/** The steps after the first: the first screen on a slow phone does not wait for them. */
export const SignStep = lazy(() => load.sign().then((module) => ({ default: module.SignStep })));
export const FormStep = lazy(() => load.form().then((module) => ({ default: module.FormStep })));
export const ReviewStep = lazy(() => load.review().then((module) => ({ default: module.ReviewStep })));
export const IdentityRefusal = lazy(() =>
  load.refusal().then((module) => ({ default: module.IdentityRefusal })),
);

/** True while a section may not be left forwards; its rules come with the form. */
export async function hasSectionFaults(...args: Parameters<typeof hasFaults>): Promise<boolean> {
  const rules = await load.faults();
  return rules.hasFaults(...args);
}

/** Fetches them ahead, so that a network that drops later stops nobody. A failure shows when a step is opened. */
export function fetchStepsAhead(): void {
  Object.values(load).forEach((one) => void one().catch(() => undefined));
}
