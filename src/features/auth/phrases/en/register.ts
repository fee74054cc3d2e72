/** Registering an enterprise, and the terms of use. */
export const register = {
  title: 'Register your enterprise',
  intro:
    'Start with your own phone number. Your enterprise’s information comes next and takes about five minutes.',
  pitchTitle: 'From registration to your first check.',
  pitchBody:
    'Register, tell us about your enterprise, upload its licence. We usually confirm within one working day; until then you can look round.',
  submit: 'Register and continue',
  haveAccount: 'Already have an account?',
  signInInstead: 'Sign in with this phone instead',
  agree: 'I agree to the terms of use.',
  agreeRequired: 'Please agree to the terms of use first',
  readTerms: 'Read the terms',
  codeSent: 'A code is on its way to {{phone}} by SMS. It is valid for {{minutes}} minutes.',
  terms: {
    title: 'Terms of use',
    agree: 'I agree',
    account: {
      title: 'Your account',
      body: 'You register for an enterprise that you may act for. You keep your password and your phone to yourself; what is done with your account counts as done by you. You are the account’s first owner and can invite others and take their access away.',
    },
    role: {
      title: 'Who does what',
      body: 'The enterprise decides who is checked, which items and why. Probity carries the check out on its behalf. Orders are possible once we have confirmed the enterprise, and each order shows its price before it is placed. The service contract, which the enterprise signs, has the details and comes before these terms where they differ.',
    },
    data: {
      title: 'What we keep about you',
      body: 'Your phone number (encrypted), your name as shown to colleagues, when and from where you signed in, a record of what you did in the account, and, if you add them, your e-mail address (encrypted), a picture and the link to your WeChat account. We use it to run the account and to protect it, and for nothing else. You can see your sign-ins, change your phone number, take back e-mail, picture and WeChat at any time, and ask us to erase your account.',
    },
    conduct: {
      title: 'What is not allowed',
      body: 'Checking somebody without their consent, using a report for anything but the purpose it was ordered for, passing it to others outside of its sharing, and trying to get round the limits of the product.',
    },
    end: {
      title: 'Ending the account',
      body: 'You can stop using the account at any time. We may suspend it when these terms are broken, and we say why. Checks that are under way are finished or refunded.',
    },
  },
};
