import type { Readable } from 'node:stream';
import type { ByteRange, StoreSettings } from './file-store.ts';

export type S3Bucket = ReturnType<typeof createS3Bucket>;

interface StoredObject {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
}

const removedAtOnce = 1000;
/** Seconds for which the protocol lets an address be signed. */
const longestSigned = 7 * 24 * 3600;
/** Calls in flight to the service from one process. */
const maxSockets = 200;

const opened = new WeakMap<StoreSettings, S3Bucket>();

/** Returns the bucket of these settings: all stores of a process share its connections. */
export function s3BucketOf(settings: StoreSettings): S3Bucket {
  const bucket = opened.get(settings) ?? createS3Bucket(settings);
  opened.set(settings, bucket);
  return bucket;
}

/** Calls of one bucket. The client is loaded at the first of them: a process without a store starts sooner. */
function createS3Bucket(settings: StoreSettings) {
  const Bucket = settings.S3_BUCKET;
  if (!Bucket) throw new Error('S3_BUCKET is needed: the name of the bucket that files are stored in');
  let client: ReturnType<typeof openClient> | undefined;
  const open = () => (client ??= openClient(settings));

  const remove = async (keys: readonly string[]) => {
    if (keys.length === 0) return;
    const { sdk, client } = await open();
    const Objects = keys.map((Key) => ({ Key }));
    const { Errors = [] } = await client.send(
      new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    );
    const failure = Errors.find(({ Code }) => Code !== 'NoSuchKey');
    if (failure) throw new Error(`The store did not delete ${failure.Key}: ${failure.Code}`);
  };

  async function* list(prefix: string): AsyncGenerator<StoredObject> {
    const { sdk, client } = await open();
    for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
      for (const { Key, Size } of Contents) yield { key: Key!, size: Size! };
  }

  return {
    /** Lists objects by their prefix, in the order of their keys. */
    list,
    remove,

    /** Creates the bucket unless this user has it already. */
    async create() {
      const { sdk, client } = await open();
      try {
        await client.send(new sdk.CreateBucketCommand({ Bucket }));
      } catch (error) {
        if (!(error instanceof sdk.BucketAlreadyOwnedByYou)) throw error;
      }
    },

    async removeAll(prefix: string) {
      let keys: string[] = [];
      for await (const { key } of list(prefix)) {
        keys.push(key);
        if (keys.length < removedAtOnce) continue;
        await remove(keys);
        keys = [];
      }
      await remove(keys);
    },

    async size(key: string): Promise<number | null> {
      const { sdk, client } = await open();
      const head = await unlessMissing(client.send(new sdk.HeadObjectCommand({ Bucket, Key: key })));
      return head?.ContentLength ?? null;
    },

    /** Returns the content; null if there is no such object. */
    async read(key: string, range?: ByteRange): Promise<Readable | null> {
      const { sdk, client } = await open();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await unlessMissing(client.send(new sdk.GetObjectCommand({ Bucket, Key: key, Range })));
      return (found?.Body as Readable | undefined) ?? null;
    },

    /** Returns an address that opens an object for some seconds, as content of this type. */
    async sign(key: string, { type, seconds }: { type: string; seconds: number }): Promise<string> {
      const { sdk, client } = await open();
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const cacheControl = `private, max-age=${seconds}`;
      const object = { Bucket, Key: key, ResponseContentType: type, ResponseCacheControl: cacheControl };
      return getSignedUrl(client, new sdk.GetObjectCommand(object), { expiresIn: Math.min(seconds, longestSigned) });
    },

    async put(key: string, content: Buffer) {
      const { sdk, client } = await open();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body: content }));
    },

    /** Stores an object unless it is there; returns whether it did. */
    async putNew(key: string, content: string): Promise<boolean> {
      const { sdk, client } = await open();
      try {
        await client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body: content, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        throw error;
      }
    },

    /** Uploads a stream of any length, in parts where it is long. The object appears once it is complete. */
    async upload(key: string, content: Readable) {
      const { client } = await open();
      const { Upload } = await import('@aws-sdk/lib-storage');
      await new Upload({ client, params: { Bucket, Key: key, Body: content } }).done();
    },
  };
}

async function openClient({
  S3_ENDPOINT,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  S3_FORCE_PATH_STYLE,
}: StoreSettings) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    region: S3_REGION,
    forcePathStyle: S3_FORCE_PATH_STYLE,
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
    // Services other than Amazon's may not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { httpsAgent: { maxSockets }, httpAgent: { maxSockets }, connectionTimeout: 5_000 },
  });
  return { sdk, client };
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;

async function unlessMissing<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
