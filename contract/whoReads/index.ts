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
 * The writers and readers of every fact a person enters in the main job, at registration and at certification, by the name
 * of its canary. e2e/canary.spec.ts enters each fact and checks that it is found at the places listed here, in that form,
 * and nowhere else.
 */
export const journeyFacts = { ...orderFacts, ...candidateFacts, ...reportFacts, ...enterpriseFacts };

/** The facts of registration, certification and contract. */
export const enterpriseFactNames: ReadonlySet<string> = new Set(Object.keys(enterpriseFacts));

export type JourneyFact = keyof typeof journeyFacts;

export const sections: readonly { title: string; facts: readonly Fact[] }[] = [
  { title: 'The enterprise', facts: Object.values(enterpriseFacts) },
  { title: 'The order and what follows it', facts: Object.values(orderFacts) },
  { title: 'The candidate', facts: Object.values(candidateFacts) },
  { title: 'Analysts', facts: Object.values(reportFacts) },
  { title: 'Everything else', facts: otherFacts },
];
