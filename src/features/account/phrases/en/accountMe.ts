/** /businessManage, tab "Your profile". */
export const accountMe = {
  title: 'Name and e-mail',
  name: 'Your name',
  nameHelp: 'As your colleagues know you: on records, orders and messages.',
  email: 'E-mail',
  emailHelp: 'Only you see it here. We send nothing there: messages come by SMS and in the console.',
  done: 'Your profile is saved.',
  namedByPhone:
    'You are shown as {{mobile}} so far, because we do not know your name yet. Your colleagues recognise you more easily once you enter it here.',
  elsewhere:
    'You are inside a customer’s account. Go back to your own account to change your name, e-mail or picture.',
  fault: {
    name: 'Please enter a name of at most 30 characters',
    noName:
      'This does not look like a person’s name: a name begins with a letter and has no symbols such as = @ # or emoji',
    email: 'Please enter an e-mail address such as name@example.com',
  },
  picture: {
    title: 'Picture',
    choose: 'Your picture',
    help: 'We cut a square out of its middle. Without one your initials stand in its place',
    unreadable: 'This file could not be read as a picture. Please choose another',
    done: 'Your picture is saved.',
    remove: 'Remove picture',
    removed: 'Your picture is removed.',
  },
  leave: {
    title: 'Your place in {{account}}',
    body: 'If you no longer work here, or never agreed to be added, you can leave by yourself.',
    button: 'Leave this account',
    askTitle: 'Leave {{account}}?',
    askBody:
      'You no longer see its records and reports, and only its owner or an administrator can add you again. What you did here stays, under your name. You are signed out; your other accounts are not touched. Without another account you can register one with your phone.',
    askRecords_one:
      'You are in charge of {{count}} record here. It stays in the account: its owners and administrators are told to hand it on to somebody.',
    askRecords_other:
      'You are in charge of {{count}} records here. They stay in the account: its owners and administrators are told to hand them on to somebody.',
    askRecordsMore:
      'You are in charge of more than {{count}} records here. They stay in the account: its owners and administrators are told to hand them on to somebody.',
    askKeys_one:
      'You answer for {{count}} API key. It goes on working; {{name}} answers for it from then on and is told.',
    askKeys_other:
      'You answer for {{count}} API keys. They go on working; {{name}} answers for them from then on and is told.',
    askNoRecords: 'You are in charge of no records here.',
    done: 'You have left {{account}}.',
  },
  signIn: {
    title: 'How you sign in',
    mobile: 'Phone number',
    change: 'Change phone number, password or WeChat',
  },
};
