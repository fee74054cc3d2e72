import { useCallback, useEffect, useRef, useState } from 'react';
import { isGatewayError } from './gatewayError';
import { watchUpload } from './uploadProgress';

/** One file on its way, or one that failed; an uploaded one is handed over and leaves the list. */
export interface PendingUpload {
  id: string;
  name: string;
  /** 0 to 1 while it uploads. */
  share?: number;
  error?: string;
}

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
 * @returns `add(files)`, `remove(id)` (stops it while it runs), and the files under way or failed
 */
export function useUploads(send: Send, onUploaded: (file: Uploaded) => void) {
  const [pending, setPending] = useState<PendingUpload[]>([]);
  const running = useRef(new Map<string, () => void>());
  const count = useRef(0);
  const latest = useRef({ send, onUploaded });
  useEffect(() => {
    latest.current = { send, onUploaded };
  });

  useEffect(() => {
    const stops = running.current;
    return () => stops.forEach((stop) => stop());
  }, []);

  const change = useCallback((id: string, next: Partial<PendingUpload> | undefined) => {
    setPending((list) =>
      list.flatMap((one) => (one.id !== id ? [one] : next === undefined ? [] : [{ ...one, ...next }])),
    );
  }, []);

  const uploadOne = useCallback(
    async (id: string, file: File) => {
      const stopWatching = watchUpload(file, (share) => change(id, { share }));
      const call = latest.current.send(file);
      running.current.set(id, () => call.abort());
      try {
        const uploaded = await call.unwrap();
        change(id, undefined);
        latest.current.onUploaded(uploaded);
      } catch (fault) {
        if (isGatewayError(fault) && fault.kind !== 'aborted')
          change(id, { share: undefined, error: fault.msg });
        else change(id, undefined);
      } finally {
        stopWatching();
        running.current.delete(id);
      }
    },
    [change],
  );

  const add = useCallback(
    (files: File[]) => {
      for (const file of files) {
        const id = `upload-${(count.current += 1)}`;
        setPending((list) => [...list, { id, name: file.name, share: 0 }]);
        void uploadOne(id, file);
      }
    },
    [uploadOne],
  );

  const remove = useCallback(
    (id: string) => {
      running.current.get(id)?.();
      change(id, undefined);
    },
    [change],
  );

  return { pending, add, remove };
}
