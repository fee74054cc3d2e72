type ConnectionFault = 'refused' | 'unknownHost' | 'reset' | 'certificate' | 'connection';

const known: Record<string, ConnectionFault> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknownHost',
  EAI_AGAIN: 'unknownHost',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
};

/** The phrase for the error code of a failed connection (Node's `error.code`); `connection` for one without a phrase. */
export function connectionFault(code: string | null): ConnectionFault {
  if (code === null) return 'connection';
  // CERT_HAS_EXPIRED, DEPTH_ZERO_SELF_SIGNED_CERT, ERR_TLS_CERT_ALTNAME_INVALID, UNABLE_TO_VERIFY_LEAF_SIGNATURE …
  return known[code] ?? (/CERT|UNABLE_TO_VERIFY/.test(code) ? 'certificate' : 'connection');
}
