/** Why an enterprise that is not verified cannot order. */
export const unverified = {
  none: {
    body: 'You can look round, but not order yet: your enterprise is not verified.',
    action: 'Verify it now',
  },
  pending: {
    body: 'Your enterprise is under review. You can order as soon as it is verified; we tell you by SMS.',
    action: 'See how it stands',
  },
  rejected: {
    body: 'Your enterprise could not be verified, so it cannot order.',
    action: 'Read why and correct it',
  },
  askManager: 'An owner or administrator of your account can see to it.',
};
