import type { BusinessCode } from '@probity/contract/codeNames';

/** A request as it came over the wire, unchecked. */
export interface RawCall {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  headers: Record<string, unknown>;
  body: unknown;
}

/** One operation as a test needs it: its address, and the gateway's own checks of requests and replies. */
export interface OperationChecks {
  operationId: string;
  /** The reply is a file instead of an envelope. */
  isDownload: boolean;
  /** The call carries a file in a form. */
  isForm: boolean;
  /** The contract's objections to a request, one line each; empty if there are none. */
  ofCall: (call: RawCall) => string[];
  /** The contract's objections to `data`, given as JSON. */
  ofReply: (data: string) => string[];
  /** The objection to a refusal: a code that the operation does not name. */
  ofRefusal: (code: number) => string[];
}

export interface ContractChecks {
  byId: (operationId: string) => OperationChecks | undefined;
  byAddress: (
    method: string,
    path: string,
  ) => { operation: OperationChecks; params: Record<string, string> } | undefined;
  /** The envelope of a refusal in the words of contract/codes.ts. */
  refusal: (
    code: BusinessCode,
    params: Record<string, string | number>,
    data: unknown,
    acceptLanguage: string | undefined,
  ) => string;
}

declare global {
  /** Provided by src/test/environment.ts to every test file of the console. */
  var contractChecks: () => Promise<ContractChecks>;
}
