import type { CandidateView } from '../../api/resources/candidateApi';
import { isOpen, openStep, stepsOf } from './candidateSteps';

const view = {
  consentWay: 'sms',
  consentGivenAt: null,
  sections: ['identity', 'education'],
  form: {},
} satisfies Pick<CandidateView, 'consentWay' | 'consentGivenAt' | 'sections' | 'form'>;

it('consent comes first, then the sections that the items need, then the review', () => {
  expect(stepsOf(view)).toEqual(['about', 'items', 'sign', 'identity', 'education', 'review']);
});

it('a consent signed on paper is not signed again', () => {
  expect(stepsOf({ ...view, consentWay: 'paper' })).not.toContain('sign');
});

it.each([
  ['nothing is signed', {}, 'items'],
  ['signed, no section begun', { consentGivenAt: '2026-11-20T08:00:00Z' }, 'identity'],
  [
    'one section is filled in',
    { consentGivenAt: '2026-11-20T08:00:00Z', form: { identity: { idConfirmed: true } } },
    'education',
  ],
  [
    'every section is filled in',
    {
      consentGivenAt: '2026-11-20T08:00:00Z',
      form: { identity: { idConfirmed: true }, education: { entries: [{ school: 'Zhejiang University' }] } },
    },
    'review',
  ],
])('it goes on where it was left: %s', (_words, changes, step) => {
  expect(openStep({ ...view, ...changes })).toBe(step);
});

it('a form is open until it is sent or the check has ended', () => {
  expect(isOpen({ submittedAt: null, status: 'awaitingConsent' })).toBe(true);
  expect(isOpen({ submittedAt: '2026-11-20T08:00:00Z', status: 'awaitingConsent' })).toBe(false);
  expect(isOpen({ submittedAt: null, status: 'cancelled' })).toBe(false);
});
