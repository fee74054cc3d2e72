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
  signIn: {
    title: 'How you sign in',
    mobile: 'Phone number',
    change: 'Change phone number, password or WeChat',
  },
};
