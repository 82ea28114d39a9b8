import { picturesStep, type StreamStep } from '@sinau/contracts/core/media/streams.rules';
import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import type { StreamPlan } from '../../../platform/stream-encoder/index.ts';
import {
  isStreamFile,
  renditionFiles,
  streamFilesOf,
  type StoredRendition,
  type StoredStreams,
} from './stored-streams.ts';

/** Turns for one step, those that ended with their process included. */
export const maxAttempts = 5;

/** Names of what is planned and not made yet, in that order. */
export function missingNames({ names }: StreamPlan, { renditions }: StoredStreams) {
  const made = new Set(renditions.map(({ name }) => name));
  return names.filter((name) => !made.has(name));
}

/** The next step of a recording; null once all are done. The pictures are drawn last. */
export function nextStep(plan: StreamPlan, streams: StoredStreams): StreamStep | null {
  return missingNames(plan, streams)[0] ?? (plan.picture && !streams.seekPictures ? picturesStep : null);
}

/** Adds a rendition, or replaces the one of its name. */
export const withRendition = (streams: StoredStreams, rendition: StoredRendition): StoredStreams => ({
  ...streams,
  renditions: [...streams.renditions.filter(({ name }) => name !== rendition.name), rendition].toSorted(
    (a, b) => a.bandwidth - b.bandwidth,
  ),
});

/**
 * The best rendition, as the file of the recording itself: whoever cannot play streams plays that. Null where that would
 * take the picture from a video.
 */
export function soleFileOf({ renditions }: StoredStreams, kind: MediaKind) {
  const [best] = renditions.toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0) || b.bandwidth - a.bandwidth);
  if (!best || (kind === 'video' && best.height === null)) return null;
  const { size, width, height } = best;
  const type = height === null ? 'audio/mp4' : 'video/mp4';
  return { fileName: renditionFiles(best).content, type, size: BigInt(size), width, height };
}

/** The rendition with a picture that is quickest to read. */
export const smallestPicture = ({ renditions }: StoredStreams) =>
  renditions.filter(({ height }) => height !== null).toSorted((a, b) => a.bandwidth - b.bandwidth)[0];

interface CompleteRecording {
  readonly streams: StoredStreams;
  readonly fileName: string;
  readonly originalName: string;
}
/**
 * Returns whether a file beside a complete recording is of no use: its original, or one from a turn whose process was
 * killed.
 */
export const isLeftover = (name: string, { streams, fileName, originalName }: CompleteRecording) =>
  (name === originalName || isStreamFile(name)) && name !== fileName && !streamFilesOf(streams).includes(name);
