import type { BusinessCode } from '@probity/contract/codeNames';

/** What came on the wire, before anybody has looked at it. */
export interface RawCall {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  headers: Record<string, unknown>;
  body: unknown;
}

/** One operation as a test needs it: its address, and the gateway's own checks of what is sent to it and of what it answers. */
export interface OperationChecks {
  operationId: string;
  /** Answers with a file and not with an envelope. */
  isDownload: boolean;
  /** The call carries a file in a form. */
  isForm: boolean;
  /** What the contract refuses in a call, one line a fault; empty where there is none. */
  ofCall: (call: RawCall) => string[];
  /** What the contract does not describe in `data`, given as JSON. */
  ofReply: (data: string) => string[];
  /** What speaks against this refusal: a code that the operation does not name. */
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
  /** Given by src/test/environment.ts to every test file of the console. */
  var contractChecks: () => Promise<ContractChecks>;
}
