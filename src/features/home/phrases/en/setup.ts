/** What is left to do before an enterprise works with Probity. */
export const setup = {
  title: 'Set up your enterprise',
  of: '{{done}} of {{total}} done',
  done: 'done',
  steps: {
    licence: 'Send us the business licence',
    review: 'We verify the enterprise',
    contract: 'Sign the service contract',
    order: 'Order the first check',
    change: 'A change of the verified data was rejected',
    announced: 'A new service contract is to be signed',
  },
  licence: {
    body: 'A photo of the licence and whom we may call. It takes five minutes; what you type is kept.',
    action: 'Enter the details',
  },
  rejected: { title: 'Why it was rejected', action: 'Correct and submit again' },
  review: {
    body: 'We compare it with the licence. You get an SMS as soon as it is decided.',
    bodyBy: 'We compare it with the licence by the end of {{day}}. You get an SMS as soon as it is decided.',
    action: 'See its status',
  },
  contract: {
    body: 'Read it to its end and sign by name. Then the enterprise may order.',
    outdated:
      'The contract, or the enterprise’s name, has changed since it was signed. Please read it again; orders go on meanwhile.',
    action: 'Read and sign',
  },
  order: {
    body: 'Choose a package, name the candidate, and we send the invitation.',
    action: 'Order a check',
  },
  change: { action: 'See how it stands' },
  announced: {
    body: 'From {{day}} on. You can read it now; until you sign it, what you signed holds.',
    action: 'Read it',
  },
  welcome: {
    title: 'Welcome',
    body: 'This is asked once. You find it in your profile and your security, and can change it there.',
    name: 'Your name',
    nameFault: 'Please enter a name of at most 30 characters',
    noName:
      'This does not look like a person’s name: a name begins with a letter and has no symbols such as = @ # or emoji',
    password: 'Password',
    passwordHelp: 'Without one you sign in with a code by SMS.',
    later: 'Not now',
    done: 'Saved.',
  },
  askManager: 'An owner or administrator of your account does this.',
};
