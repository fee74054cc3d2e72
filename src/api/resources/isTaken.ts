import { CODE } from '@probity/contract/codeNames';

/** True for a refusal because a colleague has the work in hand by now (2205). */
export const isTaken = (error: unknown): boolean =>
  (error as { code?: number } | undefined)?.code === CODE.WORKED_BY_ANOTHER;
