import type { Tx } from '../platform/db/tx';

export interface SmsMessage {
  mobile: string;
  /** The template's name, e.g. `verifyCode`, `invitation`, `reminder`, `share`. */
  template: string;
  text: string;
  /** The moment after which the message is worthless, such as a code; it is not sent any more then. */
  expiresAt?: Date;
}

/** The check that a message is about. */
export interface AboutSms {
  mainId: string;
  checkId: string;
}

/** Queues messages: a message is written, encrypted, with its job in the caller's transaction. */
export interface SmsSender {
  /** Returns the outbox id. Nothing is sent when the transaction rolls back. A message about a check is erased with it. */
  queue(tx: Tx, message: SmsMessage, about?: AboutSms): Promise<string>;
  /** The same for many at once, in one statement for each of message and job; the ids in the order of the messages. */
  queueAll(tx: Tx, messages: readonly (SmsMessage & Partial<AboutSms>)[]): Promise<string[]>;
}
