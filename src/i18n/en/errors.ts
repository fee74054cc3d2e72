/** The English texts are the specification's (sections 4 and 8), to the letter. */
export const errors = {
  session: {
    invalid: 'invalid session or expired, please log in again',
    noAccess: 'current user has no access permission',
  },
  status: {
    unauthorized: 'authentication failed, cannot access system resource',
    forbidden: 'no permission for this operation',
    notFound: 'resource does not exist',
    unknown: 'unknown system error, please report to the administrator',
  },
  transport: {
    network: 'backend interface connection abnormal',
    timeout: 'system interface request timeout',
    failed: 'system interface abnormal',
  },
};
