export interface MergedOperation {
  path: string;
  verb: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- an OpenAPI document is read by shape, not by type
  operation: Record<string, any>;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export type ContractDocument = Record<string, any>;

export function mergeContract(folder: string): ContractDocument;
export function listOperations(document: ContractDocument): MergedOperation[];
export function accessOf(operation: MergedOperation['operation']): string[];
export function operationsByFile(folder: string): Record<string, string[]>;
export function withoutEnvelope(document: ContractDocument): ContractDocument;
