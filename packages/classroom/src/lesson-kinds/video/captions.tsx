import { useEffect, useState } from 'react';

/** Captions in our own typeface, placed above the controls. */
export function Captions({ media }: { media: HTMLVideoElement | null }) {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    const track = media?.textTracks[0];
    if (!track) return undefined;
    track.mode = 'hidden';
    const update = () =>
      setLines(Array.from(track.activeCues ?? [], (cue) => (cue as VTTCue).getCueAsHTML().textContent));
    track.addEventListener('cuechange', update);
    return () => {
      track.mode = 'disabled';
      track.removeEventListener('cuechange', update);
    };
  }, [media]);

  if (lines.length === 0) return null;
  return (
    <p className="video-captions">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
