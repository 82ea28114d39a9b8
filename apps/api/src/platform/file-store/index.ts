import { createDiskStore } from './disk-store.ts';
import type { FileStore, StoreFolder, StoreSettings } from './file-store.ts';
import { s3BucketOf } from './s3-bucket.ts';
import { createS3Store } from './s3-store.ts';

export { reachingStore } from './store-outage.ts';

export {
  storeFolders,
  type ByteRange,
  type FileLocation,
  type FileStore,
  type StoreFolder,
  type StoreSettings,
} from './file-store.ts';

/** Opens a folder of the store of the environment: the local disk, or an S3-compatible service. */
export const createFileStore = (folder: StoreFolder, settings: StoreSettings): FileStore =>
  settings.STORAGE === 's3' ? createS3Store(folder, settings) : createDiskStore(folder, settings);

/** Creates the bucket of the environment, in which all folders of the store lie. */
export const createStoreBucket = (settings: StoreSettings) => s3BucketOf(settings).create();
