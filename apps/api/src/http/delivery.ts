import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../platform/env.ts';
import type { FileLocation } from '../platform/file-store/index.ts';

/** Handover of a file: the internal location of a web server in front of this process, or an address to redirect to. */
type Handover = { readonly internal: string } | { readonly to: string };

/** Stored file that a web server or the store may send instead of this process. */
export interface StoredFile {
  /** Seconds for which the address that was asked for still opens it. */
  readonly seconds: number;
  /** Returns where the file is; an address of a store opens it for these seconds. */
  readonly locate: (seconds: number) => Promise<FileLocation>;
}

/**
 * Seconds for which an address of a store or CDN opens a file: it knows nothing of access that has ended since. Players
 * ask this process for another.
 */
const addressSeconds = 120;
/** Seconds for which a browser may follow a redirect again; its address is valid for longer. */
export const redirectSeconds = 60;

/** Delivery of a file of a content type: returns its handover; null if this process sends it. */
export type Delivery = (headers: IncomingHttpHeaders, type: string, file: StoredFile) => Promise<Handover | null>;

type Settings = Pick<Env, 'MEDIA_DELIVERY' | 'MEDIA_CDN_URL' | 'MEDIA_CDN_KEY'>;

/** Creates the delivery of the settings; null where this process sends every file (0228). */
export function createDelivery(settings: Settings, now: () => Date): Delivery | null {
  if (settings.MEDIA_DELIVERY === 'accel')
    return async (headers, _type, file) =>
      headers['x-delivery'] === 'accel' ? { internal: internalAddress(await file.locate(secondsOf(file))) } : null;
  if (settings.MEDIA_DELIVERY === 'redirect')
    return async (_headers, type, file) => {
      // Documents are small, and a download keeps its name on our own origin alone.
      if (!/^(video|audio)\//.test(type)) return null;
      const seconds = secondsOf(file);
      const { path, address } = await file.locate(seconds);
      const expires = Math.floor(now().getTime() / 1000) + seconds;
      return { to: cdnAddress(settings, path, expires) ?? address! };
    };
  return null;
}

const secondsOf = ({ seconds }: StoredFile) => Math.min(seconds, addressSeconds);

/** Returns a location of docker/files/nginx.conf: a file below DATA_DIR, or an address of the store. */
function internalAddress({ path, address }: FileLocation) {
  if (!address) return `/stored/${path}`;
  const { protocol, host, pathname, search } = new URL(address);
  return `/store/${protocol.slice(0, -1)}/${host}${pathname}${search}`;
}

/** Signs a path as nginx's `secure_link` and Bunny's token authentication read it. */
function cdnAddress({ MEDIA_CDN_URL, MEDIA_CDN_KEY }: Settings, path: string, expires: number) {
  if (!MEDIA_CDN_URL) return null;
  const address = new URL(`${MEDIA_CDN_URL.replace(/\/$/, '')}/${path}`);
  const token = createHash('md5').update(`${MEDIA_CDN_KEY}${address.pathname}${expires}`).digest('base64url');
  address.search = String(new URLSearchParams({ token, expires: String(expires) }));
  return address.href;
}

/** Returns the origins besides its own that a page loads media from, for the content security policy. */
export function mediaOrigins({
  MEDIA_DELIVERY,
  MEDIA_CDN_URL,
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_FORCE_PATH_STYLE,
}: Env) {
  if (MEDIA_DELIVERY !== 'redirect') return [];
  if (MEDIA_CDN_URL) return [new URL(MEDIA_CDN_URL).origin];
  const service = new URL(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`);
  return [S3_FORCE_PATH_STYLE ? service.origin : `${service.protocol}//${S3_BUCKET}.${service.host}`];
}
