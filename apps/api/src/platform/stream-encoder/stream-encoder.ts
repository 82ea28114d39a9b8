import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { Rendition } from '@sinau/contracts/core/media/streams.schemas';

/** Picture of a recording as people see it: upright, with square pixels. */
export interface PicturePlan {
  readonly width: number;
  readonly height: number;
  /** Frames per second of all renditions, as a fraction: `30000/1001`. */
  readonly frameRate: string;
  /** Matrix of its colors, as ffmpeg calls it: `bt709`. */
  readonly matrix: string;
  /** Curve of a picture with high dynamic range; null for all others. */
  readonly hdr: 'smpte2084' | 'arib-std-b67' | null;
  readonly isInterlaced: boolean;
}

export interface SoundPlan {
  /** Index of the track in the file. */
  readonly track: number;
  readonly channels: 1 | 2;
  /** Gain that evens the loudness of the recording, in decibels; 0 leaves it unchanged. */
  readonly gain: number;
}

/** Plan of the renditions of a recording, as JSON that can be stored. */
export interface StreamPlan {
  /** Measured, whatever the file says of itself. */
  readonly durationSeconds: number;
  /** In the order in which they should be made: the one that most lines carry first. */
  readonly names: readonly RenditionName[];
  /** Null for a recording of which the sound alone is streamed. */
  readonly picture: (PicturePlan & { readonly track: number }) | null;
  readonly sound: SoundPlan | null;
}

export interface EncodedRendition extends Rendition {
  /** Null for sound alone. */
  readonly width: number | null;
  /** As in RFC 6381: `avc1.64001f,mp4a.40.2`. */
  readonly codecs: string;
}

export interface EncodingJob {
  readonly input: string;
  readonly folder: string;
  readonly plan: StreamPlan;
  readonly name: RenditionName;
  /** Name of the files that are written, without their extensions. */
  readonly fileName: string;
  readonly onPercent: (percent: number) => void;
  readonly signal: AbortSignal;
}

interface Drawing {
  /** Where the picture is written. */
  readonly path: string;
  readonly plan: StreamPlan;
  readonly signal: AbortSignal;
}
export interface SeekDrawing extends Drawing {
  /** A rendition with a picture, which is many times quicker to read than the recording: `v240.mp4` or `v360.mp4`. */
  readonly rendition: string;
}
export interface PosterDrawing extends Drawing {
  readonly input: string;
}

/** A picture of small pictures in reading order. */
export interface SeekPictures {
  readonly everySeconds: number;
  readonly count: number;
  readonly columns: number;
  /** Width of one small picture, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Nothing can be made of a recording. The message is a sentence for its author, in Indonesian. */
export class UnencodableRecording extends Error {}

/** Makes renditions of recordings for HLS. Paths are on the local disk. An aborted run fails with an `AbortError`. */
export interface StreamEncoder {
  /** Returns whether the installation has the programs for it. */
  isAvailable(): Promise<boolean>;
  /**
   * Reads the whole recording, at some hundred times its speed. Fails with `UnencodableRecording` where nothing can be
   * made of it.
   */
  plan(
    input: string,
    kind: 'video' | 'audio',
    options: {
      /** True if all recordings are made equally loud. */
      readonly evensLoudness: boolean;
      readonly signal: AbortSignal;
    },
  ): Promise<StreamPlan>;
  /** Writes `<fileName>.mp4` (fragmented) and its playlist `<fileName>.m3u8` into a folder. */
  encode(job: EncodingJob): Promise<EncodedRendition>;
  /** Writes a JPEG of small pictures for the seek bar; null for a recording without a picture. */
  drawSeekPictures(job: SeekDrawing): Promise<SeekPictures | null>;
  /** Writes a poster as WebP; null for a recording without a picture that shows something. */
  drawPoster(job: PosterDrawing): Promise<{ readonly width: number; readonly height: number } | null>;
}
