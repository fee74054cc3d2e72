import type {
  AnySessionCtx,
  Ctx,
  Download,
  Input,
  SessionCtx,
  StaffCtx,
  UploadedFile,
  VisitorCtx,
} from './context';
import type { operations } from './contract.gen';
import type { OperationTraits } from './operations.gen';
import type { Sent } from './wire';

export type OperationId = keyof operations & keyof OperationTraits;

type Access<Id extends OperationId> = OperationTraits[Id]['access'];
type RequestContent<Id extends OperationId> = NonNullable<operations[Id]['requestBody']>['content'];
type ReplyContent<Id extends OperationId> = operations[Id]['responses'][200]['content'];
type Parameters<Id extends OperationId, Place extends 'query' | 'path'> = NonNullable<
  operations[Id]['parameters'][Place]
>;
/** Leaves a part out where the operation has none (`never`). */
type OrNothing<T, Nothing> = [T] extends [never] ? Nothing : T;

/** The body of a request, without the file of a form. */
export type BodyOf<Id extends OperationId> = OrNothing<
  RequestContent<Id> extends { 'application/json': infer Body }
    ? Body
    : RequestContent<Id> extends { 'multipart/form-data': infer Form }
      ? Omit<Form, 'file'>
      : undefined,
  undefined
>;
export type QueryOf<Id extends OperationId> = OrNothing<Parameters<Id, 'query'>, Record<never, never>>;
type ParamsOf<Id extends OperationId> = OrNothing<Parameters<Id, 'path'>, Record<never, never>>;

/** A request that passed the contract, as its operation describes it. */
export interface InputOf<Id extends OperationId> {
  body: BodyOf<Id>;
  query: QueryOf<Id>;
  params: ParamsOf<Id>;
  headers: Readonly<Record<string, string>>;
  file: OperationTraits[Id]['takes'] extends 'file' ? UploadedFile : undefined;
}

/** The answer of a handler: the `data` of a JSON reply, or the file itself. */
export type ReplyOf<Id extends OperationId> = OperationTraits[Id]['gives'] extends 'file'
  ? Download
  : ReplyContent<Id> extends { 'application/json': infer Data }
    ? Sent<Data>
    : never;

/** The context that the operation's `x-access` promises. */
export type CtxOf<Id extends OperationId> = [Access<Id>] extends ['staff']
  ? StaffCtx
  : [Access<Id>] extends ['visitor']
    ? VisitorCtx
    : [Access<Id>] extends ['session' | 'staff']
      ? SessionCtx
      : 'public' extends Access<Id>
        ? Ctx
        : AnySessionCtx;

export type HandlerOf<Id extends OperationId> = (ctx: CtxOf<Id>, input: InputOf<Id>) => Promise<ReplyOf<Id>>;

/** A handler that opens its own transactions: password hashing and uploads must not hold a connection. */
export interface OutsideTransactionOf<Id extends OperationId> {
  outsideTransaction: true;
  handle: HandlerOf<Id>;
}

/** A handler as the request path calls it, after checking what the handler's own types promise. */
export type Handler = (ctx: Ctx, input: Input) => Promise<unknown>;
export interface OutsideTransaction {
  outsideTransaction: true;
  handle: Handler;
}

export interface GatewayModule {
  name: string;
  handlers: Readonly<Record<string, Handler | OutsideTransaction>>;
}

type Handlers = { readonly [Id in OperationId]?: HandlerOf<Id> | OutsideTransactionOf<Id> };

/** Declares a module: its name and one handler for each operationId it serves, typed by the contract. */
export function defineModule(module: { name: string; handlers: Handlers }): GatewayModule {
  return module as GatewayModule;
}

/** Marks a handler that must not run inside the request's transaction; it uses ctx.independent instead. */
export function outsideTransaction<Id extends OperationId>(handle: HandlerOf<Id>): OutsideTransactionOf<Id> {
  return { outsideTransaction: true, handle };
}
