import { accountFacts } from './accountFacts';
import { candidateFacts } from './candidateFacts';
import { enterpriseFacts } from './enterpriseFacts';
import { orderFacts } from './orderFacts';
import { otherFacts } from './otherFacts';
import { reportFacts } from './reportFacts';
import type { Fact } from './types';

export { otherFacts } from './otherFacts';
export { people } from './types';
export { technicalColumns } from './technicalColumns';

/**
 * The writers and readers of every fact a person enters in the main job, at registration, at certification and its change,
 * and for a lost phone, by the name of its canary. e2e/canary.spec.ts and e2e/canaryAccount.spec.ts enter each fact and check
 * that it is found at the places listed here, in that form, and nowhere else.
 */
export const journeyFacts = {
  ...orderFacts,
  ...candidateFacts,
  ...reportFacts,
  ...enterpriseFacts,
  ...accountFacts,
};

/** The facts of registration, certification and contract. */
export const enterpriseFactNames: ReadonlySet<string> = new Set(Object.keys(enterpriseFacts));

/** The facts of a change of verified data and of a lost phone. */
export const accountFactNames: ReadonlySet<string> = new Set(Object.keys(accountFacts));

export type JourneyFact = keyof typeof journeyFacts;

export const sections: readonly { title: string; facts: readonly Fact[] }[] = [
  { title: 'The enterprise', facts: Object.values(enterpriseFacts) },
  { title: 'A change of the enterprise, and a lost phone', facts: Object.values(accountFacts) },
  { title: 'The order and what follows it', facts: Object.values(orderFacts) },
  { title: 'The candidate', facts: Object.values(candidateFacts) },
  { title: 'Analysts', facts: Object.values(reportFacts) },
  { title: 'Everything else', facts: otherFacts },
];
