/** What is tried, the rule of docs/security.md that stands against it, what must go on working, and where both are shown. */
export interface AttackRow {
  attack: string;
  rule: `S${number}`;
  twin: string;
  /** In this folder. */
  file: `${string}.test.ts`;
}

/** Every attack of the suite. A file of it runs each of its rows with `attack(…)`; `table.test.ts` holds the two together. */
export const attacks = [
  // Whose rows
  {
    attack: 'foreign id',
    rule: 'S2',
    twin: 'the own id is served',
    file: 'tenancy.test.ts',
  },
  {
    attack: 'sibling’s record',
    rule: 'S2',
    twin: 'whoever reaches the whole account is served',
    file: 'tenancy.test.ts',
  },
  {
    attack: 'role',
    rule: 'S2',
    twin: 'a role with the right is served',
    file: 'tenancy.test.ts',
  },
  {
    attack: 'mass assignment',
    rule: 'S25',
    twin: 'the same body without the field is taken',
    file: 'tenancy.test.ts',
  },
  {
    attack: 'foreign file',
    rule: 'S65',
    twin: 'the own file is taken',
    file: 'tenancy.test.ts',
  },
  // Sign-in and sessions
  {
    attack: 'x-main-id',
    rule: 'S43',
    twin: 'a tab of the active account is served',
    file: 'tenancy.test.ts',
  },
  {
    attack: 'stale session after switch',
    rule: 'S56',
    twin: 'the new session is served',
    file: 'tenancy.test.ts',
  },
  {
    attack: 'password brute force',
    rule: 'S48',
    twin: 'the right password serves from another network, and here after the pause',
    file: 'signIn.test.ts',
  },
  {
    attack: 'code guessing',
    rule: 'S50',
    twin: 'the right code serves as the fifth try',
    file: 'signIn.test.ts',
  },
  {
    attack: 'disabled staff',
    rule: 'S4',
    twin: 'a colleague goes on, and so does who is enabled again',
    file: 'staffPlaces.test.ts',
  },
  // What `s` opens
  {
    attack: 'another’s s',
    rule: 'S64',
    twin: 'its own person is served',
    file: 'links.test.ts',
  },
  {
    attack: 'share by another phone',
    rule: 'S64',
    twin: 'a named phone is served',
    file: 'links.test.ts',
  },
  {
    attack: 'revoked share',
    rule: 'S64',
    twin: 'another share of the report goes on',
    file: 'links.test.ts',
  },
  {
    attack: 'views exceeded',
    rule: 'S64',
    twin: 'who is counted looks again',
    file: 'links.test.ts',
  },
  // API keys
  {
    attack: 'key beyond scope',
    rule: 'S39',
    twin: 'the scope opens its call',
    file: 'keys.test.ts',
  },
  {
    attack: 'revoked key',
    rule: 'S39',
    twin: 'another key of the account goes on',
    file: 'keys.test.ts',
  },
  // Money
  {
    attack: 'overdraft',
    rule: 'S27',
    twin: 'what the balance allows is placed',
    file: 'money.test.ts',
  },
  {
    attack: 'overdraft behind the rules',
    rule: 'S27',
    twin: 'entries that balance are taken',
    file: 'money.test.ts',
  },
  {
    attack: 'replayed idempotency key with another body',
    rule: 'S28',
    twin: 'the same body gets the first reply again',
    file: 'money.test.ts',
  },
  {
    attack: 'wrong price',
    rule: 'S66',
    twin: 'the price of the catalogue is held',
    file: 'money.test.ts',
  },
  // Consent
  {
    attack: 'forged consent: no signature',
    rule: 'S19',
    twin: 'a drawn one is taken',
    file: 'consent.test.ts',
  },
  {
    attack: 'forged consent: another text than shown',
    rule: 'S19',
    twin: 'the text shown is taken',
    file: 'consent.test.ts',
  },
  {
    attack: 'forged consent: other items than shown',
    rule: 'S19',
    twin: 'the items shown are taken, once',
    file: 'consent.test.ts',
  },
  {
    attack: 'forged consent: behind the rules',
    rule: 'S19',
    twin: 'with consent the database lets the check run',
    file: 'consent.test.ts',
  },
  {
    attack: 'forged consent: written anew',
    rule: 'S19',
    twin: 'it stands as it was signed',
    file: 'consent.test.ts',
  },
  {
    attack: 'withdrawn item worked',
    rule: 'S19',
    twin: 'an item consented to is worked',
    file: 'reports.test.ts',
  },
  // Reports
  {
    attack: 'editor publishes own work',
    rule: 'S20',
    twin: 'a second person publishes it',
    file: 'reports.test.ts',
  },
  {
    attack: 'editor publishes behind the rules',
    rule: 'S20',
    twin: 'the database takes a second person',
    file: 'reports.test.ts',
  },
  {
    attack: 'double publish',
    rule: 'S20',
    twin: 'one of them is published',
    file: 'reports.test.ts',
  },
  // Out of the gateway
  {
    attack: 'formula in an export',
    rule: 'S67',
    twin: 'a harmless text stands as it was typed, and a number is one',
    file: 'exports.test.ts',
  },
] as const satisfies readonly AttackRow[];

export type AttackName = (typeof attacks)[number]['attack'];
