import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

const {
  TEST_S3_ENDPOINT: endpoint,
  TEST_S3_ACCESS_KEY_ID = 'sinau',
  TEST_S3_SECRET_ACCESS_KEY = 'sinau-secret',
} = process.env;

/** Whether there is an S3-compatible server to test with: its address is in TEST_S3_ENDPOINT. */
export const hasS3Server = endpoint !== undefined;

/** Creates a bucket on the server of the tests. Returns the settings of processes that store in it. */
export async function createBucket() {
  const bucket = `test-${randomUUID()}`;
  const settings = {
    STORAGE: 's3',
    S3_ENDPOINT: endpoint!,
    S3_REGION: 'us-east-1',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY,
    S3_FORCE_PATH_STYLE: 'true',
  };
  const client = new S3Client({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: TEST_S3_ACCESS_KEY_ID, secretAccessKey: TEST_S3_SECRET_ACCESS_KEY },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return settings;
}
