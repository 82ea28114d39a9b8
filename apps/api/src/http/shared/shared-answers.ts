import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** An answer as it goes out to everybody. */
export interface SharedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Buffer;
  /** Compressed when first asked for. */
  readonly encoded: Partial<Record<Encoding, Buffer>>;
}
export type Encoding = 'br' | 'gzip';

/** When something was asked for, and what had changed by then. */
interface Asked {
  readonly at: number;
  readonly version: number;
}

const keptBytes = 32 * 1024 * 1024;
/** What depends on time, such as a price that ends, or on something without a trigger is right again after this long. */
const keptMs = 1_000;

/**
 * Keeps answers that are the same for everybody until something that is shown changes, a second at most. However many ask
 * for one at the same time, it is made once.
 */
export function createSharedAnswers() {
  let version = 0;
  const kept = new LRUCache<string, { asked: Asked; answer: SharedAnswer }>({
    maxSize: keptBytes,
    // With its compressed forms.
    sizeCalculation: ({ answer }) => 2 * answer.body.length + 1_000,
  });
  const underWay = new Map<string, { asked: Asked; answer: Promise<SharedAnswer> }>();
  const isFresh = ({ at, version: then }: Asked) => then === version && performance.now() - at < keptMs;

  return {
    /** Something that is shown has changed. */
    drop() {
      version += 1;
    },
    /** What is kept of it and still right. */
    peek(key: string) {
      const found = kept.get(key);
      return found && isFresh(found.asked) ? found.answer : null;
    },
    make(key: string, make: () => Promise<SharedAnswer>): Promise<SharedAnswer> {
      const found = underWay.get(key);
      if (found && isFresh(found.asked)) return found.answer;
      const asked = { at: performance.now(), version };
      const answer = make()
        .then((made) => {
          const before = kept.peek(key)?.answer;
          // The same bytes are compressed already.
          const next = before?.etag === made.etag ? before : made;
          // One that was asked for before a change may end after one that was asked for since.
          if (made.status === 200 && isFresh(asked)) kept.set(key, { asked, answer: next });
          return next;
        })
        .finally(() => {
          if (underWay.get(key)?.answer === answer) underWay.delete(key);
        });
      underWay.set(key, { asked, answer });
      return answer;
    },
  };
}

export const etagOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

const smallest = 1_024;
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** The encoding that a browser prefers, where it is worth it. */
export function encodingFor(accepted: string | undefined, body: Buffer): Encoding | null {
  if (!accepted || body.length < smallest) return null;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** At once, where it was asked for before. */
export const encode = (answer: SharedAnswer, encoding: Encoding): Buffer | Promise<Buffer> =>
  answer.encoded[encoding] ?? compress[encoding](answer.body).then((bytes) => (answer.encoded[encoding] = bytes));
