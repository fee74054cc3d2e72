/**
 * An attack, the rule of docs/security.md against it, the legitimate counterpart that must keep working, and the file that
 * shows both.
 */
export interface AttackRow {
  attack: string;
  rule: `S${number}`;
  twin: string;
  /** In this folder. */
  file: `${string}.test.ts`;
  /** The titles of the tests of the attack and its twin, if they need more than one gateway: a process, a proxy, sockets. */
  shownBy?: readonly [attack: string, twin: string];
}

/**
 * Every attack of the suite. Its file runs each of its rows with `attack(…)`, or names them by title; `table.test.ts` checks
 * that.
 */
export const attacks = [
  // Tenancy
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
    attack: 'id in another spelling',
    rule: 'S25',
    twin: 'the id as it was given is taken',
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
  // Links
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
  // Bodies, sockets and the way the gateway is run
  {
    attack: 'slow sockets',
    rule: 'S68',
    twin: 'a slow but fair line goes through',
    file: 'slowSockets.test.ts',
    shownBy: [
      '${SOCKETS} slow connections leave the calls of others as fast as they were',
      'an upload below 1 kB/s over 30 s is cut, one on a slow but fair line goes through',
    ],
  },
  {
    attack: 'a body before the session',
    rule: 'S69',
    twin: 'who may is served',
    file: 'sessionBeforeBody.test.ts',
    shownBy: [
      '20 anonymous uploads of 9 MB are answered at once, and neither read nor kept',
      'and who may, is served as before',
    ],
  },
  {
    attack: 'demo users in production',
    rule: 'S40',
    twin: 'real people may have the same phones',
    file: 'demoInProduction.test.ts',
    shownBy: [
      'is refused, named together with every other fault',
      'the twin: real people may have the same phones; an empty database is taken, too',
    ],
  },
  {
    attack: 'lock-out behind a proxy',
    rule: 'S70',
    twin: 'the other client behind it goes on',
    file: 'proxyNetworks.test.ts',
    shownBy: [
      'a client behind the proxy does not become another one by writing X-Forwarded-For itself',
      'two clients behind one proxy are two networks: pause, spraying and SMS of one leave the other alone',
    ],
  },
  {
    attack: 'one account tried from many networks',
    rule: 'S70',
    twin: 'who mistypes at several places raises nothing',
    file: 'manyNetworks.test.ts',
    shownBy: [
      'raises the metric and tells the person once a day, in both languages and without a link; the person signs in as ever',
      'who mistypes at home, at work and on the way raises nothing, however often; nor do many people of many networks',
    ],
  },
  // People and papers
  {
    attack: 'disabled and enabled again: the old token',
    rule: 'S71',
    twin: 'a place of their own goes on',
    file: 'disabledPerson.test.ts',
    shownBy: [
      'disabled and enabled again: the old token stays dead; another account and a colleague go on; signing in anew works',
      'staff disabled on the platform: what is open there and inside customers ends for good; a place of their own goes on',
    ],
  },
  {
    attack: 'another’s paper form',
    rule: 'S72',
    twin: 'a further check of the same person may use it',
    file: 'paperForm.test.ts',
    shownBy: [
      'another candidate’s form is refused at the field; their own is taken',
      'twin: a further check of the same person may use it, spelt with other spaces and dots too',
    ],
  },
  {
    attack: 'another candidate’s file',
    rule: 'S65',
    twin: 'an own upload is kept',
    file: 'siblingFile.test.ts',
    shownBy: [
      'in the form: refused like a file that never was, and nothing of the section is kept',
      'twin: an own upload is kept, and read again',
    ],
  },
] as const satisfies readonly AttackRow[];

/** The attacks that `attack(…)` runs. */
export type AttackName = Exclude<(typeof attacks)[number], { shownBy: unknown }>['attack'];
