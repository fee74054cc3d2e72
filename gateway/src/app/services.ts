import { systemClock, type Clock } from '../kernel/clock';
import type { Config } from '../platform/config/settings';
import type { Services } from '../kernel/context';
import { Database } from '../platform/db/database';
import { HttpSmsProvider, LocalSmsProvider, type SmsProvider } from '../modules/sms/smsProvider';
import { SmsOutbox } from '../modules/sms/smsOutbox';
import { chosenPayment } from '../platform/providers/payment/chosenPayment';
import { Outbound } from '../platform/providers/outbound/outbound';
import { BlindIndex } from '../platform/security/blindIndex';
import { FieldCrypto } from '../platform/security/fieldCrypto';
import { PasswordHasher } from '../platform/security/passwords';
import type { SessionResolver } from '../kernel/session';
import { DiskStorage } from '../platform/storage/diskStorage';
import { FileStore } from '../platform/storage/fileStore';
import { S3Storage } from '../platform/storage/s3Storage';
import type { Storage } from '../platform/storage/storage';
import type { Logger } from 'pino';

export interface ServiceParts {
  config: Config;
  appUrl: string;
  log: Logger;
  sessions: SessionResolver;
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
    payments: chosenPayment(config, () => (clock ?? systemClock).now()),
    // The operator's exceptions for its own vendors inside its network must not be reachable for customers.
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
