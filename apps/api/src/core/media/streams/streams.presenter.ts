import { masterPlaylist } from '@sinau/contracts/core/media/streams.rules';
import type { Streams } from '@sinau/contracts/core/media/streams.schemas';
import type { MediaRow } from '../media.queries.ts';
import { posterName, seekPicturesName, streamsOf } from './stored-streams.ts';

/** Streams of a recording at the signed address of its file, which opens its neighbors, too. */
export function presentStreams(media: Pick<MediaRow, 'streams'>, address: string): Streams | null {
  const stored = streamsOf(media);
  if (!stored) return null;
  const addressOf = neighborsOf(address);
  return {
    address: addressOf(masterPlaylist),
    renditions: stored.renditions.map(({ name, height, size, bandwidth, averageBandwidth }) => ({
      name,
      height,
      size,
      bandwidth,
      averageBandwidth,
    })),
    seekPictures: stored.seekPictures && { ...stored.seekPictures, address: addressOf(seekPicturesName) },
  };
}

/** Poster of a recording at the signed address of its file; null while it has none. */
export function presentPoster(media: Pick<MediaRow, 'streams'>, address: string): string | null {
  return streamsOf(media)?.poster ? neighborsOf(address)(posterName) : null;
}

const neighborsOf = (address: string) => (name: string) => address.slice(0, address.lastIndexOf('/') + 1) + name;
