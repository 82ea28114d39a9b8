import { brokenSocketOf } from '../database-outage.ts';
import type { StoreSettings } from './file-store.ts';

/** Explains in one sentence where work on a store fails because that does not answer. */
export async function reachingStore<T>(settings: StoreSettings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const reason = brokenSocketOf(cause);
    if (!reason) throw cause;
    const { S3_ENDPOINT, S3_REGION } = settings;
    const address = S3_ENDPOINT ?? `Amazon S3 di ${S3_REGION}`;
    throw new Error(
      `Penyimpanan ${address} tidak menjawab (${reason}). Periksa S3_ENDPOINT, jaringan dan layanannya, lalu jalankan perintah ini lagi.`,
      { cause },
    );
  }
}
