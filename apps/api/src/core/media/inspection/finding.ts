import type { TranscodingPlan } from '../../../platform/transcoder.ts';
import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import { isSystemFailure } from '../system-failure.ts';

/** What the inspecting process is asked. */
export interface Task {
  readonly path: string;
  /** Where a picture is drawn anew, captions are written as WebVTT, and a package is unpacked. */
  readonly drawing: string;
  readonly type: string;
  readonly kind: MediaKind;
  readonly isKindGiven: boolean;
  /** Whether a recording that not every browser plays is taken all the same. */
  readonly mayTranscode: boolean;
  readonly lane: Lane;
}

/** Where an inspection runs, one at a time in each: 'slow' is for what took too long in its own. */
export type Lane = 'small' | 'large' | 'packages' | 'slow';

/** What it answers. */
export interface Facts {
  readonly kind: MediaKind;
  readonly type: string;
  readonly fileName: string;
  readonly width?: number;
  readonly height?: number;
  readonly durationSeconds?: number;
  readonly pageCount?: number;
  /** What makes a recording playable in every browser; without it, it is. */
  readonly plan?: TranscodingPlan;
  /** Of a package. */
  readonly files?: readonly PackageFileFacts[];
}
/** A file of a package, and where it lies in the file that the package was unpacked to. */
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
/** The inspection failed by no fault of the file, which may be taken later. */
interface Failure {
  readonly failure: string;
}
export type Finding = Facts | Refused | Failure | 'next lane';
/** What the inspecting process says: that its parser is loaded, and then what it found. */
export type Message = 'begun' | Finding;

/** Thrown by whoever finds that a file cannot be used. */
export class Unusable extends Error {
  readonly refusal: Refused['refusal'];

  constructor(refusal: Refused['refusal'], sentence: string) {
    super(sentence);
    this.refusal = refusal;
  }
}
/** The finding for a file whose inspection ends in an error. */
export function findingOf(error: unknown): Finding {
  if (isSystemFailure(error)) return { failure: String(error) };
  const { refusal, message } = error instanceof Unusable ? error : damaged();
  return { refusal, sentence: message };
}
export const damaged = () =>
  new Unusable('file_unreadable', 'Berkas ini rusak atau tidak lengkap. Coba simpan ulang, lalu unggah lagi.');
