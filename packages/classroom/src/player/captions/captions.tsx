import { useEffect, useState } from 'react';
import { trackElementOf } from './captions-track.ts';
import './captions.css';

/** Captions in our own typeface, placed above the controls. */
export function Captions({ media, language }: { media: HTMLMediaElement | null; language: string }) {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    const track = trackElementOf(media, language)?.track;
    if (!track) return undefined;
    track.mode = 'hidden';
    // After a jump to where a cue ends, Chromium goes on listing it as active.
    const update = () =>
      setLines(
        Array.from(track.activeCues ?? [])
          .filter(({ endTime }) => endTime > media!.currentTime)
          .map((cue) => (cue as VTTCue).getCueAsHTML().textContent),
      );
    update();
    track.addEventListener('cuechange', update);
    return () => {
      track.mode = 'disabled';
      track.removeEventListener('cuechange', update);
    };
  }, [media, language]);

  if (lines.length === 0) return null;
  return (
    <p className="video-captions" lang={language}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
