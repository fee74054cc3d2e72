import { systemClock, type Clock } from './clock';
import type { Config } from './config';
import type { Services } from './context';
import { Database } from './db/database';
import { HttpSmsProvider, LocalSmsProvider, type SmsProvider } from './notifications/smsProvider';
import { SmsOutbox } from './notifications/smsOutbox';
import { Outbound } from './providers/outbound/outbound';
import { BlindIndex } from './security/blindIndex';
import { FieldCrypto } from './security/fieldCrypto';
import { PasswordHasher } from './security/passwords';
import type { SessionStore } from './session';
import { DiskStorage } from './storage/diskStorage';
import { FileStore } from './storage/fileStore';
import { S3Storage } from './storage/s3Storage';
import type { Storage } from './storage/storage';
import type { Logger } from 'pino';

export interface ServiceParts {
  config: Config;
  appUrl: string;
  log: Logger;
  sessions: SessionStore;
  clock?: Clock;
}

/** Builds the shared parts from the configuration. Opens no connection yet. */
export function buildServices({
  config,
  appUrl,
  log,
  sessions,
  clock,
}: ServiceParts): Services & { sms: SmsOutbox } {
  const crypto = new FieldCrypto(config.secrets.dataKeys);
  const blindIndex = new BlindIndex(config.secrets.blindIndexKey);
  return {
    config,
    db: new Database(appUrl, { max: config.poolSize, strict: !config.production, log }),
    clock: clock ?? systemClock,
    log,
    sessions,
    passwords: new PasswordHasher(config.secrets.pepper),
    crypto,
    blindIndex,
    files: new FileStore(buildStorage(config), crypto),
    sms: new SmsOutbox(crypto, blindIndex),
    // What the operator allows for vendors of its own inside its network is not the customers' to reach.
    customerOutbound: new Outbound({ allow: config.production ? [] : config.outboundAllow }),
  };
}

export function buildSmsProvider(config: Config): SmsProvider {
  return config.sms.provider === 'http'
    ? new HttpSmsProvider({ ...config.sms, outbound: new Outbound({ allow: config.outboundAllow }) })
    : new LocalSmsProvider();
}

function buildStorage({ storage }: Config): Storage {
  return storage.provider === 's3' ? new S3Storage(storage) : new DiskStorage(storage.folder);
}
