import { filesOf } from './formData';

/** Bytes sent of the whole request, from 0 to 1. */
export type ProgressListener = (share: number) => void;

/** Keyed by the file itself: an argument of an endpoint must stay serialisable and as the contract has it. */
const listeners = new WeakMap<Blob, ProgressListener>();

/**
 * Asks for the progress of a file about to be uploaded: `watchUpload(file, setShare)` before the mutation.
 * @returns a function that stops it
 */
export function watchUpload(file: Blob, listener: ProgressListener): () => void {
  listeners.set(file, listener);
  return () => {
    if (listeners.get(file) === listener) listeners.delete(file);
  };
}

/** The listener of the first watched file in a multipart body. */
export function progressListenerOf(body: Record<string, unknown>): ProgressListener | undefined {
  for (const file of Object.values(body).flatMap(filesOf)) {
    const listener = listeners.get(file);
    if (listener) return listener;
  }
  return undefined;
}
