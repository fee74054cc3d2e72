import { CODE } from '@probity/contract/codeNames';
import i18next from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useSaveOwnApplicationMutation,
  type ApplicationContent,
  type OwnApplication,
} from '../../../api/resources/ownApplicationApi';
import { isGatewayError } from '../../../api/transport/gatewayError';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import type { SavingState } from '../hooks/useFormSaving';

/** Nothing more is taken of this phone: the page shows what is. */
const ENDING: readonly number[] = [
  ...[CODE.ALREADY_SUBMITTED, CODE.FORM_CLOSED, CODE.FORM_FULL, CODE.NOT_INVITED],
  ...[CODE.CHECK_BEGUN, CODE.TOO_MANY_CORRECTIONS],
];
const DEBOUNCE_MS = 700;
const RETRY_MS = 5000;
/** Nobody knows whether it arrived: it is sent again as it was. */
const LATER: readonly string[] = ['network', 'timeout', 'aborted', 'status'];

/**
 * What is typed and not on the gateway yet, in the memory of this tab only: somebody whose session ends while typing proves the
 * phone again and finds it, also by another link of the form. By applicant: the link of a form is for any phone, and the next one
 * may be somebody else's.
 */
const unsaved = new Map<string, ApplicationContent>();
const placeOf = ({ formId, applicant }: Omit<Own, 's'>) => `${applicant} ${formId}`;
export const unsavedContent = (own: Omit<Own, 's'>): ApplicationContent | undefined =>
  unsaved.get(placeOf(own));

/** A form, the `s` that leads to it, and who fills it in: the same for each session of a phone. */
export interface Own {
  s: string;
  formId: string;
  applicant: string;
}

/**
 * Saves the form while somebody types: debounced, one call at a time, repeatedly while there is no connection, at once when
 * the page is hidden.
 * @param onEnded it was sent elsewhere, or the form takes nothing any more
 * @returns `change`, `flush()` (true when nothing is left unsaved), `hold(true)` while all of it is being deleted, `shownAt()`, the
 * state, and whether another tab or phone went on
 */
export function useApplicationSaving(
  own: Own,
  { savedAt: openedAt, form: { version } }: Pick<OwnApplication, 'savedAt' | 'form'>,
  onEnded: (why: string) => void,
) {
  const { s } = own;
  const place = placeOf(own);
  const [save] = useSaveOwnApplicationMutation();
  const [state, setState] = useState<SavingState>({ status: 'idle' });
  const [isElsewhere, setElsewhere] = useState(false);
  const [isDirty, setDirty] = useState(() => unsaved.has(place));
  const savedAt = useRef(openedAt);
  const ended = useRef(onEnded);
  useEffect(() => {
    ended.current = onEnded;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  const isHeld = useRef(false);
  useUnsavedInput(isDirty);

  const sendAll = useCallback(async (): Promise<boolean> => {
    for (;;) {
      const content = unsaved.get(place);
      if (!content) return true;
      if (isHeld.current) return false;
      setState({ status: 'saving' });
      const { language } = i18next;
      const sent = { s, content, version, ...(savedAt.current && { savedAt: savedAt.current }) };
      try {
        const { savedAt: at } = await save({ ownApplicationInput: sent }).unwrap();
        savedAt.current = at;
        if (unsaved.get(place) === content) {
          unsaved.delete(place);
          setDirty(false);
        }
        setState({ status: 'saved', at });
      } catch (fault) {
        if (!isGatewayError(fault)) throw fault;
        if (fault.code === CODE.SAVED_BY_ANOTHER) setElsewhere(true);
        if (ENDING.includes(fault.code ?? 0)) ended.current(fault.msg);
        setState(
          LATER.includes(fault.kind)
            ? { status: 'offline' }
            : { status: 'failed', failure: { error: fault, language } },
        );
        return false;
      }
    }
  }, [s, place, version, save]);

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current ??= sendAll().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [sendAll]);

  const change = useCallback(
    (content: ApplicationContent) => {
      unsaved.set(place, content);
      setDirty(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), DEBOUNCE_MS);
    },
    [place, flush],
  );

  /** Lets go of what is typed here: what is saved elsewhere is loaded. */
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.delete(place);
    setDirty(false);
  }, [place]);

  /** Nothing is saved while it is deleted; where that failed, what is typed is still here and saving goes on. */
  const hold = useCallback(
    (held: boolean) => {
      isHeld.current = held;
      if (!held) void flush();
    },
    [flush],
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

  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    const handleHide = () => void flush();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', handleHide);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', handleHide);
      if (timer.current !== undefined) void flush();
    };
  }, [flush]);

  /** When what is shown was saved; null before that. */
  const shownAt = () => savedAt.current;
  /** Another tab or phone went on. */
  const goElsewhere = () => setElsewhere(true);
  return { change, flush, drop, hold, shownAt, goElsewhere, state, isDirty, isElsewhere };
}
