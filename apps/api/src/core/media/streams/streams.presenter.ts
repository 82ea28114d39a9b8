import { masterPlaylist } from '@sinau/contracts/core/media/streams.rules';
import type { Streams } from '@sinau/contracts/core/media/streams.schemas';
import type { MediaRow } from '../media.queries.ts';
import { posterName, renditionFiles, seekPicturesName, streamsOf, type StoredStreams } from './stored-streams.ts';

/** Streams of a recording at the signed address of its file, which opens its neighbors, too. */
export function presentStreams(media: Pick<MediaRow, 'streams'>, address: string): Streams | null {
  const stored = streamsOf(media);
  if (!stored) return null;
  const addressOf = neighborsOf(address);
  return {
    address: addressOf(masterPlaylist),
    renditions: stored.renditions.map((one) => ({
      name: one.name,
      address: addressOf(renditionFiles(one).content),
      height: one.height,
      size: one.size,
      bandwidth: one.bandwidth,
      averageBandwidth: one.averageBandwidth,
    })),
    seekPictures: stored.seekPictures && presentSeekPictures(stored.seekPictures, addressOf),
  };
}

/** Poster of a recording at the signed address of its file; null while it has none. */
export function presentPoster(media: Pick<MediaRow, 'streams'>, address: string): string | null {
  const poster = streamsOf(media)?.poster;
  return poster ? neighborsOf(address)(posterName(poster)) : null;
}

function presentSeekPictures(
  { turn, ...pictures }: NonNullable<StoredStreams['seekPictures']>,
  addressOf: (name: string) => string,
) {
  return { ...pictures, address: addressOf(seekPicturesName({ turn })) };
}

const neighborsOf = (address: string) => (name: string) => address.slice(0, address.lastIndexOf('/') + 1) + name;
