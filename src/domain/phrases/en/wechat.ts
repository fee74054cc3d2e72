/** Scan to sign in, and binding a WeChat account to a phone. */
export const wechat = {
  picture: 'QR code: scan it with WeChat to sign in',
  refresh: 'New code',
  localPhone: 'No WeChat at hand? Play the phone in a new tab',
  offline: 'The connection is interrupted. We keep asking.',
  loading: { title: 'Fetching a code', body: 'One moment.' },
  failed: { title: 'The code could not be fetched', body: 'Please try again.' },
  waiting: {
    title: 'Scan with WeChat',
    body: 'Open WeChat on your phone, scan the code, and confirm there. It is valid for three minutes.',
  },
  scanned: {
    title: 'Scanned',
    by: 'Scanned by {{nickname}}',
    body: 'Please confirm on your phone.',
  },
  confirmed: { title: 'Confirmed', body: 'You are being signed in.' },
  unbound: {
    title: 'One more step',
    greeting: 'Hello {{nickname}}',
    body: 'This WeChat account is not bound yet. Confirm the phone number of your account once; afterwards the scan alone signs you in.',
  },
  canceled: {
    title: 'You are not signed in',
    body: 'It was declined on the phone.',
  },
  expired: { title: 'The QR code has expired', body: 'Codes are valid for three minutes.' },
  bind: {
    codeSent: 'A code is on its way to {{phone}} by SMS. It is valid for {{minutes}} minutes.',
    submit: 'Bind and sign in',
    again: 'Scan again',
    expired: 'The scan was more than ten minutes ago or has been used. Please scan a new code.',
    unknown: 'No account has this phone number. Check it, or ask the owner of your account to invite you.',
    taken:
      'This account, or this WeChat, is already bound to another one. Sign in with your password; you change it under Account, Your security.',
  },
};
