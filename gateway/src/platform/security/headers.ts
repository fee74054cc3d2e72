/** Headers of every reply. `style-src` and the script hash are added for the one page that needs them. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** The console's policy (security rule 17): its own scripts, the hashed boot script, styles by nonce. */
export function pagePolicy(nonce: string, scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types webpack',
  ].join('; ');
}

/** Static pages of ours without any script (contract page, outbox). */
export function documentPolicy(nonce?: string): string {
  const styles = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return `default-src 'none'; style-src ${styles}; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

/** Content policy of the guides for other systems: their one script and one style, both files of ours. */
export function guidePolicy(): string {
  return `${documentPolicy()}; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;
}

/** Content policy of a downloaded file opened in the browser: nothing is allowed. */
export const downloadPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";
