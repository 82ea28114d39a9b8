import { useEffect, useState, type CSSProperties } from 'react';
import './watermark.css';

/** Corners and sides of a picture in shares of its room, away from the captions and the controls below, and at first from the resume note. */
const places = [
  { x: 0.92, y: 0.34 },
  { x: 0.4, y: 0.06 },
  { x: 0.1, y: 0.52 },
  { x: 0.9, y: 0.1 },
  { x: 0.55, y: 0.5 },
  { x: 0.05, y: 0.3 },
  { x: 0.08, y: 0.12 },
] as const;
const moveEveryMs = 8_000;

interface WatermarkProps {
  /** Name of the person who watches. */
  text: string;
}

/** A faint line over the picture of a video, which moves so that no crop removes it. Screen readers skip it. */
export function Watermark({ text }: WatermarkProps) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((current) => current + 1), moveEveryMs);
    return () => clearInterval(timer);
  }, []);
  const { x, y } = places[step % places.length]!;
  return (
    <div className="watermark" aria-hidden="true">
      <span style={{ '--x': x, '--y': y } as CSSProperties}>{text}</span>
    </div>
  );
}
