import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Config } from '../../config/settings';
import { Outbound } from '../outbound/outbound';
import { LocalPay } from './localPay';
import { WechatPay } from './wechatPay';

/** Where WeChat Pay tells what was paid and refunded. */
export const NOTIFY_PATH = '/gateway/bd/pay/wechat/notify';

/** The provider the configuration names; null: nobody pays by scanning. */
export function chosenPayment(
  { payment, publicUrl, outboundAllow }: Pick<Config, 'payment' | 'publicUrl' | 'outboundAllow'>,
  now: () => Date,
): LocalPay | WechatPay | null {
  if (payment.provider === 'off') return null;
  if (payment.provider === 'local') return new LocalPay(publicUrl);
  const { merchantId, appId, serialNo, apiUrl } = payment;
  return new WechatPay({
    ...{ merchantId, appId, serialNo, apiUrl, now },
    privateKey: createPrivateKey(payment.privateKey),
    apiKey: Buffer.from(payment.apiKey),
    platform: { id: payment.platformKeyId, key: createPublicKey(payment.platformKey) },
    notifyUrl: `${publicUrl}${NOTIFY_PATH}`,
    outbound: new Outbound({ allow: outboundAllow }),
  });
}
