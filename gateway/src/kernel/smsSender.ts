import type { Tx } from '../platform/db/tx';

export interface SmsMessage {
  mobile: string;
  /** Which template, e.g. `verifyCode`, `invitation`, `reminder`, `share`. */
  template: string;
  text: string;
  /** When it is worth nothing any more: a code is not sent after it. */
  expiresAt?: Date;
}

/** How a module sends a message: it is written with its job in the caller's transaction, encrypted. */
export interface SmsSender {
  /** Gives the outbox id. Nothing is sent when the transaction rolls back. What is about a check is erased with it. */
  queue(tx: Tx, message: SmsMessage, about?: { checkId: string }): Promise<string>;
}
