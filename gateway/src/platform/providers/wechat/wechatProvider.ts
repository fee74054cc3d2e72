/** The WeChat identity of the person holding the phone, as the provider reports it. */
export interface WechatIdentity {
  /** The same person always has the same openid; only its blind index is stored. */
  openid: string;
  nickname: string;
  avatar: string | null;
}

/** Proves the WeChat identity of a phone that scanned our code. */
export interface WechatProvider {
  readonly kind: 'local' | 'open';
  /** The contents of the QR code: an address of ours with the state, never the ticket. */
  qrContent(state: string): string;
  /** The address a phone is sent to after the scan, from which it returns with a code. */
  authorizeUrl(state: string): string;
  /** Exchanges the code the phone brought back for an identity; throws when the provider does not vouch for it. */
  identify(code: string): Promise<WechatIdentity>;
}
