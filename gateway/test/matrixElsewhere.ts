/** Operations not decided by a role's reach, each with the test of its cells. */
export const elsewhere: Record<string, string> = {
  withdrawCertificationChange:
    'an account has one waiting at most: modules/enterprise/change.test.ts (roles, own, foreign, missing)',
  sendApprovalCode: "to one's own phone: modules/orders/approvalCode.test.ts",
  sendOwnershipCode: "to one's own phone, as an owner: modules/handover/ownership.test.ts",
  ...Object.fromEntries(
    ['sendLostPhoneCode', 'sendLostPhoneDecisionCode', 'withdrawLostPhone'].map((operation) => [
      operation,
      'to one’s own phone, or an open request: modules/lostPhones/asking.test.ts (roles, foreign, missing)',
    ]),
  ),
  ...Object.fromEntries(
    ['getLostPhoneReview', 'revealLostPhoneContact', 'decideLostPhone'].map((operation) => [
      operation,
      'a request takes two parties: modules/lostPhones/deciding.test.ts (roles, own, foreign, missing)',
    ]),
  ),
  ...Object.fromEntries(
    ['askRecharge', 'replaceRechargeSlip', 'withdrawRecharge'].map((operation) => [
      operation,
      'names a slip or a waiting recharge: modules/recharges/asking.test.ts (roles, foreign, missing)',
    ]),
  ),
  ...Object.fromEntries(
    ['getRechargeReview', 'sendRechargeCode', 'confirmRecharge', 'rejectRecharge'].map((operation) => [
      operation,
      'a recharge takes two parties: modules/recharges/deciding.test.ts (roles, own, foreign, missing)',
    ]),
  ),
  ...Object.fromEntries(
    [...['listReceivedMoney', 'askReversal', 'getReversalReview', 'confirmReversal', 'refuseReversal']].map(
      (operation) => [
        operation,
        'a reversal takes two operators: modules/reversals/reversals.test.ts (roles, own, missing)',
      ],
    ),
  ),
  ...Object.fromEntries(
    [...['findCharges', 'askCorrection', 'getCorrectionReview', 'confirmCorrection', 'refuseCorrection']].map(
      (operation) => [
        operation,
        'a correction takes two operators: modules/corrections/corrections.test.ts (roles, own, missing)',
      ],
    ),
  ),
  ...Object.fromEntries(
    ['listDictionaries', 'changeDictionary', 'withdrawDictionary'].map((operation) => [
      operation,
      'dictionaries are of the platform: modules/reference/dictionaries.test.ts (roles, missing, another account)',
    ]),
  ),
  ...Object.fromEntries(
    ['listLimits', 'changeLimit', 'withdrawLimit'].map((operation) => [
      operation,
      'limits are of the platform: modules/limits/limits.test.ts (roles, missing, another account)',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['getBankAccount', 'sendBankAccountCode', 'askBankAccount', 'signOffBankAccount'],
      ...['refuseBankAccount', 'withdrawBankAccount'],
    ].map((operation) => [
      operation,
      'the bank account takes two operators: modules/bankAccounts/bankAccounts.test.ts (roles, own, missing)',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['getSignedText', 'getTextVersion', 'askTextVersion', 'sendTextCode', 'signOffTextVersion'],
      ...['sendBackTextVersion', 'withdrawTextVersion'],
    ].map((operation) => [
      operation,
      'a signed text takes two operators: modules/signedTexts/signedTexts.test.ts (roles, own, missing)',
    ]),
  ),
  ...Object.fromEntries(
    ['getRechargeLimit', 'askRechargeLimit', 'confirmRechargeLimit', 'refuseRechargeLimit'].map(
      (operation) => [
        operation,
        'the limit takes two operators: modules/reversals/limit.test.ts (roles, own, missing)',
      ],
    ),
  ),
  ...Object.fromEntries(
    ['getPayoutDesk', 'sendPayoutCode', 'askPayout', 'withdrawPayout'].map((operation) => [
      operation,
      "a payout takes a code to the owner's own phone: modules/payouts/asking.test.ts (roles, foreign, missing)",
    ]),
  ),
  ...Object.fromEntries(
    ['sendClosingCode', 'askClosing', 'takeClosingBack', 'listClosings', 'downloadErasureCertificate'].map(
      (operation) => [
        operation,
        'closing an account takes a code, and one that closes: modules/departure/closing/{asking,erasing}.test.ts (roles, foreign, missing)',
      ],
    ),
  ),
  ...Object.fromEntries(
    ['sendAccountExportCode', 'startAccountExport'].map((operation) => [
      operation,
      "what leaves with the account takes a code to the owner's own phone: modules/departure/exporting.test.ts (roles, foreign)",
    ]),
  ),
  ...Object.fromEntries(
    ['getPayoutReview', 'sendPayoutDecisionCode', 'enterPayout', 'confirmPayout', 'rejectPayout'].map(
      (operation) => [
        operation,
        'a payout takes two operators: modules/payouts/deciding.test.ts (roles, own, foreign, missing)',
      ],
    ),
  ),
  ...Object.fromEntries(
    ['approveOrder', 'rejectOrder', 'approveOrders', 'rejectOrders'].map((operation) => [
      operation,
      'an approval takes two parties: modules/orders/approvals.test.ts, approvingSeveral.test.ts (roles, own, foreign, missing)',
    ]),
  ),
  ...Object.fromEntries(
    ['createPayment', 'showPaymentCode', 'checkPayment', 'cancelPayment'].map((operation) => [
      operation,
      'begins a payment or names one: modules/payments/paying.test.ts (roles, foreign, missing)',
    ]),
  ),
  ...Object.fromEntries(
    ['getPaymentReview', 'settlePaymentReview'].map((operation) => [
      operation,
      'names what does not fit a payment: modules/payments/oddities.test.ts (roles, own, missing)',
    ]),
  ),
  ...Object.fromEntries(
    ['askInvoice', 'withdrawInvoice'].map((operation) => [
      operation,
      'names closed months or a waiting request: modules/invoices/asking.test.ts (roles, foreign, missing)',
    ]),
  ),
  ...Object.fromEntries(
    ['getInvoiceReview', 'uploadInvoiceFile', 'issueInvoice', 'rejectInvoice', 'replaceInvoice'].map(
      (operation) => [
        operation,
        'a request takes two parties: modules/invoices/issuing.test.ts (roles, own, foreign, missing)',
      ],
    ),
  ),
  leaveAccount: "ends one's own place: modules/handover/leaving.test.ts",
  changePassword: "one's own only, counts tries: modules/people/security.test.ts",
  changeLogin:
    'names an account, not a row of one: accounts/sessions.test.ts (own, foreign, missing, disabled)',
  ...Object.fromEntries(
    ['getCertificationReview', 'decideCertification', 'revealContact'].map((operation) => [
      operation,
      'an account has one pending at most: modules/enterprise/certification.test.ts (roles, own, foreign, missing)',
    ]),
  ),
  ...Object.fromEntries(
    [
      'login',
      'register',
      'listRegions',
      'logout',
      'sendVerifyCode',
      'resetPassword',
      'getQrCode',
      'queryQrResult',
      'bindMobile',
      'visitorLogin',
      'nameOpening',
      'queryDictList',
      'listDictWords',
      'querySphereConfig',
    ].map((operation) => [operation, 'public, takes no session: access.test.ts']),
  ),
};
