import { useId } from 'react';
import { motifs, type MotifName } from '@sinau/contracts/core/cloth/motifs';
import { intoSquare, squareSize } from '@sinau/contracts/core/cloth/squares';
import type { Thread } from '@sinau/contracts/core/cloth/thread-art';
import { clothSize, hem, weave } from './weave.ts';
import './cloth-picture.css';

interface ClothPictureProps {
  threads: readonly Thread[];
  /** Description of the picture in words. */
  label: string;
  /** True if the picture weaves itself once; static with reduced motion. */
  isDrawn?: boolean;
}

const { width, height } = clothSize;

/** Cloth on its loom: a thread for each class, and warp for the next ones. */
export function ClothPicture({ threads, label, isDrawn }: ClothPictureProps) {
  const woven = weave(threads);
  const id = useId();
  return (
    <svg
      className="cloth-picture"
      data-drawn={isDrawn || undefined}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <pattern id={`${id}w`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path className="cloth-warp" d="M4 0V8" />
        </pattern>
        <pattern id={`${id}h`} width={hem} height={hem} patternUnits="userSpaceOnUse">
          <path className="cloth-hem" d={`M0 ${hem}L${hem / 2} 0L${hem} ${hem}z`} />
        </pattern>
        {woven.figures.map(({ motif, color, scale }, index) => (
          <pattern
            key={index}
            id={`${id}${index}`}
            width={squareSize}
            height={squareSize}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${scale})`}
          >
            <Square motif={motif} color={color} />
          </pattern>
        ))}
      </defs>
      <path fill={`url(#${id}w)`} d={`M${woven.width} 0H${width}V${height}H${woven.width}z`} />
      <g className="cloth-woven">
        {woven.grounds.map(({ color, d }) => (
          <path key={color} fill={color} d={d} />
        ))}
        {woven.figures.map(({ d }, index) => (
          <path key={index} fill={`url(#${id}${index})`} opacity=".85" d={d} />
        ))}
        <path className="cloth-seams" d={woven.seams} />
        <path
          className="cloth-ends"
          d={`M0 0H${woven.width}V${hem}H0zM0 ${height - hem}H${woven.width}V${height}H0z`}
        />
        <path fill={`url(#${id}h)`} d={`M0 0H${woven.width}V${hem}H0zM0 ${height - hem}H${woven.width}V${height}H0z`} />
      </g>
    </svg>
  );
}

const Square = ({ motif, color }: { motif: MotifName; color: string }) => (
  <g
    transform={`matrix(${intoSquare(motif)
      .map((value) => Number(value.toFixed(3)))
      .join(' ')})`}
  >
    {motifs[motif].shapes.map((shape) =>
      'line' in shape ? (
        <path key={shape.d} d={shape.d} fill="none" stroke={color} strokeWidth={shape.line} />
      ) : (
        <path key={shape.d} d={shape.d} fill={color} />
      ),
    )}
  </g>
);
