import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configWarnings } from './configWarnings';
import { ConfigError, loadConfig } from './config';
import type { Env } from './settings';

const key = () => randomBytes(32).toString('base64');

/** Everything production needs; each fault below takes one thing away. */
function sound(): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'probity-config-')),
    PUBLIC_URL: 'https://console.example.com',
    PEPPER: key(),
    DATA_KEYS: `2:${key()},1:${key()}`,
    BLIND_INDEX_KEY: key(),
    DATABASE_KEY: key(),
    SMS_PROVIDER: 'http',
    SMS_URL: 'https://sms.example.com/send',
    SMS_KEY_ID: 'id',
    SMS_SECRET: 'secret',
    WECHAT_PROVIDER: 'open',
    WECHAT_APP_ID: 'app',
    WECHAT_APP_SECRET: 'secret',
  };
}

function faultsOf(env: Env): readonly string[] {
  try {
    loadConfig(env, '/');
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('production', () => {
  test('starts on a sound configuration, with docs and demo off', () => {
    const config = loadConfig(sound(), '/');
    expect(config).toMatchObject({ production: true, demo: false, docs: false, checkReplies: false });
    expect(config.secrets.dataKeys.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('nobody pays by scanning until the operator has set it up', () => {
    expect(loadConfig(sound(), '/').payment).toEqual({ provider: 'off' });
  });

  test('webhooks go nowhere until the operator opens hosts', () => {
    expect(loadConfig(sound(), '/').webhookHosts).toEqual([]);
    const opened = { WEBHOOK_HOSTS: 'Hooks.example.com, *.example.org' };
    expect(loadConfig({ ...sound(), ...opened }, '/').webhookHosts).toEqual([
      'hooks.example.com',
      '*.example.org',
    ]);
    expect(loadConfig({ ...sound(), WEBHOOK_HOSTS: 'public' }, '/').webhookHosts).toBe('public');
  });

  test.each([
    [{ PEPPER: undefined }, /PEPPER is missing/],
    [{ PEPPER: randomBytes(16).toString('base64') }, /PEPPER must be base64 of exactly 32 bytes/],
    [{ PEPPER: Buffer.alloc(32).toString('base64') }, /PEPPER is a default/],
    [
      { BLIND_INDEX_KEY: Buffer.from('change-me-change-me-change-me-ok').toString('base64') },
      /BLIND_INDEX_KEY is a default/,
    ],
    [{ DATA_KEYS: undefined }, /DATA_KEYS is missing/],
    [{ DATA_KEYS: key() }, /DATA_KEYS must look like/],
    [{ DATA_KEYS: `1:${key()},1:${key()}` }, /names a key id twice/],
    [{ DATABASE_KEY: undefined }, /DATABASE_KEY is missing/],
    [{ DEMO: 'on' }, /DEMO must be off/],
    [{ WEBHOOK_HOSTS: 'https://hooks.example.com/' }, /WEBHOOK_HOSTS must be public, or hosts/],
    [{ WEBHOOK_HOSTS: 'public,hooks.example.com' }, /WEBHOOK_HOSTS must be public, or hosts/],
    [{ SMS_PROVIDER: undefined }, /SMS_PROVIDER must not be local/],
    [{ SMS_URL: 'http://sms.example.com' }, /SMS_URL must be https/],
    [{ SMS_SECRET: undefined }, /SMS_SECRET is missing/],
    [{ SMS_REPORT_SECRET: 'short' }, /SMS_REPORT_SECRET must have at least 32 characters/],
    [{ SMS_REPORT_SECRET: 'secret' }, /SMS_REPORT_SECRET must not be SMS_SECRET/],
    [{ WECHAT_PROVIDER: 'local' }, /WECHAT_PROVIDER must not be local/],
    [{ PAYMENT_PROVIDER: 'local' }, /PAYMENT_PROVIDER must not be local/],
    [{ PAYMENT_PROVIDER: 'cash' }, /PAYMENT_PROVIDER must be one of/],
    [{ PAYMENT_PROVIDER: 'wechatPay' }, /WECHAT_PAY_PRIVATE_KEY is missing/],
    [{ PAYMENT_PROVIDER: 'wechatPay', WECHAT_PAY_API_KEY: 'short' }, /WECHAT_PAY_API_KEY must have 32 bytes/],
    [{ PAYMENT_PROVIDER: 'wechatPay', WECHAT_PAY_PRIVATE_KEY: 'x' }, /WECHAT_PAY_PRIVATE_KEY is no RSA/],
    [{ PAYMENT_PROVIDER: 'wechatPay', WECHAT_PAY_PUBLIC_KEY: 'x' }, /WECHAT_PAY_PUBLIC_KEY is no RSA/],
    [
      { PAYMENT_PROVIDER: 'wechatPay', WECHAT_PAY_API_URL: 'http://pay.example.com' },
      /WECHAT_PAY_API_URL must be https/,
    ],
    [{ PUBLIC_URL: undefined }, /PUBLIC_URL must be https/],
    [{ TRUST_PROXY: 'proxy.example.com' }, /TRUST_PROXY must be addresses/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /a network of everybody/],
    [{ TRUST_PROXY: '10.0.0.5,10.0.0.0/33' }, /TRUST_PROXY must be addresses/],
    [{ CORS_ORIGIN: '*' }, /CORS_ORIGIN must not be \*/],
    [{ PORT: '80x' }, /PORT must be a whole number/],
    [{ STORAGE: 's3' }, /S3_BUCKET is missing/],
  ])('refuses %j', (change, fault) => {
    expect(faultsOf({ ...sound(), ...change })).toEqual(
      expect.arrayContaining([expect.stringMatching(fault)]),
    );
  });

  test.each<[string | undefined, readonly string[] | null, number]>([
    [undefined, null, 1],
    [' ', null, 1],
    ['none', [], 0],
    ['10.0.0.5, 192.168.7.0/24,fd00::/8,loopback', ['10.0.0.5', '192.168.7.0/24', 'fd00::/8', 'loopback'], 0],
  ])(
    'TRUST_PROXY %j is %j; unless it is said, the start says that all clients will count as one',
    (said, read, warnings) => {
      const config = loadConfig({ ...sound(), TRUST_PROXY: said }, '/');
      expect(config.trustProxy).toEqual(read);
      expect(configWarnings(config)).toHaveLength(warnings);
      for (const words of configWarnings(config))
        expect(words).toMatch(/TRUST_PROXY is not set.*all clients count as one/);
      // Nobody stands in front of a product that is tried out.
      expect(configWarnings({ ...config, production: false })).toEqual([]);
    },
  );

  test('one key for two purposes is refused', () => {
    const same = key();
    expect(faultsOf({ ...sound(), PEPPER: same, DATABASE_KEY: same })).toEqual([
      expect.stringMatching(/must all differ/),
    ]);
  });

  test('every fault is named at once', () => {
    const faults = faultsOf({
      NODE_ENV: 'production',
      DATA_DIR: '/tmp',
      DEMO: 'on',
      CORS_ORIGIN: '*',
      PORT: 'x',
    });
    expect(faults).toHaveLength(10);
  });
});

describe('elsewhere', () => {
  test('secrets are made once and kept for the owner alone', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'probity-config-'));
    const first = loadConfig({ DATA_DIR }, '/');
    const second = loadConfig({ DATA_DIR }, '/');
    expect(second.secrets).toEqual(first.secrets);
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(Object.keys(JSON.parse(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8')))).toHaveLength(4);
  });

  test('defaults', () => {
    const config = loadConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'probity-config-')) }, '/');
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      demo: true,
      docs: true,
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:8080',
    });
  });
});
