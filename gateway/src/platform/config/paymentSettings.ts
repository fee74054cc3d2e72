import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Config, Env } from './settings';

/** Bytes of an APIv3 key. */
const API_KEY_BYTES = 32;

/** How customers pay by scanning. Production takes nothing that the operator has not set up. */
export function readPayment(env: Env, production: boolean, faults: string[]): Config['payment'] {
  const provider = env.PAYMENT_PROVIDER || (production ? 'off' : 'local');
  if (provider === 'off' || provider === 'local') return { provider };
  if (provider !== 'wechatPay') {
    faults.push('PAYMENT_PROVIDER must be one of off, local, wechatPay');
    return { provider: 'off' };
  }
  const required = (name: string) => {
    const text = env[name] ?? '';
    if (!text) faults.push(`${name} is missing (PAYMENT_PROVIDER is wechatPay)`);
    // A line break of a key is written as \n where a setting has one line only.
    return text.replaceAll('\\n', '\n');
  };
  const settings = {
    merchantId: required('WECHAT_PAY_MERCHANT_ID'),
    appId: required('WECHAT_PAY_APP_ID'),
    serialNo: required('WECHAT_PAY_SERIAL_NO'),
    privateKey: required('WECHAT_PAY_PRIVATE_KEY'),
    apiKey: required('WECHAT_PAY_API_KEY'),
    platformKeyId: required('WECHAT_PAY_PUBLIC_KEY_ID'),
    platformKey: required('WECHAT_PAY_PUBLIC_KEY'),
    apiUrl: (env.WECHAT_PAY_API_URL || 'https://api.mch.weixin.qq.com').replace(/\/+$/, ''),
  };
  if (settings.apiKey && Buffer.byteLength(settings.apiKey) !== API_KEY_BYTES)
    faults.push(`WECHAT_PAY_API_KEY must have ${API_KEY_BYTES} bytes`);
  if (settings.privateKey && !isRsa(() => createPrivateKey(settings.privateKey)))
    faults.push('WECHAT_PAY_PRIVATE_KEY is no RSA private key (PEM)');
  if (settings.platformKey && !isRsa(() => createPublicKey(settings.platformKey)))
    faults.push('WECHAT_PAY_PUBLIC_KEY is no RSA public key or certificate (PEM)');
  if (!URL.canParse(settings.apiUrl)) faults.push('WECHAT_PAY_API_URL is not a URL');
  return { provider, ...settings };
}

function isRsa(read: () => { asymmetricKeyType?: string | undefined }): boolean {
  try {
    return read().asymmetricKeyType === 'rsa';
  } catch {
    // What a fault of a key says may quote it.
    return false;
  }
}
