import i18next from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isGatewayError, type GatewayError } from '../transport/gatewayError';
import { watchUpload } from '../transport/uploadProgress';
import { useTelling, type ToldError } from '../transport/useTelling';

/** One file on its way, or one that failed; an uploaded one is handed over and leaves the list. */
export interface KeptUpload<Place = void> {
  id: string;
  name: string;
  /** 0 to 1 while it uploads. */
  share?: number;
  failure?: ToldError;
  /** Kept for another try. */
  file: File;
  /** The target of the file, for a caller with several. */
  place: Place;
}

export interface PendingUpload<Place = void> extends KeptUpload<Place> {
  /** Why it failed, in the reader's words. */
  error?: string;
}

/** It ended before an answer came: its screen or its session went. */
export const brokenOff: GatewayError = { kind: 'aborted', msg: '' };

interface Uploaded {
  fileId: string;
  originalFilename: string;
  size: number;
}

/** A mutation hook's trigger with its file put in: `(file) => trigger({ checkId, body: { file } })`. */
type Send = (file: File) => { unwrap: () => Promise<Uploaded>; abort: () => void };

/**
 * Uploads files side by side and tells how far each is.
 * @param onUploaded called once per file that has arrived
 * @param kept what failed on an earlier visit of the screen
 * @returns `add(files, place)`; `retry(id)` after a failure; `remove(id)`, which stops it while it runs; `replace(change)` for many
 * at once, stopping what it drops; and the files under way or failed
 */
export function useUploads<Place = void>(
  send: Send,
  onUploaded: (file: Uploaded, place: Place) => void,
  kept: readonly KeptUpload<Place>[] = [],
) {
  const [list, setList] = useState(kept);
  // A running upload reads the file's target when it arrives.
  const now = useRef(kept);
  const running = useRef(new Map<string, () => void>());
  const latest = useRef({ send, onUploaded });
  useEffect(() => {
    latest.current = { send, onUploaded };
  });

  useEffect(() => {
    const stops = running.current;
    return () => stops.forEach((stop) => stop());
  }, []);

  const put = useCallback((next: readonly KeptUpload<Place>[]) => {
    now.current = next;
    setList(next);
  }, []);
  const change = useCallback(
    (id: string, next: Partial<KeptUpload<Place>>) =>
      put(now.current.map((one) => (one.id === id ? { ...one, ...next } : one))),
    [put],
  );
  const replace = useCallback(
    (next: (all: readonly KeptUpload<Place>[]) => readonly KeptUpload<Place>[]) => {
      const left = next(now.current);
      const gone = now.current.filter(({ id }) => !left.some((one) => one.id === id));
      put(left);
      gone.forEach(({ id }) => running.current.get(id)?.());
    },
    [put],
  );
  const remove = useCallback((id: string) => replace((all) => all.filter((one) => one.id !== id)), [replace]);

  const uploadOne = useCallback(
    async ({ id, file }: KeptUpload<Place>) => {
      const stopWatching = watchUpload(file, (share) => change(id, { share }));
      const { language } = i18next;
      const call = latest.current.send(file);
      running.current.set(id, () => call.abort());
      try {
        const uploaded = await call.unwrap();
        const arrived = now.current.find((one) => one.id === id);
        remove(id);
        if (arrived) latest.current.onUploaded(uploaded, arrived.place);
      } catch (fault) {
        // Taken out on purpose it is in the list no more.
        const error = isGatewayError(fault) ? fault : brokenOff;
        change(id, { share: undefined, failure: { error, language } });
      } finally {
        stopWatching();
        running.current.delete(id);
      }
    },
    [change, remove],
  );

  const add = useCallback(
    (files: readonly File[], place: Place) => {
      const added = files.map((file) => ({ id: nextId(), name: file.name, share: 0, file, place }));
      put([...now.current, ...added]);
      added.forEach((one) => void uploadOne(one));
    },
    [put, uploadOne],
  );

  const retry = useCallback(
    (id: string) => {
      const failed = now.current.find((one) => one.id === id && one.failure !== undefined);
      if (!failed) return;
      change(id, { share: 0, failure: undefined });
      void uploadOne(failed);
    },
    [change, uploadOne],
  );

  const tell = useTelling(list.flatMap(({ failure }) => failure ?? []));
  const pending = list.map((one): PendingUpload<Place> => ({
    ...one,
    ...(one.failure && { error: tell(one.failure) }),
  }));
  return { pending, add, retry, remove, replace };
}

let count = 0;
const nextId = () => `upload-${(count += 1)}`;
