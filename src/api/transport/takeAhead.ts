import type { Boot } from '../../lib/boot';
import { gatewayUrl } from './gatewayOrigin';

/**
 * The reply to a call that the boot script made while the program was still being fetched (scripts/firstPaint/boot.js). Only the first call
 * of the program may take it, and only when it is the same in every word: address, body, session, account, language. Then it is gone.
 * @returns the reply; undefined where there is none for this call, or the network failed it: the call is made as usual
 * @throws the reason of the signal when that ends the wait
 */
export async function takeAhead(
  url: string,
  body: string,
  headers: Headers,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const boot: Boot | undefined = window.boot;
  if (!boot?.ahead) return undefined;
  const [path, aheadBody, aheadHeaders, reply] = boot.ahead;
  boot.ahead = undefined;
  if (gatewayUrl(path) !== url || aheadBody !== body || said(aheadHeaders) !== said(headers))
    return undefined;
  signal.throwIfAborted();
  const ended = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  return Promise.race([reply, ended]);
}

/** Headers name themselves in one order and spelling. */
const said = (headers: Headers) => JSON.stringify([...headers]);
