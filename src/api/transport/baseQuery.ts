import { CODE } from '@probity/contract/codeNames';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import i18next from 'i18next';
import { ACCOUNT_BASE_CALLS, APP_CODE, BASE_CALLS_PATH, REQUEST_TIMEOUT } from '../../lib/constants';
import { sessionEnded } from '../../session/sessionActions';
import { isSessionCode, sessionRoute, sessionRules } from '../../session/sessionCodes';
import type { SessionRootState } from '../../session/sessionReducers';
import { readToken } from '../../session/storedSession';
import { callFailed } from './callFailed';
import { catalogueByCode, networkError, timeoutError } from './errorCatalogue';
import { carriesFile, toFormData } from './formData';
import type { GatewayError } from './gatewayError';
import { gatewayUrl } from './gatewayOrigin';
import { helpOf, helpWords } from './helpWords';
import { malformed, readReply, type Reply, type ResponseType } from './reply';
import { sendWithProgress } from './sendWithProgress';
import { takeAhead } from './takeAhead';
import { progressListenerOf } from './uploadProgress';

/** The options of an endpoint in `extraOptions`. */
export interface GatewayOptions {
  /** "unless the request asks to hide errors": no toast for business and transport errors. */
  hideErrors?: boolean;
  /** Milliseconds; "Request timeout: none by default". */
  timeout?: number;
  /** `blob` or `arraybuffer` for downloads: the reply is returned directly. */
  responseType?: ResponseType;
  /** True for complete data of a success; anything else is a malformed reply. */
  isWhole?: (data: unknown) => boolean;
  /** True for a call that the browser finishes even if the page is left meanwhile. */
  outlivesPage?: boolean;
  /** -5 on logout counts as done: the call succeeds with null instead of ending a session that is gone. */
  invalidSessionIsDone?: boolean;
}

/** The language that a call was made in: its reply has the gateway's words in it, whatever the reader changed to meanwhile. */
export interface CallMeta {
  language: string;
}

type GatewayBaseQuery = BaseQueryFn<string | FetchArgs, unknown, GatewayError, GatewayOptions, CallMeta>;

/** Everything about the session that a call was sent with. */
interface Sender {
  kind: 'login' | 'visitor';
  generation: number;
  ending: boolean;
  token: string;
}

/**
 * Every call of the console. Turns each outcome into data or one GatewayError, and dispatches at most one of
 * `sessionEnded` and `callFailed`; toasts and navigation are the app's.
 */
export const baseQuery: GatewayBaseQuery = async (arg, api, options) => {
  const call: FetchArgs = typeof arg === 'string' ? { url: arg } : arg;
  let sender = senderOf(api);
  let { language } = i18next;
  let reply = await send(call, api, options ?? {}, sender);
  if (wasReplaced(reply, sender)) {
    // Another tab switched accounts while this call was under way; -5 means that nothing was done.
    sender = senderOf(api);
    ({ language } = i18next);
    reply = await send(call, api, options ?? {}, sender);
  }
  if ('data' in reply && (options?.isWhole?.(reply.data) ?? true))
    return { data: reply.data, meta: { language } };
  const error = 'error' in reply ? reply.error : malformed();
  return finish(error, sender, api, options ?? {}, call.url);
};

function senderOf(api: BaseQueryApi): Sender {
  const { kind, generation, ending } = (api.getState() as SessionRootState).session;
  return { kind, generation, ending, token: readToken(kind) };
}

function wasReplaced(reply: Reply, sender: Sender): boolean {
  if (!('error' in reply) || reply.error.code !== CODE.SESSION_INVALID) return false;
  const token = readToken(sender.kind);
  return sender.token !== '' && token !== '' && token !== sender.token;
}

async function send(
  call: FetchArgs,
  api: BaseQueryApi,
  options: GatewayOptions,
  sender: Sender,
): Promise<Reply> {
  const timeout = options.timeout ?? call.timeout ?? REQUEST_TIMEOUT;
  const headers = headersOf(call, api, sender);
  const controller = new AbortController();
  const onAbort = () => controller.abort(api.signal.reason);
  if (api.signal.aborted) onAbort();
  api.signal.addEventListener('abort', onAbort);
  let timedOut = false;
  const timer = timeout
    ? setTimeout(() => {
        timedOut = true;
        controller.abort();
      }, timeout)
    : undefined;
  try {
    const response = await transmit(call, headers, controller.signal, options.outlivesPage);
    return await readReply(response, options.responseType ?? 'json');
  } catch (cause) {
    if (timedOut) return { error: { kind: 'timeout', msg: i18next.t(timeoutError) } };
    if (controller.signal.aborted) return { error: { kind: 'aborted', msg: '' } };
    // fetch and XHR answer a TypeError for everything the network does; anything else is a fault of ours.
    if ((cause as { name?: unknown } | null)?.name !== 'TypeError') throw cause;
    return { error: { kind: 'network', msg: i18next.t(networkError) } };
  } finally {
    clearTimeout(timer);
    api.signal.removeEventListener('abort', onAbort);
  }
}

