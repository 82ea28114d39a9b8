import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { createJournal } from './change-journal.ts';

/** An answer as it is sent to everybody. */
export interface CachedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Buffer;
  /** Compressed at the first request. */
  readonly encoded: Partial<Record<Encoding, Buffer>>;
}
export type Encoding = 'br' | 'gzip';

/** Dependencies of an answer that names everything whose price, seats and state it shows. */
export interface Validity {
  /** Tags of these ids. */
  readonly tags: ReadonlySet<number>;
  /** Time at which the clock changes the answer, in milliseconds of that clock. */
  readonly until: number;
}
export interface FreshAnswer {
  readonly answer: CachedAnswer;
  /** Null where any change may affect this answer. */
  readonly validity: Validity | null;
}

/** Time of a request, and the position in the journal by then. */
interface Asked {
  readonly at: number;
  readonly position: number;
}
interface StoredAnswer extends FreshAnswer {
  readonly asked: Asked;
  /** Position up to which none of its changes was found. */
  seen: number;
}

interface Options {
  readonly clock: Clock;
  /** All changes before this time, in milliseconds of `performance.now()`, have been received. */
  readonly heardAt: () => number;
}

const maxBytes = 32 * 1024 * 1024;
/**
 * Answers that depend on time, such as a price that ends, or on something without a trigger are computed again after
 * this long. A page is made of answers, and both together may be a second old.
 */
export const shortTtlMs = 500;
/**
 * A connection may be cut silently: stored answers are served while all changes up to this long ago have been received.
 */
const maxSignalAgeMs = 900;
/** Maximum age of what a validity answer shows besides prices, seats and states, such as how much else there is. */
const untilChangedTtlMs = 60_000;

/**
 * Stores answers that are the same for everybody: until something that is shown changes, half a second at most; a
 * validity one until what it shows itself changes. Concurrent requests for an answer compute it once.
 */
export function createAnswerStore({ clock, heardAt }: Options) {
  const journal = createJournal();
  const stored = new LRUCache<string, StoredAnswer>({
    maxSize: maxBytes,
    // Includes its compressed forms.
    sizeCalculation: ({ answer, validity }) =>
      Math.ceil(1.5 * answer.body.length) + 40 * (validity?.tags.size ?? 0) + 1_000,
  });
  const underWay = new Map<string, { asked: Asked; answer: Promise<CachedAnswer> }>();

  const isFresh = ({ at, position }: Asked) => position === journal.position() && performance.now() - at < shortTtlMs;
  const isRight = (one: StoredAnswer) => {
    if (performance.now() - heardAt() >= maxSignalAgeMs) return false;
    if (one.validity === null) return isFresh(one.asked);
    return clock.now().getTime() < one.validity.until && (isFresh(one.asked) || isUnchanged(one, one.validity));
  };
  const isUnchanged = (one: StoredAnswer, { tags }: Validity) => {
    if (performance.now() - one.asked.at >= untilChangedTtlMs || journal.hasChanged(tags, one.seen)) return false;
    one.seen = journal.position();
    return true;
  };

  return {
    /** Records a change of what has these ids, or of something else whose answers do not name it. */
    changed: journal.add,
    /** Records that anything shown may have changed. */
    drop: journal.addAll,
    /** Returns the stored answer if it is still right. */
    peek(key: string) {
      const found = stored.get(key);
      return found && isRight(found) ? found.answer : null;
    },
    make(key: string, make: () => Promise<FreshAnswer>): Promise<CachedAnswer> {
      const found = underWay.get(key);
      if (found && isFresh(found.asked)) return found.answer;
      const asked = { at: performance.now(), position: journal.position() };
      const answer = make()
        .then(({ answer: made, validity }) => {
          const before = stored.peek(key)?.answer;
          // Bytes that are the same are compressed already.
          const newest = { answer: before?.etag === made.etag ? before : made, validity, asked, seen: asked.position };
          // A request before a change may end after one that was made since.
          if (made.status === 200 && isRight(newest)) stored.set(key, newest);
          return newest.answer;
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

/** Returns the encoding that a browser prefers, or null where it does not pay. */
export function encodingFor(accepted: string | undefined, body: Buffer): Encoding | null {
  if (!accepted || body.length < smallest) return null;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Returns immediately if this encoding was requested before. */
export const encode = (answer: CachedAnswer, encoding: Encoding): Buffer | Promise<Buffer> =>
  answer.encoded[encoding] ?? compress[encoding](answer.body).then((bytes) => (answer.encoded[encoding] = bytes));
