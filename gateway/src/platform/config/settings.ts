export interface Secrets {
  /** Peppers the password hash. */
  pepper: Buffer;
  /** Field encryption keys; the first encrypts, all decrypt. */
  dataKeys: readonly { id: number; key: Buffer }[];
  blindIndexKey: Buffer;
  /** Passwords of the database roles this gateway makes are derived from it. */
  databaseKey: Buffer;
}

export interface Config {
  production: boolean;
  /** Replies are validated against the contract (test and development). */
  checkReplies: boolean;
  port: number;
  host: string;
  metricsPort: number | null;
  publicUrl: string;
  /** The folder that holds package.json, contract/, gateway/migrations, dist. */
  rootDir: string;
  dataDir: string;
  /** Owner connection; null runs the embedded PostgreSQL in dataDir. */
  databaseUrl: string | null;
  /** A prepared login role that is a member of probity_app; null makes one. */
  appDatabaseUrl: string | null;
  poolSize: number;
  secrets: Secrets;
  sms:
    | { provider: 'local' }
    | {
        provider: 'http';
        url: string;
        keyId: string;
        secret: string;
        /** What the carrier signs its reports with; null: it tells none. */
        reportSecret: string | null;
      };
  smsPerIpPerMinute: number;
  /** Shown to anybody on the cover and the sign-in screen; null leaves it to the settings table. */
  customerPhone: string | null;
  /** Where customers transfer money to; null leaves it to the settings table. */
  bank: { accountName: string; bankName: string; accountNo: string } | null;
  wechat: { provider: 'local' } | { provider: 'open'; appId: string; appSecret: string; apiUrl: string };
  /** How customers pay by scanning; off: they pay by transfer alone. */
  payment:
    | { provider: 'off' }
    | { provider: 'local' }
    | {
        provider: 'wechatPay';
        merchantId: string;
        appId: string;
        serialNo: string;
        /** PEM of the merchant's key. */
        privateKey: string;
        /** APIv3 key, 32 bytes. */
        apiKey: string;
        /** What WeChat Pay calls the key it signs with, and that key or its certificate as PEM. */
        platformKeyId: string;
        platformKey: string;
        apiUrl: string;
      };
  storage:
    | { provider: 'disk'; folder: string }
    | {
        provider: 's3';
        endpoint: string | null;
        region: string;
        bucket: string;
        prefix: string;
        accessKeyId: string;
        secretAccessKey: string;
        forcePathStyle: boolean;
      };
  demo: boolean;
  docs: boolean;
  /**
   * Proxies whose X-Forwarded-For is believed (addresses or CIDR). Empty: there are none. Null: not configured, none is
   * believed.
   */
  trustProxy: readonly string[] | null;
  /** `host` or `host:port` that outbound calls may reach although it is private or plain http (security rule 18). */
  outboundAllow: readonly string[];
  /**
   * Hosts that customers' webhooks may call: any of the public internet, or only these (`*.example.com`: those below it).
   */
  webhookHosts: 'public' | readonly string[];
  /** Calls under way, and open connections, that one client address may have. */
  requestsPerAddress: number;
  connectionsPerAddress: number;
  /** Storage quota of an account, in files and bytes, before and after it is certified. */
  fileQuota: Record<'certified' | 'uncertified', { files: number; bytes: number }>;
  logLevel: string;
}

export type Env = Readonly<Record<string, string | undefined>>;
