import type { TranscodingPlan } from '../../../platform/transcoder.ts';
import type { MediaKind } from '@sinau/contracts/media/media.rules';
import { isDiskFull } from '../disk-full.ts';

/** What the inspecting process is asked. */
export interface Task {
  readonly path: string;
  /** Where a picture is drawn anew, and a package unpacked. */
  readonly drawing: string;
  readonly type: string;
  readonly kind: MediaKind;
  readonly isKindGiven: boolean;
  /** Whether a recording that not every browser plays is taken all the same. */
  readonly mayTranscode: boolean;
  /** A picture with more is left to another lane; null stands for any number, as JSON has no Infinity. */
  readonly maxPixelsHere: number | null;
}

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
export type Finding = Facts | Refused | 'too large for this lane' | 'disk full';
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
/** What somebody is told of a file whose inspection failed. A full disk is not the file's fault: it may be taken later. */
export function findingOf(error: unknown): Finding {
  if (isDiskFull(error)) return 'disk full';
  const { refusal, message } = error instanceof Unusable ? error : damaged();
  return { refusal, sentence: message };
}
export const damaged = () =>
  new Unusable('file_unreadable', 'Berkas ini rusak atau tidak lengkap. Coba simpan ulang, lalu unggah lagi.');
