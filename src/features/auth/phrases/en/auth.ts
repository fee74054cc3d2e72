/** The ways in: cover, login, and the phone check for receivers of a link. */
export const auth = {
  pitch: {
    title: 'Know who you hire, and be able to show how you know.',
    body: 'Order checks, collect consent, follow each item to its source, and share reports that say where every finding comes from.',
  },
  cover: {
    kicker: 'Employment background checks for enterprises',
    signIn: 'Sign in',
    haveLink: 'I received a link',
    example: {
      title: 'How a report reads',
      items: {
        identity: { name: 'Identity', source: 'Name and ID number, computed' },
        education: { name: 'Education', source: 'Certificate register, by an analyst' },
        employment: { name: 'Employment', source: 'Former employer, by telephone' },
        reference: { name: 'Reference', source: 'Referee not reached in three attempts' },
      },
    },
    who: {
      title: 'Who it is for',
      teams: {
        title: 'Hiring teams',
        body: 'Order a check in minutes, see the price before you confirm, and always know who an item is waiting for.',
        way: 'Sign in to your account',
      },
      candidates: {
        title: 'Candidates',
        body: 'Read what will be checked and why, consent item by item, fill in your details on any phone, and see your own report.',
        way: 'Open your check',
      },
      readers: {
        title: 'Report readers',
        body: 'Read a report that was shared with you. Your phone number is the key; the report is never sent around as a file.',
        way: 'Open a shared report',
      },
    },
    how: {
      title: 'How a check runs',
      order: { title: 'Order', body: 'Choose a package. Sensitive items ask for a reason.' },
      consent: { title: 'Consent', body: 'The candidate decides on a phone, item by item.' },
      verify: { title: 'Verify', body: 'Each finding keeps its source, method and time.' },
      report: { title: 'Report', body: 'A second person reviews before you read it.' },
    },
  },
  login: {
    title: 'Sign in',
    roleChanged: 'Your role in the account was changed, so you were signed out. Sign in again to go on.',
    barred: 'This account is disabled. Ask an owner or administrator to enable it, then sign in again.',
    ways: 'Ways to sign in',
    way: { password: 'Password', sms: 'SMS code', wechat: 'WeChat', visitor: 'Visitor' },
    phone: 'Phone number',
    password: 'Password',
    keepPhone: 'Keep my phone number',
    forgot: 'Forgot password?',
    newHere: 'New here?',
    register: 'Register your enterprise',
    submit: 'Sign in',
    failed: 'You could not be signed in',
    pausedTitle: 'Too many wrong passwords',
    locked: 'You can try again in {{time}}.',
    lockedOver: 'You can try again now.',
    otherWay: 'The other ways in are paused as well. Setting a new password ends the pause.',
    bySms: 'Somebody on this network has tried too often. You can sign in with an SMS code meanwhile.',
    newPassword: 'Set a new password',
    disabled: 'Ask the owner of your account to enable it again.',
    unopened: 'Your sign-in was accepted, but your account could not be loaded.',
    finish: 'Try again',
  },
  code: {
    label: 'Verification code',
    wait: 'Send again in {{time}}',
    required: 'Please enter the verification code',
    invalid: 'The verification code has 6 digits',
    sentLogin:
      'If {{phone}} has an account, a code is on its way by SMS. It is valid for {{minutes}} minutes.',
    sentVisitor:
      'If an invitation or a shared report names {{phone}}, a code is on its way by SMS. It is valid for {{minutes}} minutes.',
    sent: 'A code is on its way to {{phone}} by SMS. It is valid for {{minutes}} minutes.',
    limit: {
      soon: 'A number gets one code a minute and five an hour. The button shows when the next one can be sent.',
      day: 'A number gets ten codes a day. Please try again tomorrow, or use another way to sign in.',
      dayOfForm: 'For a form a number gets three codes a day. Please try again tomorrow.',
      network:
        'Too many codes were asked for from your network just now. The button shows when to try again.',
      networkOfForm:
        'Too many codes were asked for with this link or from your network just now. Please try again in an hour.',
    },
    notReceivedOfForm: 'No message after a minute? Check the number.',
    notReceived:
      'No message after a minute? Check the number, or ask the enterprise that sent you the link which number it used.',
  },
  duration: {
    hours: '{{hours}} h {{minutes}} min',
    minutes: '{{minutes}} min {{seconds}} s',
    seconds: '{{seconds}} s',
  },
  checkPhone: {
    title: 'Confirm your phone',
    from: 'This link comes from {{name}}.',
    invites: '{{name}} invites you to apply.',
    withLink:
      'Your link opens something personal: a background check or a report. To make sure it is you, we send a code to the phone number the link was made for.',
    anyPhone:
      'Your link opens a form. Confirm your phone number, so that it is saved as you go and only you can come back to it.',
    formState: {
      full: 'This form has taken all the applications it may take. If you have begun or sent yours, confirm your phone number to go on.',
      closed:
        'This form takes no applications now. If you have begun or sent yours, confirm your phone number to read, keep up or delete it.',
    },
    withoutLink:
      'Enter the phone number that your invitation or shared report was sent to. We text you a code, then show what is waiting for that number.',
    stay: 'This is my own phone: open the form here for {{count}} days without another code',
    submit: 'Confirm and open',
    privacyApply: 'No account is created. Who asks you to apply sees the number once you send the form.',
    privacy: 'We use the number only to make sure that it is you. No account is created.',
    opening: 'Opening your link',
    pitchTitle: 'Your consent decides what is checked.',
    pitchBody:
      'You see every item with its reason before anything starts, you can refuse single items, and you can read and dispute the result.',
    closed: 'This link cannot be opened',
    // Word for word code 2101 (a test compares): a malformed code is answered like an expired one.
    closedHelp:
      'This link is wrong, has expired or was withdrawn. Please ask the enterprise that sent it to you',
    byPhone: 'Find what you have begun with your phone number',
    otherPhone: 'Use another phone number',
    list: {
      title: 'Sent to your phone number',
      help: 'Choose what you want to open.',
      emptyTitle: 'Nothing was sent to this phone number',
      emptyBody:
        'An invitation or a shared report may have expired or been withdrawn. Ask the enterprise that sent it to you.',
      error: 'The list could not be loaded',
      kind: { invitation: 'Background check', share: 'Shared report', registration: 'Your application' },
      dates: 'Sent {{from}}, open until {{until}}',
    },
  },
};
