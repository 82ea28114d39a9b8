import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Measures of the content that went through a meter. */
export interface Measures {
  readonly bytes: number;
  readonly lines: number;
  readonly sha256: string;
}

const newline = 10;

/** Passes a stream on, and measures it; the measures are complete once it has ended. */
export function createMeter(): { readonly stream: Transform; readonly measures: () => Measures } {
  const hash = createHash('sha256');
  let [bytes, lines] = [0, 0];
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1;
      done(null, chunk);
    },
  });
  return { stream, measures: () => ({ bytes, lines, sha256: hash.copy().digest('hex') }) };
}
