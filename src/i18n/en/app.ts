/** The frame: bars, menus, errors of the whole page. */
export const app = {
  name: 'Probity',
  skip: 'Skip to content',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'Same as the device' },
  signOut: {
    failed: 'You are still signed in: signing out did not reach the server.',
  },
  language: {
    partly: 'Some of this could not be fetched in English. Reload the page to try again.',
  },
  session: {
    opening: 'Opening your session',
    unreachable: 'Your session could not be checked',
    unreachableHelp: 'You are still signed in. Check the connection and try again.',
  },
  notFound: {
    title: 'This page does not exist',
    body: 'The address may be mistyped, or the page has moved.',
    home: 'Go to the home page',
  },
  crash: {
    title: 'Something went wrong on this screen',
    body: 'What you saved is safe. Try again, or reload the page.',
  },
  leave: {
    title: 'Leave without saving?',
    body: 'What you typed here is not saved and will be lost.',
    confirm: 'Leave without saving',
    stay: 'Stay here',
  },
  chunk: {
    title: 'This screen could not be loaded',
    body: 'The connection may be down, or a new version was installed meanwhile.',
    part: 'This part could not be loaded. Please check the connection and try again.',
    old: 'The console was updated after this page was opened, so this part of it is gone. Please reload the page.',
    kept: 'Nothing you typed is lost.',
    lost: 'What you typed here and did not save will be lost: save or copy it first.',
  },
  customerPhone: 'Customer service {{phone}}',
  customerPhoneHours: 'Customer service {{phone}} ({{hours}} on working days, China time)',
};
