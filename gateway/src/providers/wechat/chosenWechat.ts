import type { Config } from '../../config';
import { LocalWechat } from './localWechat';
import { OpenWechat } from './openWechat';
import type { WechatProvider } from './wechatProvider';

/** The provider the configuration names. */
export function chosenWechat({ wechat, publicUrl }: Pick<Config, 'wechat' | 'publicUrl'>): WechatProvider {
  return wechat.provider === 'open' ? new OpenWechat({ ...wechat, publicUrl }) : new LocalWechat(publicUrl);
}
