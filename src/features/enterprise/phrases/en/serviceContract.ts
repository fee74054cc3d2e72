/** The service contract: read, signed, and the signature. */
export const serviceContract = {
  version: 'Version {{version}}',
  versionLabel: 'Version',
  changed: 'The contract, or your enterprise’s name, has changed since. Please read it again and sign it.',
  announced: {
    body: 'From {{day}} on a new version is to be signed. Until you sign it, what you signed holds.',
    show: 'Read the new version',
    hide: 'Hide the new version',
    below: 'Version {{version}}, which you signed:',
  },
  unverified: 'You can read the contract now. It can be signed once your enterprise is verified.',
  toStatus: 'See its status',
  signTitle: 'Sign',
  signBody:
    'You sign for your enterprise. We keep the text with its hash, your name, the time and the network address you sign from.',
  name: 'Your full name',
  nameHelp: 'As on your ID',
  nameMissing: 'Please enter your full name',
  noName:
    'This does not look like a person’s name: a name begins with a letter and has no symbols such as = @ # or emoji',
  sign: 'Sign the contract',
  readFirst: 'Please read the text to its end first.',
  unread: 'You have not reached the end of the text yet. Please scroll through it.',
  done: 'The contract is signed.',
  signed: 'Service contract, signed',
  signedBefore: 'Service contract, signed before',
  signer: 'Signed by',
  signedAt: 'Signed at',
  hash: 'SHA-256',
  download: 'Download PDF',
  fileName: 'service-contract-{{version}}.pdf',
};
