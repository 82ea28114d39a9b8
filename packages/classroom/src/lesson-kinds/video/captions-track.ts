/** Captions of a video in one language. */
export interface CaptionsTrack {
  /** BCP 47. */
  language: string;
  /** Name of the language. */
  label: string;
  /** The address of the WebVTT file. */
  address: string;
}

/** Returns the captions in the preferred language, otherwise the first; undefined without captions. */
export const chosenTrack = (tracks: readonly CaptionsTrack[], language: string | null) =>
  tracks.find((one) => one.language === language) ?? tracks[0];

/** Returns the element of the captions in a language. The tracks of a stream have none. */
export const trackElementOf = (media: HTMLVideoElement | null, language: string) =>
  media?.querySelector<HTMLTrackElement>(`track[srclang="${language}"]`) ?? null;
