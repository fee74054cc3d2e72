/** A new password by a code to the phone. */
export const reset = {
  title: 'Reset your password',
  intro:
    'We send a code to your phone. With the new password every device that is signed in is signed out, WeChat is unbound, and a pause after wrong passwords ends.',
  pitchTitle: 'Back to work in a minute.',
  pitchBody:
    'A code to your phone and a new password are all it takes. Nobody at Probity knows your password or will ever ask for it.',
  password: 'New password',
  submit: 'Set the new password',
  failed: 'The password could not be set',
  done: 'Your password is changed and all devices are signed out. Please sign in with the new one.',
  remembered: 'Remembered it?',
  lostPhone:
    'Lost the phone itself? An owner or administrator of your enterprise asks for a new one under Account, People. If you are its only owner, call customer service.',
};
