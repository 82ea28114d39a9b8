import type { TranscodingPlan } from '../../../platform/transcoder.ts';
import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import type { PackageManifest } from '@sinau/contracts/core/media/package.schemas';
import { isSystemFailure } from '../system-failure.ts';

/** Input of the inspecting process. */
export interface Task {
  readonly path: string;
  /** File to which a picture is redrawn, captions are written as WebVTT, and a package is unpacked. */
  readonly drawing: string;
  readonly type: string;
  readonly kind: MediaKind;
  readonly isKindGiven: boolean;
  /** True if a recording that some browsers do not play is accepted anyway. */
  readonly mayTranscode: boolean;
  readonly lane: Lane;
}

/** Lane of an inspection; each runs one at a time. 'slow' is for files that took too long in their own lane. */
export type Lane = 'small' | 'large' | 'packages' | 'slow';

/** Answer of the process. */
export interface Facts {
  readonly kind: MediaKind;
  readonly type: string;
  readonly fileName: string;
  readonly width?: number;
  readonly height?: number;
  readonly durationSeconds?: number;
  readonly pageCount?: number;
  /** Plan that makes a recording playable in every browser; absent if it already is. */
  readonly plan?: TranscodingPlan;
  /** Set for packages. */
  readonly files?: readonly PackageFileFacts[];
  /** Set for packages of a standard that stores results. */
  readonly manifest?: PackageManifest;
}
/** A file of a package, and its position in the file that the package was unpacked to. */
export interface PackageFileFacts {
  readonly path: string;
  readonly type: string;
  readonly offset: number;
  readonly size: number;
}
interface Refused {
  readonly refusal: 'file_too_large' | 'file_type_mismatch' | 'file_unreadable' | 'package_refused';
  readonly sentence: string;
}
/** A failed inspection by no fault of the file, which may be accepted later. */
interface Failure {
  readonly failure: string;
}
export type Finding = Facts | Refused | Failure | 'next lane';
/** Messages of the inspecting process: that its parser is loaded, and then its finding. */
export type Message = 'begun' | Finding;

/** Thrown when a file cannot be used. */
export class Unusable extends Error {
  readonly refusal: Refused['refusal'];

  constructor(refusal: Refused['refusal'], sentence: string) {
    super(sentence);
    this.refusal = refusal;
  }
}
/** Returns the finding for a file whose inspection ends in an error. */
export function findingOf(error: unknown): Finding {
  if (isSystemFailure(error)) return { failure: String(error) };
  const { refusal, message } = error instanceof Unusable ? error : damaged();
  return { refusal, sentence: message };
}
export const damaged = () =>
  new Unusable('file_unreadable', 'Berkas ini rusak atau tidak lengkap. Coba simpan ulang, lalu unggah lagi.');
