import { randomBytes } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import { storageUnavailable } from '../db/unavailable';
import { assertKey, MissingObject, type Storage } from './storage';

export interface S3Options {
  endpoint: string | null;
  region: string;
  bucket: string;
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

type Body = NonNullable<GetObjectCommandOutput['Body']>;

/** Time to connect, in ms, after which the service counts as away; three attempts are made. */
const CONNECT_WITHIN_MS = 2_000;

/** Storage in any service that speaks S3. */
export class S3Storage implements Storage {
  readonly kind = 's3';
  private readonly client: S3Client;

  constructor(private readonly options: S3Options) {
    this.client = new S3Client({
      region: options.region,
      forcePathStyle: options.forcePathStyle,
      maxAttempts: 3,
      requestHandler: { connectionTimeout: CONNECT_WITHIN_MS },
      credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
      ...(options.endpoint ? { endpoint: options.endpoint } : {}),
    });
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    assertKey(key);
    await this.putObject(key, bytes);
  }

  /** Sends parts of 5 MB, one after the other; an upload that breaks off is aborted. */
  async putStream(key: string, content: Readable): Promise<void> {
    assertKey(key);
    const params = { ...this.at(key), Body: content, ContentType: 'application/octet-stream' };
    // An upload that breaks off at the client is no fault of the storage.
    await reached(
      () => new Upload({ client: this.client, params, queueSize: 1 }).done(),
      () => content.errored !== null,
    );
  }

  get(key: string): Promise<Buffer> {
    return this.fetched(key, async (body) => Buffer.from(await body.transformToByteArray()));
  }

  getStream(key: string): Promise<Readable> {
    // In Node the body is a stream of its own.
    return this.fetched(key, (body) => Promise.resolve(body as unknown as Readable));
  }

  private async fetched<T>(key: string, take: (body: Body) => Promise<T>): Promise<T> {
    assertKey(key);
    try {
      return await reached(async () =>
        take((await this.client.send(new GetObjectCommand(this.at(key)))).Body!),
      );
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') throw new MissingObject();
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    assertKey(key);
    await reached(() => this.client.send(new DeleteObjectCommand(this.at(key))));
  }

  async check(): Promise<void> {
    const probe = `.probe-${randomBytes(6).toString('hex')}`;
    await this.putObject(probe, Buffer.from('probe'));
    await this.client.send(new DeleteObjectCommand(this.at(probe)));
  }

  private async putObject(key: string, bytes: Buffer): Promise<void> {
    const object = { ...this.at(key), Body: bytes, ContentType: 'application/octet-stream' };
    await reached(() => this.client.send(new PutObjectCommand(object)));
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.options.bucket, Key: `${this.options.prefix}${key}` };
  }
}

/** Calls the service; when it is away or down the call is answered 503 rather than counted as a fault of ours. */
async function reached<T>(work: () => Promise<T>, isOurs: () => boolean = () => false): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw (isOurs() ? null : storageUnavailable(error)) ?? error;
  }
}
