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
import { newId } from '../../../lib/newId';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { forgetLeaving, keepLeaving } from '../lastSave';
import {
  dropUnsaved,
  forgetUnsaved,
  keepUnsaved,
  keepVersion,
  shownVersion,
  unsavedOf,
  type UnsavedSection,
} from '../unsavedForm';

export type SavingState =
  | { status: 'idle' | 'saving' | 'offline' }
  | { status: 'saved'; at: string }
  | { status: 'failed'; failure: ToldError };

const DEBOUNCE_MS = 700;
const RETRY_MS = 5000;

/** No reply, or a temporary refusal: the same content is worth another try. */
const LATER = ['network', 'timeout', 'status', 'malformed'];

/** This open page: what it saved itself is not another's. */
const PAGE = newId();

type Held = Partial<Record<FormSection, ToldError>>;

const entriesOf = (s: string) => Object.entries(unsavedOf(s)) as [FormSection, UnsavedSection][];

/**
 * Saves the form while somebody types: debounced, one section at a time, repeatedly while there is no connection; all at
 * once when the page is hidden or left.
 * @param savedAt when the form was saved last
 * @param onSubmitted another tab or device sent the form: nothing here is saved any more
 * @returns `change(section, content, toSave?)`, `flush()` (saves now; true when nothing is left unsaved), the state, the sections
 *   `held` back as another page saved them since, and `settle(section, version, isMine)`: theirs of that version goes, or stays
 */
export function useFormSaving(s: string, savedAt: string | null, onSubmitted: () => void) {
  const [save] = useSaveCandidateFormMutation();
  const [state, setState] = useState<SavingState>({ status: 'idle' });
  const [isDirty, setDirty] = useState(() => entriesOf(s).length > 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  const sending = useRef(new Map<FormSection, { one: UnsavedSection; ended: Promise<unknown> }>());
  useUnsavedInput(isDirty);
  const [held, setHeld] = useState<Held>({});
  const holding = useRef(held);
  const hold = useCallback((next: Held) => {
    holding.current = next;
    setHeld(next);
  }, []);
  const lastSaved = useRef(savedAt);
  const submitted = useRef(onSubmitted);
  useEffect(() => {
    lastSaved.current = savedAt;
    submitted.current = onSubmitted;
  });

  const send = useCallback(
    async (section: FormSection, one: UnsavedSection): Promise<boolean> => {
      const { language } = i18next;
      setState({ status: 'saving' });
      const older = sending.current.get(section);
      const saveIt = () =>
        save({
          body: { s, section, content: one.toSave, read: shownVersion(s, section), page: PAGE },
        }).unwrap();
      const first = saveIt();
      const mine = { one, ended: Promise.allSettled([first, older?.ended]) };
      sending.current.set(section, mine);
      try {
        let { savedAt: at, version } = await first;
        // Two saves on their way may arrive in either order: what is newer is the last once it is saved after the older ended.
        if (older) {
          await older.ended;
          if (sending.current.get(section) === mine) ({ savedAt: at, version } = await saveIt());
        }
        keepVersion(s, section, version);
        forgetUnsaved(s, section, one);
        if (entriesOf(s).length === 0) forgetLeaving();
        setState({ status: 'saved', at });
        return true;
      } catch (fault) {
        if (!isGatewayError(fault)) throw fault;
        if (fault.code === CODE.ALREADY_SUBMITTED) submitted.current();
        if (fault.code === CODE.SAVED_ELSEWHERE)
          hold({ ...holding.current, [section]: { error: fault, language } });
        setState(
          LATER.includes(fault.kind)
            ? { status: 'offline' }
            : { status: 'failed', failure: { error: fault, language } },
        );
        return false;
      } finally {
        // One that failed may have an older one still on its way, which the next try has to wait for.
        void mine.ended.then(() => {
          if (sending.current.get(section) === mine) sending.current.delete(section);
        });
        setDirty(entriesOf(s).length > 0);
      }
    },
    [s, save, hold],
  );

  const sendAll = useCallback(async (): Promise<boolean> => {
    for (;;) {
      const [next] = entriesOf(s).filter(([section]) => !holding.current[section]);
      if (!next) return entriesOf(s).length === 0;
      if (!(await send(...next)) && !holding.current[next[0]]) return false;
    }
  }, [s, send]);

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= sendAll().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [sendAll]);

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

  // A page that is hidden may never be seen again, and one that is left runs nothing more: everything that is not on its
  // way goes out at once, and the browser finishes these calls by itself.
  useEffect(() => {
    const saveAtOnce = () => {
      clearTimeout(timer.current);
      for (const [section, one] of entriesOf(s))
        if (!holding.current[section] && sending.current.get(section)?.one !== one) void send(section, one);
      if (sending.current.size > 0) keepLeaving(lastSaved.current);
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') saveAtOnce();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', saveAtOnce);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', saveAtOnce);
    };
  }, [s, send]);

  // Returning after a phone check sends unsaved changes at once; so does leaving.
  useEffect(() => {
    if (entriesOf(s).length > 0) void flush();
    return () => {
      if (timer.current !== undefined) void flush();
    };
  }, [s, flush]);

  const settle = (section: FormSection, version: number, isMine: boolean) => {
    const { [section]: _settled, ...rest } = holding.current;
    hold(rest);
    keepVersion(s, section, version);
    if (!isMine) dropUnsaved(s, section);
    setState({ status: 'idle' });
    setDirty(entriesOf(s).length > 0);
    void flush();
  };
  /** A section held back is tried again too: what the other page saved may not have come. */
  const retry = () => {
    hold({});
    void flush();
  };
  const [failure] = Object.values(held);
  const shown: SavingState = failure ? { status: 'failed', failure } : state;
  return { change, flush, retry, settle, held, state: shown };
}
