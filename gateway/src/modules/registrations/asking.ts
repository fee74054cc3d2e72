import type { AskingItem } from '@probity/contract/rules/fields/asked';
import { sectionOf } from '@probity/contract/rules/fields/items';
import type { SessionCtx } from '../../kernel/context';
import { askingItem, catalogueByCode } from '../packages/catalogueRepository';

/**
 * What every kind of check that compares entries asks for now. An application belongs to no order yet, so it asks for whatever a later
 * check may need.
 */
export async function askingNow({ tx, clock }: Pick<SessionCtx, 'tx' | 'clock'>): Promise<AskingItem[]> {
  const kinds = [...(await catalogueByCode(tx, clock.now())).values()];
  return kinds.filter(({ code }) => sectionOf(code) !== undefined).map(askingItem);
}
