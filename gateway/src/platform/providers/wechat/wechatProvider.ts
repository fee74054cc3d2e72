/** Who holds the phone, as the provider tells it. */
export interface WechatIdentity {
  /** The same person is always the same openid; it is kept as a blind index only. */
  openid: string;
  nickname: string;
  avatar: string | null;
}

/** How a phone that scanned our code proves its WeChat identity. */
export interface WechatProvider {
  readonly kind: 'local' | 'open';
  /** What the QR code holds: an address of ours with the state, never the ticket. */
  qrContent(state: string): string;
  /** Where the phone goes after the scan, to come back with a code. */
  authorizeUrl(state: string): string;
  /** Turns the code the phone brought back into an identity; throws when the provider does not vouch for it. */
  identify(code: string): Promise<WechatIdentity>;
}
