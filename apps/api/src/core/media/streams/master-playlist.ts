import { playlistNameOf, type StoredRendition } from './stored-streams.ts';

/** Writes the HLS playlist of all renditions. */
export const masterPlaylistOf = (renditions: readonly StoredRendition[]) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...startingWithModest(renditions).flatMap((one) => [
      `#EXT-X-STREAM-INF:${[
        `BANDWIDTH=${one.bandwidth}`,
        `AVERAGE-BANDWIDTH=${one.averageBandwidth}`,
        `CODECS="${one.codecs}"`,
        ...(one.width && one.height ? [`RESOLUTION=${one.width}x${one.height}`] : []),
      ].join(',')}`,
      playlistNameOf(one.name),
    ]),
    '',
  ].join('\n');

/** Native players begin with the first, whatever the line: a picture that most lines carry. Sound alone comes last. */
function startingWithModest(renditions: readonly StoredRendition[]) {
  const rank = ({ name, height }: StoredRendition) => (name === 'v360' ? 0 : (height ?? Infinity));
  return renditions.toSorted((a, b) => rank(a) - rank(b));
}
