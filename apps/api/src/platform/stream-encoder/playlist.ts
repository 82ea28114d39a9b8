import type { Fragment, FragmentedFile } from './fragments.ts';

const targetOf = (fragments: readonly Fragment[]) =>
  Math.max(1, ...fragments.map(({ seconds }) => Math.round(seconds)));

/** Writes the HLS playlist of a fragmented MP4 that lies beside it. */
export const playlistOf = ({ initialSize, fragments }: FragmentedFile, name: string) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${targetOf(fragments)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${name}",BYTERANGE="${initialSize}@0"`,
    ...fragments.flatMap(({ offset, size, seconds }) => [
      `#EXTINF:${seconds.toFixed(6)},`,
      `#EXT-X-BYTERANGE:${size}@${offset}`,
      name,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

/**
 * Bits per second, as RFC 8216 defines them: the peak is that of any neighbors that last between half and one and a
 * half of the longest segment, so a last segment of one frame counts with the one before it.
 */
export function bandwidthsOf(fragments: readonly Fragment[]) {
  const target = targetOf(fragments);
  const average = rateOf(fragments);
  const peaks = fragments.map((_, from) => {
    let peak = 0;
    for (let to = from + 1; to <= fragments.length; to += 1) {
      const neighbors = fragments.slice(from, to);
      const seconds = secondsOf(neighbors);
      if (seconds > target * 1.5) break;
      if (seconds >= target * 0.5) peak = Math.max(peak, rateOf(neighbors));
    }
    return peak;
  });
  return { bandwidth: Math.ceil(Math.max(average, ...peaks)), averageBandwidth: Math.ceil(average) };
}

const secondsOf = (fragments: readonly Fragment[]) => fragments.reduce((sum, { seconds }) => sum + seconds, 0);
const rateOf = (fragments: readonly Fragment[]) =>
  (fragments.reduce((sum, { size }) => sum + size, 0) * 8) / secondsOf(fragments);
