/** The frame: bars, menus, errors of the whole page. */
export const app = {
  name: 'Probity',
  skip: 'Skip to content',
  bar: {
    account: 'Account in use',
    banner: 'You are acting inside this customer’s account',
    closeMenu: 'Close menu',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    language: 'Language',
    navigation: 'Main menu',
    openMenu: 'Open menu',
    signOut: 'Sign out',
    theme: 'Theme',
    user: 'Your account',
  },
  theme: { light: 'Light', dark: 'Dark', system: 'Like the device' },
  density: { label: 'Row height', comfortable: 'Comfortable', compact: 'Compact' },
  role: {
    owner: 'Owner',
    admin: 'Admin',
    recruiter: 'Recruiter',
    finance: 'Finance',
    viewer: 'Viewer',
    analyst: 'Analyst',
    support: 'Support',
    operator: 'Operator',
  },
  breadcrumbs: 'You are here',
  signOut: {
    failed: 'You are still signed in: signing out did not reach the server.',
  },
  otherTab: {
    title: 'Signed in differently in another tab',
    body: 'This tab still shows {{name}}. What you typed here is kept; reload to continue with the session of the other tab.',
  },
  session: {
    opening: 'Opening your session',
    unreachable: 'Your session could not be checked',
    unreachableHelp: 'You are still signed in. Check the connection and try again.',
  },
  forbidden: {
    title: 'You have no access to this screen',
    body: 'Your role {{role}} does not include it. An administrator of {{account}} can change that.',
    bodyPlain: 'Your role does not include it. An administrator of your account can change that.',
    home: 'Go to the home page',
  },
  notFound: {
    title: 'This page does not exist',
    body: 'The address may be mistyped, or the page has moved.',
    home: 'Go to the home page',
  },
  crash: {
    title: 'Something went wrong on this screen',
    body: 'What you saved is safe. Try again, or reload the page.',
    details: 'Details for support',
  },
  chunk: {
    title: 'This screen could not be loaded',
    body: 'The connection may be down, or a new version was installed meanwhile.',
  },
  customerPhone: 'Customer service {{phone}}',
};
