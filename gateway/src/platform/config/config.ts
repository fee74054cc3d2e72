import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { configFaults } from './configFaults';
import { readPayment } from './paymentSettings';
import { loadSecrets } from './secrets';
import type { Config, Env } from './settings';

export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/** Reads the whole configuration from the environment; throws ConfigError naming every fault at once. */
export function loadConfig(env: Env, rootDir: string): Config {
  const { config, faults } = readConfig(env, rootDir);
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** The configuration beside its faults, for a caller that has more to add to them. */
export function readConfig(env: Env, rootDir: string): { config: Config; faults: string[] } {
  const production = env.NODE_ENV === 'production';
  const faults: string[] = [];
  const port = integer(env, 'PORT', 8080, faults, { min: 0, max: 65_535 });
  const host = env.HOST ?? '127.0.0.1';
  const dataDir = resolve(rootDir, env.DATA_DIR ?? 'data');
  const secrets = loadSecrets(env, production, dataDir, faults);
  const config: Config = {
    production,
    checkReplies: !production,
    port,
    host,
    metricsPort:
      env.METRICS_PORT === 'off' ? null : integer(env, 'METRICS_PORT', 9464, faults, { min: 0, max: 65_535 }),
    publicUrl: (env.PUBLIC_URL ?? `http://${host}:${port}`).replace(/\/+$/, ''),
    rootDir,
    dataDir,
    databaseUrl: env.DATABASE_URL || null,
    appDatabaseUrl: env.APP_DATABASE_URL || null,
    poolSize: integer(env, 'POOL_SIZE', 20, faults, { min: 2, max: 500 }),
    secrets,
    sms: readSms(env, faults),
    smsPerIpPerMinute: integer(env, 'SMS_PER_IP_PER_MINUTE', 60, faults, { min: 1, max: 100_000 }),
    customerPhone: env.CUSTOMER_PHONE || null,
    bank: readBank(env, faults),
    wechat: readWechat(env, faults),
    payment: readPayment(env, production, faults),
    storage: readStorage(env, dataDir, faults),
    demo: flag(env, 'DEMO', !production, faults),
    docs: flag(env, 'DOCS', !production, faults),
    trustProxy: readTrustProxy(env, faults),
    outboundAllow: list(env.OUTBOUND_ALLOW),
    webhookHosts: readWebhookHosts(env, production, faults),
    requestsPerAddress: integer(env, 'REQUESTS_PER_ADDRESS', 120, faults, { min: 1, max: 100_000 }),
    connectionsPerAddress: integer(env, 'CONNECTIONS_PER_ADDRESS', 400, faults, { min: 1, max: 1_000_000 }),
    fileQuota: readFileQuota(env, faults),
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
  };
  faults.push(...configFaults(config, env));
  return { config, faults };
}

/** Production opens nothing that the operator has not opened explicitly. */
function readWebhookHosts(env: Env, production: boolean, faults: string[]): Config['webhookHosts'] {
  const hosts = list((env.WEBHOOK_HOSTS ?? (production ? '' : 'public')).toLowerCase());
  if (hosts.length === 1 && hosts[0] === 'public') return 'public';
  if (hosts.every((host) => /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/.test(host))) return hosts;
  faults.push('WEBHOOK_HOSTS must be public, or hosts such as hooks.example.com,*.example.org');
  return [];
}

const proxyNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** A trusted proxy vouches for the address of every client, so a range that covers everybody is refused. */
function readTrustProxy(env: Env, faults: string[]): Config['trustProxy'] {
  const proxies = list(env.TRUST_PROXY);
  if (proxies.length === 0) return null;
  if (proxies.length === 1 && proxies[0] === 'none') return [];
  const isProxy = (text: string) => {
    const [address = '', bits, ...more] = text.split('/');
    const size = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    if (bits === undefined) return size > 0 || proxyNetworks.includes(text);
    return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= size;
  };
  if (proxies.every(isProxy)) return proxies;
  faults.push(
    'TRUST_PROXY must be addresses or networks of the proxies in front, such as 10.0.0.5,192.168.7.0/24 (or loopback), or none; ' +
      'a network of everybody (/0) lets each client choose its address',
  );
  return null;
}

function readSms(env: Env, faults: string[]): Config['sms'] {
  const provider = choice(env, 'SMS_PROVIDER', ['local', 'http'], 'local', faults);
  if (provider === 'local') return { provider: 'local' };
  const required = (name: string) => requiredText(env, name, 'SMS_PROVIDER is http', faults);
  return {
    provider: 'http',
    url: required('SMS_URL'),
    keyId: required('SMS_KEY_ID'),
    secret: required('SMS_SECRET'),
    reportSecret: env.SMS_REPORT_SECRET || null,
  };
}

function readBank(env: Env, faults: string[]): Config['bank'] {
  const names = ['BANK_ACCOUNT_NAME', 'BANK_NAME', 'BANK_ACCOUNT_NO'] as const;
  const [accountName = '', bankName = '', accountNo = ''] = names.map((name) => env[name]?.trim() ?? '');
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    faults.push(`${missing.join(' and ')} missing: customers pay to all three or to none`);
  return { accountName, bankName, accountNo };
}

function readWechat(env: Env, faults: string[]): Config['wechat'] {
  const provider = choice(env, 'WECHAT_PROVIDER', ['local', 'open'], 'local', faults);
  if (provider === 'local') return { provider: 'local' };
  const required = (name: string) => requiredText(env, name, 'WECHAT_PROVIDER is open', faults);
  return {
    provider: 'open',
    appId: required('WECHAT_APP_ID'),
    appSecret: required('WECHAT_APP_SECRET'),
    apiUrl: env.WECHAT_API_URL ?? 'https://api.weixin.qq.com',
  };
}

function readStorage(env: Env, dataDir: string, faults: string[]): Config['storage'] {
  const provider = choice(env, 'STORAGE', ['disk', 's3'], 'disk', faults);
  if (provider === 'disk') return { provider: 'disk', folder: join(dataDir, 'files') };
  const required = (name: string) => requiredText(env, name, 'STORAGE is s3', faults);
  return {
    provider: 's3',
    endpoint: env.S3_ENDPOINT || null,
    region: env.S3_REGION ?? 'us-east-1',
    bucket: required('S3_BUCKET'),
    prefix: env.S3_PREFIX ?? '',
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    forcePathStyle: flag(env, 'S3_PATH_STYLE', Boolean(env.S3_ENDPOINT), faults),
  };
}

function readFileQuota(env: Env, faults: string[]): Config['fileQuota'] {
  const files = (name: string, fallback: number) =>
    integer(env, name, fallback, faults, { min: 0, max: 100_000_000 });
  const megabytes = (name: string, fallback: number) =>
    integer(env, name, fallback, faults, { min: 0, max: 1_000_000_000 }) * 1_000_000;
  return {
    certified: { files: files('FILES_PER_ACCOUNT', 5_000), bytes: megabytes('FILE_MB_PER_ACCOUNT', 5_000) },
    uncertified: {
      files: files('FILES_BEFORE_CERTIFICATION', 20),
      bytes: megabytes('FILE_MB_BEFORE_CERTIFICATION', 50),
    },
  };
}

function integer(
  env: Env,
  name: string,
  fallback: number,
  faults: string[],
  range: { min: number; max: number },
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= range.min && value <= range.max) return value;
  faults.push(`${name} must be a whole number from ${range.min} to ${range.max}`);
  return fallback;
}

function flag(env: Env, name: string, fallback: boolean, faults: string[]): boolean {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (['1', 'true', 'on'].includes(text)) return true;
  if (['0', 'false', 'off'].includes(text)) return false;
  faults.push(`${name} must be on or off`);
  return fallback;
}

function choice<T extends string>(
  env: Env,
  name: string,
  allowed: readonly T[],
  fallback: T,
  faults: string[],
): T {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const known = allowed.find((value) => value === text);
  if (known) return known;
  faults.push(`${name} must be one of ${allowed.join(', ')}`);
  return fallback;
}

function list(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function requiredText(env: Env, name: string, why: string, faults: string[]): string {
  const text = env[name];
  if (!text) faults.push(`${name} is missing (${why})`);
  return text ?? '';
}
