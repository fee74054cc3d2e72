import type pg from 'pg';

/** Functions that run as the owner and that the application may not call, each for a reason. */
export const ownersAlone: readonly string[] = [
  'accounts_called', // the operator's command
  'file_object_counted', // a trigger's
  'home_checks_changed', // the same
  'home_invitations_changed', // the same
  'home_work_changed', // the same
  'membership_ends_approving', // a trigger's
  'membership_ends_sessions', // the same
  'place_counts', // called by others of these
  'recharge_of_reference', // the operator's command
  'verify_audit', // the operator's command
];

interface Facts {
  name: string;
  isDefiner: boolean;
  settings: string;
  body: string;
  isGranted: boolean;
  others: string[];
}

/** Every function in the catalogue that breaks the rules of functions, in words. */
export async function functionFaults(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<Facts>(`
    select p.proname as name, p.prosecdef as "isDefiner", coalesce(p.proconfig::text, '') as settings, p.prosrc as body,
           has_function_privilege('probity_app', p.oid, 'execute') as "isGranted",
           array(select case a.grantee when 0 then 'everybody' else a.grantee::regrole::text end
                 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
                 where a.grantee not in (p.proowner, 'probity_app'::regrole)) as others
    from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`);
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  );
  // A temporary table of the same name comes first in every search path that does not exclude it.
  const bare = new RegExp(
    `\\b(?:from|join|into|update)\\s+(${tables.map(({ name }) => name).join('|')})\\b`,
    'i',
  );
  const names = rows.map(({ name }) => name);
  return [
    ...rows.flatMap((row) => faultsOf(row, bare)),
    ...ownersAlone.filter((name) => !names.includes(name)).map((name) => `${name} is gone`),
  ];
}

function faultsOf({ name, isDefiner, settings, body, isGranted, others }: Facts, bare: RegExp): string[] {
  const faults = others.map((who) => `${name} may be called by ${who}`);
  const found = bare.exec(body);
  if (found) faults.push(`${name} names ${found[1]} without its schema`);
  if (!isDefiner) return faults;
  if (!settings.includes('"search_path=pg_catalog, public"'))
    faults.push(`${name} runs as the owner without a search path of its own`);
  if (isGranted === ownersAlone.includes(name))
    faults.push(
      isGranted ? `${name} is said to be the owner's alone` : `${name} has no grant: nobody can call it`,
    );
  return faults;
}