function headersOf(call: FetchArgs, api: BaseQueryApi, sender: Sender): Headers {
  const given = (call.headers ?? {}) as Record<string, string | undefined>;
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) headers.set(name, value);
  headers.set('appcode', APP_CODE);
  headers.set('accept-language', i18next.language ?? 'en');
  if (sender.token) headers.set('authorization', `Bearer ${sender.token}`);
  const mainId = (api.getState() as SessionRootState).auth.userInfo.mainId;
  // The account drawn in this tab; the gateway refuses a write from a tab that shows another one.
  const isAboutAccount = !call.url.startsWith(BASE_CALLS_PATH) || ACCOUNT_BASE_CALLS.includes(call.url);
  if (mainId && isAboutAccount) headers.set('x-main-id', mainId);
  return headers;
}

/** Bytes of a body that a browser takes along when it leaves a page: 64 KiB in all, so the larger ones go the usual way. */
const MOST_TAKEN_ALONG = 60_000;

async function transmit(
  call: FetchArgs,
  headers: Headers,
  signal: AbortSignal,
  outlivesPage = false,
): Promise<Response> {
  const url = gatewayUrl(call.url + queryOf(call.params));
  const method = call.method ?? 'GET';
  const body: unknown = call.body;
  if (carriesFile(body)) {
    const form = toFormData(body);
    const onProgress = progressListenerOf(body);
    if (onProgress) return sendWithProgress(url, method, headers, form, signal, onProgress);
    return fetch(url, { method, headers, body: form, signal });
  }
  if (body === undefined) return fetch(url, { method, headers, signal });
  headers.set('content-type', 'application/json');
  const text = JSON.stringify(body);
  const ahead = await takeAhead(url, text, headers, signal);
  if (ahead) return ahead;
  const keepalive = outlivesPage && new Blob([text]).size <= MOST_TAKEN_ALONG;
  return fetch(url, { method, headers, body: text, signal, ...(keepalive && { keepalive }) });
}

/** Undefined and null are left out; a list repeats its name. */
function queryOf(params: Record<string, unknown> | undefined): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function finish(
  error: GatewayError,
  sender: Sender,
  api: BaseQueryApi,
  options: GatewayOptions,
  url: string,
) {
  if (isSessionCode(error.code)) {
    if (options.invalidSessionIsDone && error.code === CODE.SESSION_INVALID) return { data: null };
    return { error: endSession({ ...error, kind: 'session' }, sender, api) };
  }
  if (error.kind === 'status' && !(error.status! in catalogueByCode)) {
    console.warn(`The gateway answered HTTP ${error.status} to ${url}`);
  }
  if (!options.hideErrors) {
    if (error.kind !== 'aborted') api.dispatch(callFailed(error, url.startsWith(BASE_CALLS_PATH)));
    return { error };
  }
  // No toast says it beside the words of a 403, so whom to ask goes with them to the screen.
  const help = error.code === CODE.NO_PERMISSION ? helpOf(error.data) : undefined;
  if (!help) return { error };
  const account = (api.getState() as SessionRootState).auth.userInfo.mainName;
  return { error: { ...error, msg: `${error.msg} ${helpWords(help, account)}` } };
}

/** Clears and leaves once: calls that failed together with the first, or after it on the same screen, are silent. */
function endSession(error: GatewayError, sender: Sender, api: BaseQueryApi): GatewayError {
  const code = error.code;
  if (!isSessionCode(code)) return error;
  const { messageKey, severity } = sessionRules[code];
  const msg = messageKey ? i18next.t(messageKey) : '';
  const { session } = api.getState() as SessionRootState;
  const isFirst = !sender.ending && session.generation === sender.generation;
  if (isFirst) {
    const to = sessionRoute(code, window.location);
    const { endedFor } = (error.data ?? {}) as { endedFor?: unknown };
    const said = endedFor === 'role' ? { isRoleChanged: true } : {};
    api.dispatch(sessionEnded({ kind: sender.kind, code, to, msg, severity, ...said }));
  }
  return { ...error, msg };
}
