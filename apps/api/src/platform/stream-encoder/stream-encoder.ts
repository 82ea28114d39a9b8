import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { Rendition } from '@sinau/contracts/core/media/streams.schemas';

/** Picture of a recording, as people see it: turned upright, with square pixels. */
export interface PicturePlan {
  readonly width: number;
  readonly height: number;
  /** Frames per second of all renditions, as a fraction: `30000/1001`. */
  readonly frameRate: string;
  readonly isInterlaced: boolean;
  readonly isHdr: boolean;
}

export interface SoundPlan {
  /** Index of the track in the file. */
  readonly track: number;
  readonly channels: 1 | 2;
  /** What evens its loudness, in decibels; null where it stays as it is. */
  readonly loudness: Loudness | null;
}

/** Loudness of a recording by EBU R 128. */
export interface Loudness {
  readonly integrated: number;
  readonly truePeak: number;
  readonly range: number;
  readonly threshold: number;
  readonly offset: number;
}

/** What is made of a recording. Plain data, which may be stored. */
export interface StreamPlan {
  readonly durationSeconds: number;
  /** In the order in which they should be made: the one that most lines carry first. */
  readonly names: readonly RenditionName[];
  /** Null for a recording of which only the sound is streamed. */
  readonly picture: PicturePlan | null;
  readonly sound: SoundPlan | null;
}

export interface EncodedRendition extends Rendition {
  /** Null for sound alone. */
  readonly width: number | null;
  /** As in RFC 6381: `avc1.64001f,mp4a.40.2`. */
  readonly codecs: string;
}

interface Drawing {
  readonly input: string;
  /** Where the picture is written. */
  readonly path: string;
  readonly plan: StreamPlan;
  readonly signal: AbortSignal;
}

/** Nothing can be made of a recording. The message is a sentence for its author, in Indonesian. */
export class UnencodableRecording extends Error {}

/** Makes renditions of recordings for HLS. Paths are on the local disk. An aborted run fails with an `AbortError`. */
export interface StreamEncoder {
  /** Returns whether the machine has the programs for it. */
  isAvailable(): Promise<boolean>;
  /** Fails with `UnencodableRecording` where nothing can be made of the recording. */
  plan(
    input: string,
    kind: 'video' | 'audio',
    options: {
      /** Whether all recordings are made equally loud. */
      readonly evensLoudness: boolean;
      readonly signal: AbortSignal;
    },
  ): Promise<StreamPlan>;
  /** Writes `<name>.mp4` (fragmented) and its playlist `<name>.m3u8` into a folder. */
  encode(job: {
    readonly input: string;
    readonly folder: string;
    readonly plan: StreamPlan;
    readonly name: RenditionName;
    readonly onPercent: (percent: number) => void;
    readonly signal: AbortSignal;
  }): Promise<EncodedRendition>;
  /** Writes a JPEG of small pictures for the seek bar; null for a recording without a picture. */
  drawSeekPictures(job: Drawing): Promise<{
    readonly everySeconds: number;
    readonly count: number;
    readonly columns: number;
    /** Of one of the small pictures, in pixels. */
    readonly width: number;
    readonly height: number;
  } | null>;
  /** Writes a poster as WebP; null for a recording without a picture. */
  drawPoster(job: Drawing): Promise<{ readonly width: number; readonly height: number } | null>;
}
