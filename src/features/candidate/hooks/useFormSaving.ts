import i18next from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useSaveCandidateFormMutation,
  type FormSection,
  type FormSectionContent,
} from '../../../api/resources/candidateApi';
import { CODE } from '@probity/contract/codeNames';
import { isGatewayError } from '../../../api/transport/gatewayError';
import type { ToldError } from '../../../api/transport/useTelling';
import { onLanguageChanged } from '../../../i18n/i18n';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { forgetUnsaved, keepUnsaved, unsavedOf, type UnsavedSection } from '../unsavedForm';

export type SavingState =
  | { status: 'idle' | 'saving' | 'offline' }
  | { status: 'saved'; at: string }
  | { status: 'failed'; failure: ToldError };

const DEBOUNCE_MS = 700;
const RETRY_MS = 5000;

/** No reply, or a temporary refusal: the same content is worth another try. */
const LATER = ['network', 'timeout', 'status', 'malformed'];

/**
 * Saves the form while somebody types: debounced, one section at a time, repeatedly while there is no connection.
 * @returns `change(section, content, toSave?)`, `flush()` (saves now; true when nothing is left unsaved), and the state
 */
export function useFormSaving(s: string) {
  const [save] = useSaveCandidateFormMutation();
  const [state, setState] = useState<SavingState>({ status: 'idle' });
  const [isDirty, setDirty] = useState(() => Object.keys(unsavedOf(s)).length > 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  useUnsavedInput(isDirty);

  const sendAll = useCallback(async (): Promise<boolean> => {
    for (;;) {
      const [next] = Object.entries(unsavedOf(s)) as [FormSection, UnsavedSection][];
      if (!next) return true;
      const [section, one] = next;
      const { language } = i18next;
      setState({ status: 'saving' });
      try {
        const { savedAt } = await save({ body: { s, section, content: one.toSave } }).unwrap();
        forgetUnsaved(s, section, one);
        setState({ status: 'saved', at: savedAt });
      } catch (fault) {
        if (!isGatewayError(fault)) throw fault;
        setState(
          LATER.includes(fault.kind)
            ? { status: 'offline' }
            : { status: 'failed', failure: { error: fault, language } },
        );
        return false;
      }
    }
  }, [s, save]);

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= sendAll().finally(() => {
      running.current = undefined;
      setDirty(Object.keys(unsavedOf(s)).length > 0);
    });
    return running.current;
  }, [s, sendAll]);

  const change = useCallback(
    (section: FormSection, content: FormSectionContent, toSave = content) => {
      keepUnsaved(s, section, { content, toSave });
      setDirty(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), DEBOUNCE_MS);
    },
    [s, flush],
  );

  useEffect(() => {
    if (state.status !== 'offline') return undefined;
    const retry = setTimeout(() => void flush(), RETRY_MS);
    const onOnline = () => void flush();
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(retry);
      window.removeEventListener('online', onOnline);
    };
  }, [state, flush]);

  // The gateway's words about a field are in one language: in another they come with another try.
  const isOfField = state.status === 'failed' && state.failure.error.code === CODE.FIELDS_WRONG;
  useEffect(() => (isOfField ? onLanguageChanged(() => void flush()) : undefined), [isOfField, flush]);

  // Returning after a phone check sends unsaved changes at once; so does leaving.
  useEffect(() => {
    if (Object.keys(unsavedOf(s)).length > 0) void flush();
    return () => {
      if (timer.current !== undefined) void flush();
    };
  }, [s, flush]);

  return { change, flush, state };
}
