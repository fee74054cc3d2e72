import type { Config } from '../../config/settings';
import { Outbound } from '../outbound/outbound';
import { LocalWechat } from './localWechat';
import { OpenWechat } from './openWechat';
import type { WechatProvider } from './wechatProvider';

/** The provider the configuration names. */
export function chosenWechat({
  wechat,
  publicUrl,
  outboundAllow,
}: Pick<Config, 'wechat' | 'publicUrl' | 'outboundAllow'>): WechatProvider {
  if (wechat.provider === 'local') return new LocalWechat(publicUrl);
  return new OpenWechat({ ...wechat, publicUrl, outbound: new Outbound({ allow: outboundAllow }) });
}
