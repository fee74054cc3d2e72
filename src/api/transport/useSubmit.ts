import { CODE } from '@probity/contract/codeNames';
import { useRef, useState } from 'react';
import { useOnLanguageChange } from '../../hooks/useOnLanguageChange';
import { saidAtField } from './callFailed';
import { fieldFaults, isGatewayError, type FieldFault, type GatewayError } from './gatewayError';

/** The trigger of a mutation, or a function that strings some of them together. */
type Call<Arg, Data> = (arg: Arg) => PromiseLike<{ data?: Data; error?: unknown }>;

/** A form that shows what the gateway refused at its fields: tells whether any of it was its own. */
export interface RefusingForm {
  refuse: (faults: readonly FieldFault[]) => boolean;
}

interface SubmitOptions<Arg, Data> {
  /** Called after a success; `data` is the reply. */
  onDone?: (data: Data, arg: Arg) => void;
  /** Puts refused fields where they stand; the `refuse` of a form. */
  form?: RefusingForm;
  /** The field of a refusal whose code alone describes it, or several with their words. */
  codes?: Readonly<Record<number, string | ((refusal: GatewayError) => readonly FieldFault[])>>;
  /** The field of every refusal that names none. */
  otherwise?: string;
  /** Fields that the form calls otherwise than the contract. */
  names?: Readonly<Record<string, string>>;
  /** Further consequences of a refusal; its words are shown at its field or in `refusal` all the same. */
  onRefused?: (refusal: GatewayError, arg: Arg) => void;
  /** Either way. */
  onEnd?: () => void;
}

/**
 * Sends what a form or a question decided: once, however often it is pressed. A refusal stands at its field,
 * else the api toasts it; what was typed stays, and the next try starts clean.
 * @returns `send`; `isRunning`; `refusal`, for calls that hide their errors from the toasts
 */
export function useSubmit<Arg, Data>(
  call: Call<Arg, Data>,
  { onDone, form, codes = {}, otherwise, names = {}, onRefused, onEnd }: SubmitOptions<Arg, Data> = {},
) {
  const isUnderWay = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<GatewayError>();
  useOnLanguageChange(() => setRefusal(undefined));

  const placesOf = (error: GatewayError): readonly FieldFault[] => {
    const place = codes[error.code ?? 0];
    if (typeof place === 'function') return place(error);
    if (place !== undefined) return [at(place, error)];
    return fieldFaults(error).map(({ path, msg }) => ({ path: names[path] ?? path, msg }));
  };

  const send = async (arg: Arg): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRunning(true);
    setRefusal(undefined);
    try {
      const { data, error } = await call(arg);
      if (error === undefined) {
        onDone?.(data as Data, arg);
        return;
      }
      if (!isGatewayError(error)) throw error;
      const isAtField = form?.refuse(placesOf(error)) || (otherwise && form?.refuse([at(otherwise, error)]));
      // Of a line that broke or a right that is missing a field says too little.
      if (isAtField && error.kind === 'business' && error.code !== CODE.NO_PERMISSION) saidAtField(error);
      if (!isAtField) setRefusal(error);
      onRefused?.(error, arg);
    } finally {
      isUnderWay.current = false;
      setRunning(false);
      onEnd?.();
    }
  };
  return { send, isRunning, refusal };
}

const at = (path: string, { msg }: GatewayError): FieldFault => ({ path, msg });
