/** A file at a signed address. */
export interface SignedFile {
  address: string;
  size: number;
}

export interface FileReaderOptions {
  /** Gets a new address; null if the file no longer exists. */
  renew: () => Promise<SignedFile | null>;
  signal: AbortSignal;
  /** Called when loading stalls and when it continues. */
  onStall: (isStalled: boolean) => void;
}

export type ReadBytes = (begin: number, end: number) => Promise<Uint8Array>;

const expired = 410;
/** The longest wait between two attempts, in milliseconds. */
const longestWait = 8_000;

/** Reads ranges of a file. Gets a new address when the old one has expired, and retries while the network is down. */
export function createFileReader(file: SignedFile, { renew, signal, onStall }: FileReaderOptions): ReadBytes {
  let { address } = file;
  let renewal: Promise<void> | undefined;

  /** Ranges are read in parallel and share one renewal. */
  const renewAddress = () =>
    (renewal ??= renew()
      .then((fresh) => {
        if (fresh?.size !== file.size) throw new Error('The file is gone, or another one took its place');
        address = fresh.address;
      })
      .finally(() => (renewal = undefined)));

  return async (begin, end) => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await fetchPart(address, begin, end, signal);
      if (answer instanceof Uint8Array) {
        if (attempt > 0) onStall(false);
        return answer;
      }
      if (answer === expired) await renewAddress();
      else if (answer !== null && answer < 500 && answer !== 429)
        throw new Error(`The file is answered with ${answer}`);
      if (answer === expired && attempt === 0) continue;
      onStall(true);
      await pause(waitAfter(attempt), signal);
    }
  };
}

export const waitAfter = (attempt: number) => Math.min(500 * 2 ** attempt, longestWait);

/** The bytes, the status of a refusal, or null without an answer. */
async function fetchPart(address: string, begin: number, end: number, signal: AbortSignal) {
  try {
    const response = await fetch(address, { headers: { range: `bytes=${begin}-${end - 1}` }, signal });
    if (!response.ok) return response.status;
    const bytes = new Uint8Array(await response.arrayBuffer());
    // A proxy may ignore the range and answer with the whole file.
    return response.status === 206 ? bytes : bytes.slice(begin, end);
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
