import { randomUUID } from 'node:crypto';
import { readEnv } from '../platform/env.ts';
import { createStoreBucket } from '../platform/file-store/index.ts';

const {
  TEST_S3_ENDPOINT: endpoint,
  TEST_S3_ACCESS_KEY_ID = 'sinau',
  TEST_S3_SECRET_ACCESS_KEY = 'sinau-secret',
} = process.env;

/** True if there is an S3-compatible server to test with: its address is in TEST_S3_ENDPOINT. */
export const hasS3Server = endpoint !== undefined;

/** Creates a bucket on the server of the tests. Returns the settings of processes that store in it. */
export async function createBucket() {
  const settings = {
    STORAGE: 's3',
    S3_ENDPOINT: endpoint!,
    S3_REGION: 'us-east-1',
    S3_BUCKET: `test-${randomUUID()}`,
    S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY,
    S3_FORCE_PATH_STYLE: 'true',
  };
  await createStoreBucket(readEnv({ DATABASE_URL: 'postgresql://127.0.0.1/sinau', ...settings }));
  return settings;
}

/** Stores that the tests run over, with the settings of a new one: the disk, and a bucket where there is a server. */
export const testStores = [
  { name: 'the local disk', settings: async (): Promise<NodeJS.ProcessEnv> => ({}) },
  ...(hasS3Server ? [{ name: 'an S3-compatible service', settings: createBucket }] : []),
];
