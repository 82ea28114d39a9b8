import { masterPlaylist } from '@sinau/contracts/core/media/streams.rules';
import type { Streams } from '@sinau/contracts/core/media/streams.schemas';
import type { MediaRow } from '../media.queries.ts';
import { seekPicturesName, streamsOf } from './stored-streams.ts';

/** Streams of a recording at the signed address of its file, which opens its neighbors, too. */
export function presentStreams(media: Pick<MediaRow, 'streams'>, address: string): Streams | null {
  const stored = streamsOf(media);
  if (!stored) return null;
  const addressOf = (name: string) => address.slice(0, address.lastIndexOf('/') + 1) + name;
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
