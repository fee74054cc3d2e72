/** Empty = the page's own origin, which is the only one production allows. */
let configured = '';

/** Points every call elsewhere; tests use it for a gateway on its own port. */
export function setGatewayOrigin(origin: string): void {
  configured = origin;
}

/** The absolute address of a gateway path. */
export function gatewayUrl(path: string): string {
  return new URL(path, configured || window.location.origin).href;
}
