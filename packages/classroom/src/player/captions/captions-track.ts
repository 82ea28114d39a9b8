import type { Recording } from '../use-recording.ts';

/** Captions of a recording in one language. */
export interface CaptionsTrack {
  /** BCP 47. */
  language: string;
  /** Name of the language. */
  label: string;
  /** The address of the WebVTT file. */
  address: string;
}

export interface CaptionedRecording extends Recording {
  /** One in each language. */
  captions: readonly CaptionsTrack[];
}

/** Returns the captions in the preferred language, otherwise the first; undefined without captions. */
export const chosenTrack = (tracks: readonly CaptionsTrack[], language: string | null) =>
  tracks.find((one) => one.language === language) ?? tracks[0];

/** Returns the element of the captions in a language. The tracks of a stream have none. */
export const trackElementOf = (media: HTMLMediaElement | null, language: string) =>
  media?.querySelector<HTMLTrackElement>(`track[srclang="${language}"]`) ?? null;
