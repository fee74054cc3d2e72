import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { actorWords, markedWords } from '../apiKeys/words';
import { ownersOf, packagesOf, type OwnerChoice } from './filterChoiceRepository';
import { reachOf } from '../../kernel/reach';

/** The choices for filtering records: packages and people that occur in what this session reaches, and no others. */
export async function listChoices({
  tx,
  session,
  lang,
}: SessionCtx): Promise<components['schemas']['CheckChoices']> {
  const reach = reachOf(session);
  const byName = new Map<string, string[]>();
  for (const { packageId, name } of await packagesOf(tx, session.mainIds, reach)) {
    byName.set(name[lang], [...(byName.get(name[lang]) ?? []), packageId]);
  }
  const owners = await ownersOf(tx, session.mainIds, reach);
  return {
    packages: [...byName]
      .map(([name, packageIds]) => ({ packageIds, name }))
      .sort((one, other) => one.name.localeCompare(other.name, lang)),
    owners: owners.map(({ name, keyName, keyPrefix, ...owner }) => ({
      ...owner,
      name: markedWords(actorWords(name, keyName, lang), isShared(owners, keyName) ? keyPrefix : null, lang),
    })),
  };
}

/** Two keys have one name where one replaced the other. */
const isShared = (owners: readonly OwnerChoice[], name: string | null) =>
  name !== null && owners.filter(({ keyName }) => keyName === name).length > 1;
