import type { ProgressListener } from './uploadProgress';

/**
 * Sends a multipart request with XMLHttpRequest, the only way a browser tells upload progress (streamed fetch bodies
 * need HTTP/2). Answers and fails like fetch: TypeError without a network, the signal's reason when aborted.
 */
export async function sendWithProgress(
  url: string,
  method: string,
  headers: Headers,
  form: FormData,
  signal: AbortSignal,
  onProgress: ProgressListener,
): Promise<Response> {
  // Serialised here, so that the boundary in the header is the one in the body.
  const multipart = new Response(form);
  const contentType = multipart.headers.get('content-type') ?? '';
  const bytes = await multipart.arrayBuffer();
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const onAbort = () => request.abort();
    const settle = (action: () => void) => {
      signal.removeEventListener('abort', onAbort);
      action();
    };
    request.open(method, url);
    request.responseType = 'arraybuffer';
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.setRequestHeader('content-type', contentType);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    // The last progress event may come before the last byte.
    request.upload.onload = () => onProgress(1);
    request.onload = () => settle(() => resolve(toResponse(request)));
    request.onerror = () => settle(() => reject(new TypeError('network error while uploading')));
    request.onabort = () => settle(() => reject(signal.reason ?? new DOMException('Aborted', 'AbortError')));
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    signal.addEventListener('abort', onAbort);
    onProgress(0);
    request.send(bytes);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const hasBody = request.status !== 204 && request.status !== 304;
  return new Response(hasBody ? (request.response as ArrayBuffer) : null, {
    status: request.status,
    headers,
  });
}
