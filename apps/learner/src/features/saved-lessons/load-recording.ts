import { createStreamAddresses } from '@sinau/classroom';
import { piecesOf, type SavedDatabase } from './saved-database.ts';
import type { RecordedLesson, SavedLesson } from './saved-lesson.ts';

/** Bytes of a piece: what a break of the connection costs. */
export const pieceBytes = 1024 * 1024;
/** Milliseconds until a connection that broke is tried again. */
const retryAfter = 5_000;

/** The recording is another one than when the first piece was loaded. */
export class RecordingReplaced extends Error {}

interface Loading {
  readonly database: SavedDatabase;
  readonly lesson: SavedLesson;
  /** Loads the lesson with new addresses. */
  readonly loadLesson: (id: string) => Promise<RecordedLesson | null>;
  readonly signal: AbortSignal;
  /** Called with the bytes that are stored. */
  readonly onStored: (loaded: number) => Promise<void>;
}

/** Loads what is missing of a recording, piece by piece. Each is stored before the next is requested. */
export async function loadRecording({ database, lesson, loadLesson, signal, onStored }: Loading) {
  const renew = async () => {
    const current = await loadLesson(lesson.lessonId);
    return current && fileOf(current, lesson);
  };
  const first = await untilConnected(renew, signal);
  if (!first) throw new RecordingReplaced();
  const addresses = createStreamAddresses(first, renew);
  const { size } = lesson;
  for (let from = await storedBytes(database, lesson.lessonId); from < size;) {
    const to = Math.min(from + pieceBytes, size) - 1;
    const piece = await fetchPiece(await addresses.of(first.name, from), { from, to, size, signal });
    if (piece === 'expired') {
      addresses.refuse();
      continue;
    }
    if (piece === 'lost') {
      await pause(signal);
      continue;
    }
    await database.put('pieces', piece, [lesson.lessonId, from / pieceBytes]);
    from = to + 1;
    await onStored(from);
  }
}

/** Returns the file that is saved, at its signed address; null if the recording no longer has it. */
function fileOf({ content: { file } }: RecordedLesson, { rendition, size }: SavedLesson) {
  if (!file) return null;
  const found = rendition === null ? file : file.streams?.renditions.find((one) => one.name === rendition);
  if (found?.size !== size) return null;
  const name = new URL(found.address, location.origin).pathname.split('/').at(-1)!;
  return { address: found.address, addressExpiresAt: file.addressExpiresAt, name };
}

/** Stored pieces follow each other from the first on. */
const storedBytes = async (database: SavedDatabase, lessonId: string) =>
  (await database.count('pieces', piecesOf(lessonId))) * pieceBytes;

async function fetchPiece(
  address: string,
  { from, to, size, signal }: { from: number; to: number; size: number; signal: AbortSignal },
): Promise<Blob | 'expired' | 'lost'> {
  let response: Response;
  try {
    response = await fetch(address, { headers: { range: `bytes=${from}-${to}` }, signal });
    if (response.status === 206 && response.headers.get('content-range')?.endsWith(`/${size}`) === false)
      throw new RecordingReplaced();
    if (response.status === 206 || (response.status === 200 && from === 0 && to === size - 1)) {
      const piece = await response.blob();
      return piece.size === to - from + 1 ? piece : 'lost';
    }
  } catch (error) {
    if (signal.aborted || error instanceof RecordingReplaced) throw error;
    return 'lost';
  }
  if (response.status === 410) return 'expired';
  if (response.status === 404 || response.status === 416) throw new RecordingReplaced();
  return 'lost';
}

/** Repeats a call until it is answered. */
async function untilConnected<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch {
      await pause(signal);
    }
  }
}

/** Waits until the device is connected again, at most some seconds. */
function pause(signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, retryAfter);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
