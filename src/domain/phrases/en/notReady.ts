/** Why an enterprise cannot order yet. */
export const notReady = {
  none: {
    body: 'You can look round, but not order yet: your enterprise is not verified.',
    action: 'Verify it now',
  },
  pending: {
    body: 'Your enterprise is under review. You can order as soon as it is verified; we tell you by SMS.',
    action: 'See its status',
  },
  rejected: {
    body: 'Your enterprise could not be verified, so it cannot order.',
    action: 'Read why and correct it',
  },
  unsigned: {
    body: 'Your enterprise is verified. One step is left before it can order: its service contract.',
    action: 'Read and sign it',
  },
  askManager: 'An owner or administrator of your account can do this.',
};
