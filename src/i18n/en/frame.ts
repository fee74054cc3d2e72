/** Parts of the frame that are fetched when first drawn: the list of accounts, and the notice about another tab. */
export const frame = {
  accounts: {
    title: 'Switch account',
    search: 'Search accounts',
    none: 'No account of this name.',
    more_one: '{{count}} more: search for its name.',
    more_other: '{{count}} more: search by name.',
    disabled: 'Disabled',
    unverified: 'Not verified',
    unsavedTitle: 'Leave without saving?',
    unsavedBody: 'This screen holds input that is not saved. Switching the account drops it.',
    switchAnyway: 'Switch account',
  },
  otherTab: {
    title: 'This tab’s session was replaced in another tab',
    titleOther: 'Somebody else has signed in, in another tab',
    titleAccount: 'You switched the account in another tab',
    body: 'This tab still shows {{name}}. The account now active is {{now}}: reload to continue there.',
    bodyPerson: 'This tab still shows {{name}}. Signed in now is {{now}}: reload to continue as that person.',
    bodyUnnamed: 'This tab still shows {{name}}. Reload to continue with the session of the other tab.',
    lost: 'What you typed here and did not save will be lost by the reload: copy it first.',
  },
};
