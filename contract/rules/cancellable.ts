/** In which states a check can still be cancelled: until its report is under review. The arrows of the gateway say the same: a test. */
export const cancellable: readonly string[] = [
  'awaitingApproval',
  'awaitingPayment',
  'awaitingConsent',
  'inProgress',
  'awaitingInfo',
];
