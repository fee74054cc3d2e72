/** /businessManage: the frame; each tab has phrases of its own. */
export const account = {
  title: 'Account',
  tabs: 'Parts of the account',
  tab: {
    users: 'People',
    security: 'Your security',
  },
};
