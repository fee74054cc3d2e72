import { lazy } from 'react';

const load = {
  sign: () => import('./components/SignStep'),
  form: () => import('./components/FormStep'),
  review: () => import('./components/ReviewStep'),
  refusal: () => import('./components/IdentityRefusal'),
};

/** The steps after the first: the first screen on a slow phone does not wait for them. */
export const SignStep = lazy(() => load.sign().then((module) => ({ default: module.SignStep })));
export const FormStep = lazy(() => load.form().then((module) => ({ default: module.FormStep })));
export const ReviewStep = lazy(() => load.review().then((module) => ({ default: module.ReviewStep })));
export const IdentityRefusal = lazy(() =>
  load.refusal().then((module) => ({ default: module.IdentityRefusal })),
);

/** Fetches them ahead, so that a network that drops later stops nobody. A failure shows when a step is opened. */
export function fetchStepsAhead(): void {
  Object.values(load).forEach((one) => void one().catch(() => undefined));
}
