/** Codes by which somebody comes in, or shows that a phone is theirs. */
export type WayIn =
  'login' | 'register' | 'reset' | 'changeMobileOld' | 'changeMobileNew' | 'wechatBind' | 'visitor';

/** Codes to one's own phone for one act: its message says which. */
export type ActScene =
  | 'ownership'
  | 'lostPhoneAsk'
  | 'lostPhoneDecide'
  | 'rechargeConfirm'
  | 'approvalChange'
  | 'payoutAsk'
  | 'payoutDecide'
  | 'textSignOff'
  | 'bankAccount'
  | 'accountExport'
  | 'accountClosing';

/** What a code is for: one opens nothing of another. */
export type Scene = WayIn | ActScene;
