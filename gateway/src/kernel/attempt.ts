import { unavailableOf } from '../platform/db/unavailable';
import { BusinessError } from './errors';
import { codeText } from './texts';
import type { OwnWork } from './work';

/** What became of one thing among several: code 0, or the refusal and its words. */
export interface Attempt {
  code: number;
  msg: string | null;
}

/**
 * Does one of several things. A fault in it is its own outcome: it must not undo the others and leave nobody knowing which it was.
 * Where the database or the storage is away, nothing can be said of any.
 */
export async function attempt(
  { tx, lang, services }: OwnWork,
  about: Readonly<Record<string, string>>,
  act: () => Promise<unknown>,
): Promise<Attempt> {
  try {
    await tx.part(act);
    return { code: 0, msg: null };
  } catch (error) {
    if (error instanceof BusinessError)
      return { code: error.code, msg: codeText(error.code, lang, error.params) };
    if (unavailableOf(error)) throw error;
    services.log.error({ err: error, ...about }, 'a deed on one of several records failed');
    return { code: 500, msg: codeText(500, lang) };
  }
}
