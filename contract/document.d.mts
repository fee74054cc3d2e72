export interface ListedOperation {
  path: string;
  verb: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- an OpenAPI document is read by shape, not by type
  operation: Record<string, any>;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export type ContractDocument = Record<string, any>;

export function listOperations(document: ContractDocument): ListedOperation[];
export function accessOf(operation: ListedOperation['operation']): string[];
export function withoutEnvelope(document: ContractDocument): ContractDocument;
