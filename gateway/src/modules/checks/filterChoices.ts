import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { actorWords } from '../apiKeys/words';
import { ownersOf, packagesOf } from './filterChoiceRepository';
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
  return {
    packages: [...byName]
      .map(([name, packageIds]) => ({ packageIds, name }))
      .sort((one, other) => one.name.localeCompare(other.name, lang)),
    owners: (await ownersOf(tx, session.mainIds, reach)).map(({ name, keyName, ...owner }) => ({
      ...owner,
      name: actorWords(name, keyName, lang),
    })),
  };
}
