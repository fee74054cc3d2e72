import type { ValidateFunction } from 'ajv';
import { CODE } from '@probity/contract/codeNames';
import { loadContract, type Operation } from '../../gateway/src/server/contract/operations';
import { validateRequest } from '../../gateway/src/server/contract/validateRequest';
import { BusinessError } from '../../gateway/src/kernel/errors';
import { refusal } from '../../gateway/src/server/http/replies';
import { langOf } from '../../gateway/src/kernel/texts';
import type { ContractChecks, OperationChecks, RawCall } from './contractChecks';

/**
 * Codes any operation may refuse with, so that none lists them: the session's codes, statuses, the contract's own check,
 * 404.
 */
const ofEveryCall: readonly number[] = [
  CODE.SESSION_INVALID,
  CODE.SESSION_BARRED,
  CODE.SESSION_NEEDS_PHONE,
  CODE.FIELDS_WRONG,
  CODE.TOO_MANY_REQUESTS,
  CODE.WRONG_MAIN_ACCOUNT,
];
const isStatus = (code: number) => code >= 400 && code < 600;

/** Reads the contract with the gateway's own loader: the fake gateway accepts what the real one would. */
export async function loadContractChecks(folder: string): Promise<ContractChecks> {
  const { document, operations } = await loadContract(folder);
  const checks = operations.map((operation) => ({
    verb: operation.verb as string,
    steps: operation.url.split('/'),
    operation: checksOf(operation, codesOf(document, operation)),
  }));
  const byId = new Map(checks.map((one) => [one.operation.operationId, one.operation]));
  return {
    byId: (operationId) => byId.get(operationId),
    byAddress: (method, path) => {
      const steps = path.split('/');
      for (const one of checks) {
        const params = one.verb === method ? paramsOf(one.steps, steps) : undefined;
        if (params) return { operation: one.operation, params };
      }
      return undefined;
    },
    refusal: (code, params, data, acceptLanguage) =>
      JSON.stringify(refusal(new BusinessError(code, params, data), langOf(acceptLanguage))),
  };
}

function codesOf(document: Record<string, unknown>, { operationId }: Operation): readonly number[] {
  const paths = document.paths as Record<
    string,
    Record<string, { operationId?: string; 'x-codes'?: number[] }>
  >;
  const described = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .find((one) => one.operationId === operationId);
  return described?.['x-codes'] ?? [];
}

function checksOf(operation: Operation, codes: readonly number[]): OperationChecks {
  return {
    operationId: operation.operationId,
    isDownload: operation.binaryReply,
    isForm: operation.multipart,
    ofCall: (call: RawCall) => {
      const checked = validateRequest(operation, call, 'en');
      return 'faults' in checked ? checked.faults.map(({ path, msg }) => `${path}: ${msg}`) : [];
    },
    ofReply: (data) => {
      if (!operation.reply) return operation.binaryReply ? ['it answers with a file'] : [];
      return operation.reply(JSON.parse(data)) ? [] : faultsOf(operation.reply);
    },
    ofRefusal: (code) =>
      codes.includes(code) || ofEveryCall.includes(code) || isStatus(code)
        ? []
        : [`its x-codes do not name ${code}`],
  };
}

const faultsOf = ({ errors }: ValidateFunction) =>
  (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );

/** The values of `:id` and the like, or undefined if the path does not match. */
function paramsOf(pattern: readonly string[], steps: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== steps.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(steps[index]!);
    else if (part !== steps[index]) return undefined;
  }
  return params;
}
