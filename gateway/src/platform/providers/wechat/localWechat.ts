import type { WechatIdentity, WechatProvider } from './wechatProvider';

/** Outside production: the page /dev/wechat plays the phone, and trusts the identity typed there. */
export class LocalWechat implements WechatProvider {
  readonly kind = 'local';

  constructor(private readonly publicUrl: string) {}

  qrContent(state: string): string {
    return `${this.publicUrl}/dev/wechat?state=${encodeURIComponent(state)}`;
  }

  authorizeUrl(state: string): string {
    return this.qrContent(state);
  }

  async identify(code: string): Promise<WechatIdentity> {
    const name = code.trim().slice(0, 40);
    if (name === '') throw new Error('The local WeChat identity needs a name');
    return { openid: `local:${name}`, nickname: name, avatar: null };
  }
}
