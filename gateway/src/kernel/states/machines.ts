/**
 * Every status machine of the product, as data: from → the states it may go to. Nothing else in the gateway decides whether
 * a transition is allowed; `orderStatus` and `checks/transitions.ts` are the only code that writes a status.
 * || disputed goes back to reported in two ways: with a new version, or, the dispute rejected with a reason, with the same
 * one.
 * || Two arrows come from the report's editing: a report sent back by its reviewer brings the check from inReview to
 * inProgress, and an item may be worked again (done → running) until the report is published, or when it is disputed.
 * || An item that asks is done (awaitingInfo → done) in one way alone: it was worked again for a dispute, its candidate withdrew
 * consent, and its published finding stands.
 */
export const checkMachine = {
  awaitingApproval: ['awaitingPayment', 'cancelled'],
  awaitingPayment: ['awaitingConsent', 'cancelled'],
  awaitingConsent: ['inProgress', 'cancelled', 'expired'],
  inProgress: ['awaitingInfo', 'inReview', 'cancelled'],
  awaitingInfo: ['inProgress', 'cancelled'],
  inReview: ['reported', 'inProgress'],
  reported: ['disputed'],
  disputed: ['reported'],
  cancelled: [],
  expired: [],
} as const;

export const itemMachine = {
  waiting: ['running', 'cancelled'],
  running: ['awaitingInfo', 'done', 'cancelled'],
  awaitingInfo: ['running', 'done', 'cancelled'],
  done: ['running'],
  cancelled: [],
} as const;

export const orderMachine = {
  awaitingApproval: ['awaitingPayment', 'cancelled'],
  awaitingPayment: ['placed', 'cancelled'],
  placed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
} as const;

export const invitationMachine = {
  sent: ['opened', 'expired', 'revoked'],
  opened: ['verified', 'expired', 'revoked'],
  verified: ['submitted', 'expired', 'revoked'],
  submitted: [],
  expired: [],
  revoked: [],
} as const;

export const machines = {
  check: checkMachine,
  item: itemMachine,
  order: orderMachine,
  invitation: invitationMachine,
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

export type Machine = keyof typeof machines;
export type StateOf<M extends Machine> = keyof (typeof machines)[M] & string;
/** Every arrow of a machine, as `done→running`: a table keyed by it must have a row for each. */
export type ArrowOf<M extends Machine> = {
  [From in StateOf<M>]: (typeof machines)[M][From] extends readonly (infer To extends string)[]
    ? `${From}→${To}`
    : never;
}[StateOf<M>];
export type CheckStatus = StateOf<'check'>;
export type ItemStatus = StateOf<'item'>;
export type OrderStatus = StateOf<'order'>;
export type InvitationStatus = StateOf<'invitation'>;

/** True when the machine has an arrow from one state to the other. */
export function isAllowed<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>): boolean {
  const arrows = machines[machine] as Readonly<Record<string, readonly string[]>>;
  return arrows[from]?.includes(to) ?? false;
}

/** A state without an arrow out of it. */
export function isFinal<M extends Machine>(machine: M, state: StateOf<M>): boolean {
  const arrows = machines[machine] as Readonly<Record<string, readonly string[]>>;
  return arrows[state]?.length === 0;
}

/** Statuses of a check that is over; an order is over when all its checks are. */
export const closedChecks: readonly CheckStatus[] = ['reported', 'disputed', 'cancelled', 'expired'];
/** Statuses in which work is under way and the promised date counts. */
export const runningChecks: readonly CheckStatus[] = ['inProgress', 'inReview'];
