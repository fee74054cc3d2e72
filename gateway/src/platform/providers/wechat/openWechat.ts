import type { Outbound } from '../outbound/outbound';
import type { WechatIdentity, WechatProvider } from './wechatProvider';

const AUTHORIZE_URL = 'https://open.weixin.qq.com/connect/oauth2/authorize';

export interface OpenWechatOptions {
  appId: string;
  appSecret: string;
  apiUrl: string;
  publicUrl: string;
  outbound: Outbound;
}

/**
 * The WeChat Open Platform: the phone scans our address in WeChat, is sent to WeChat's consent page, and comes back to
 * /wechat/callback with a code, which is exchanged for the openid and the profile.
 */
export class OpenWechat implements WechatProvider {
  readonly kind = 'open';

  constructor(private readonly options: OpenWechatOptions) {}

  qrContent(state: string): string {
    return `${this.options.publicUrl}/wechat/scan?state=${encodeURIComponent(state)}`;
  }

  authorizeUrl(state: string): string {
    // WeChat compares the parameters in this order and wants its fragment.
    const query = new URLSearchParams({
      appid: this.options.appId,
      redirect_uri: `${this.options.publicUrl}/wechat/callback`,
      response_type: 'code',
      scope: 'snsapi_userinfo',
      state,
    });
    return `${AUTHORIZE_URL}?${query}#wechat_redirect`;
  }

  async identify(code: string): Promise<WechatIdentity> {
    const { appId, appSecret } = this.options;
    const token = await this.get('/sns/oauth2/access_token', {
      appid: appId,
      secret: appSecret,
      code,
      grant_type: 'authorization_code',
    });
    const openid = textOf(token, 'openid');
    const profile = await this.get('/sns/userinfo', {
      access_token: textOf(token, 'access_token'),
      openid,
      lang: 'zh_CN',
    });
    if (textOf(profile, 'openid') !== openid) throw new Error('WeChat answered with another openid');
    const avatar = profile.headimgurl;
    return {
      // The union id is the same over all apps of one platform account; an app without one has its openid only.
      openid: typeof profile.unionid === 'string' && profile.unionid !== '' ? profile.unionid : openid,
      nickname: typeof profile.nickname === 'string' ? profile.nickname.slice(0, 64) : '',
      avatar: typeof avatar === 'string' && avatar.startsWith('https://') ? avatar.slice(0, 500) : null,
    };
  }

  /** The address carries the secret, so it never goes into an error. */
  private async get(path: string, query: Record<string, string>): Promise<Record<string, unknown>> {
    const { apiUrl, outbound } = this.options;
    const reply = await outbound
      .call(`${apiUrl}${path}?${new URLSearchParams(query)}`)
      .catch((error: Error) => {
        throw new Error(`WeChat ${path} could not be reached: ${error.message}`);
      });
    if (reply.status < 200 || reply.status > 299)
      throw new Error(`WeChat ${path} answered HTTP ${reply.status}`);
    const body: unknown = JSON.parse(reply.text);
    if (typeof body !== 'object' || body === null) throw new Error(`WeChat ${path} answered no object`);
    const { errcode } = body as { errcode?: unknown };
    if (errcode !== undefined && errcode !== 0)
      throw new Error(`WeChat ${path} answered errcode ${String(errcode)}`);
    return body as Record<string, unknown>;
  }
}

function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw new Error(`WeChat answered without ${name}`);
  return value;
}
