import { useEffect, useState } from 'react';
import { trackElementOf } from './captions-track.ts';
import { linesOf, type Line } from './transcript.ts';

/** The captions of a recording in a language as lines, once the browser has read them; null before. */
export function useLines(media: HTMLMediaElement | null, language: string): readonly Line[] | null {
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  useEffect(() => {
    const element = trackElementOf(media, language);
    const track = element?.track;
    if (!element || !track) return undefined;
    setLines(null);
    // A disabled track is never read. Captions of our own do the same.
    if (track.mode === 'disabled') track.mode = 'hidden';
    const read = () => setLines(linesOf(Array.from(track.cues ?? [], withoutMarkup)));
    if (element.readyState === HTMLTrackElement.LOADED) read();
    element.addEventListener('load', read);
    element.addEventListener('error', read);
    return () => {
      element.removeEventListener('load', read);
      element.removeEventListener('error', read);
    };
  }, [media, language]);
  return lines;
}

/** The text of a cue is markup: italics, speakers, `&amp;`. */
const withoutMarkup = (cue: TextTrackCue) => ({
  startTime: cue.startTime,
  endTime: cue.endTime,
  text: (cue as VTTCue).getCueAsHTML().textContent,
});
