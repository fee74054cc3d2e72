import type { Ctx, Input } from './context';

/* eslint-disable @typescript-eslint/no-explicit-any --
   the table of handlers is heterogeneous: each one names its own body and query types. */
export type Handler = (ctx: any, input: Input<any, any, any>) => Promise<unknown>;

/** A handler that opens its own transactions: password hashing and uploads must not hold a connection. */
export interface OutsideTransaction {
  outsideTransaction: true;
  handle: Handler;
}

export interface GatewayModule {
  name: string;
  handlers: Readonly<Record<string, Handler | OutsideTransaction>>;
}

/** Declares a module: its name and one handler for each operationId of its contract file. */
export function defineModule(module: GatewayModule): GatewayModule {
  return module;
}

/** Marks a handler that must not run inside the request's transaction; it uses ctx.independent instead. */
export function outsideTransaction(
  handle: (ctx: Ctx, input: Input<any, any, any>) => Promise<unknown>,
): OutsideTransaction {
  return { outsideTransaction: true, handle: handle as Handler };
}
