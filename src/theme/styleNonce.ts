/**
 * The nonce of this response, which the gateway writes into index.html; with a plain static server it stays the placeholder,
 * and no policy requires it. Import this module before anything that creates style elements.
 */
export const styleNonce = document.getElementById('nonce-source')?.nonce || undefined;

// notistack's style engine (goober) takes its nonce from here …
(window as { __nonce__?: string }).__nonce__ = styleNonce;

// … and fills a new style element through innerHTML, which Trusted Types refuse. An existing element is accepted.
if (!document.getElementById('_goober')) {
  const style = document.createElement('style');
  style.id = '_goober';
  if (styleNonce) style.nonce = styleNonce;
  style.append(' ');
  document.head.append(style);
}
