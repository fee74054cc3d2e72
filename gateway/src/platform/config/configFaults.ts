import type { Config, Env } from './settings';

/** Characters: whoever guesses this secret tells us what they like about messages. */
const SHORTEST_REPORT_SECRET = 32;

/** Faults that production refuses beyond malformed values (security rule 23). The database's own faults are in db/roles. */
export function configFaults(config: Config, env: Env): string[] {
  const faults: string[] = [];
  if (!isUrl(config.publicUrl)) faults.push('PUBLIC_URL is not a URL');
  faults.push(...reportFaults(config));
  if (!config.production) return faults;
  if (!config.publicUrl.startsWith('https://')) faults.push('PUBLIC_URL must be https in production');
  if (config.demo) faults.push('DEMO must be off in production: it seeds demo users with a known password');
  if (config.sms.provider === 'local') faults.push('SMS_PROVIDER must not be local in production');
  if (config.sms.provider === 'http' && !config.sms.url.startsWith('https://'))
    faults.push('SMS_URL must be https in production');
  if (config.wechat.provider === 'local') faults.push('WECHAT_PROVIDER must not be local in production');
  if (config.payment.provider === 'local') faults.push('PAYMENT_PROVIDER must not be local in production');
  if (config.payment.provider === 'wechatPay' && !config.payment.apiUrl.startsWith('https://'))
    faults.push('WECHAT_PAY_API_URL must be https in production');
  if (
    (env.CORS_ORIGIN ?? '')
      .split(',')
      .map((part) => part.trim())
      .includes('*')
  ) {
    faults.push('CORS_ORIGIN must not be * in production');
  }
  return faults;
}

function reportFaults({ sms }: Config): string[] {
  if (sms.provider !== 'http' || sms.reportSecret === null) return [];
  if (sms.reportSecret === sms.secret) return ['SMS_REPORT_SECRET must not be SMS_SECRET'];
  return sms.reportSecret.length < SHORTEST_REPORT_SECRET
    ? [`SMS_REPORT_SECRET must have at least ${SHORTEST_REPORT_SECRET} characters`]
    : [];
}

function isUrl(text: string): boolean {
  return URL.canParse(text);
}
