import { renditionNames, type RenditionName } from '@sinau/contracts/core/media/streams.rules';
import { rendition, seekPictures } from '@sinau/contracts/core/media/streams.schemas';
import { z } from 'zod';

/** Turn that made something, which the names of its files end in; those of older streams do not. */
const turn = z.string().optional();

/** Renditions and pictures of a recording, as its row has them. Their files lie beside that of the recording. */
const storedStreams = z.object({
  renditions: z.array(
    rendition.extend({
      width: z.int().positive().nullable(),
      /** As in RFC 6381: `avc1.64001f,mp4a.40.2`. */
      codecs: z.string(),
      turn,
    }),
  ),
  seekPictures: seekPictures.omit({ address: true }).extend({ turn }).nullable(),
  /** Size of the poster in pixels. */
  poster: z.object({ width: z.int().positive(), height: z.int().positive(), turn }).nullable().default(null),
});
export type StoredStreams = z.infer<typeof storedStreams>;
export const noStreams: StoredStreams = { renditions: [], seekPictures: null, poster: null };
export type StoredRendition = StoredStreams['renditions'][number];

/** Reads the column `streams`; null while there is no rendition. */
export function streamsOf({ streams }: { streams: unknown }): StoredStreams | null {
  const parsed = streams === null ? null : storedStreams.parse(streams);
  return parsed && parsed.renditions.length > 0 ? parsed : null;
}

type OfTurn = { readonly turn?: string | undefined };
const named = (name: string, { turn }: OfTurn, extension: string) => `${name}${turn ? `-${turn}` : ''}.${extension}`;

export const seekPicturesName = (pictures: OfTurn) => named('seek', pictures, 'jpg');
export const posterName = (poster: OfTurn) => named('poster', poster, 'webp');
/** Name of the files of a rendition, without their extensions. */
export const renditionFileName = (name: RenditionName, turn: string) => `${name}-${turn}`;
/** Media playlist of a rendition, and its fragmented MP4. */
export const renditionFiles = ({ name, ...made }: Pick<StoredRendition, 'name' | 'turn'>) => ({
  playlist: named(name, made, 'm3u8'),
  content: named(name, made, 'mp4'),
});
/** Name of the media playlist in addresses, which players know. */
export const playlistNameOf = (name: RenditionName) => `${name}.m3u8`;

export const playlistType = 'application/vnd.apple.mpegurl';

/** Returns the file of these streams at an address of this name, and its content type; null if there is none. */
export function findStreamFile(streams: StoredStreams, name: string) {
  const { renditions, seekPictures: pictures, poster } = streams;
  if (pictures && name === seekPicturesName(pictures)) return { name, type: 'image/jpeg' };
  if (poster && name === posterName(poster)) return { name, type: 'image/webp' };
  for (const one of renditions) {
    const { playlist, content } = renditionFiles(one);
    if (name === playlistNameOf(one.name)) return { name: playlist, type: playlistType };
    if (name === content) return { name, type: 'video/mp4' };
  }
  return null;
}

/** Names of all files of these streams, which must be in the store. */
export const streamFilesOf = ({ renditions, seekPictures: pictures, poster }: StoredStreams): string[] => [
  ...renditions.flatMap((one) => Object.values(renditionFiles(one))),
  ...(pictures ? [seekPicturesName(pictures)] : []),
  ...(poster ? [posterName(poster)] : []),
];

const streamFile = new RegExp(`^(${[...renditionNames, 'seek', 'poster'].join('|')})(-\\w+)?\\.(m3u8|mp4|jpg|webp)$`);
/** Returns whether a file beside a recording was made by a turn, whether or not its streams name it. */
export const isStreamFile = (name: string) => streamFile.test(name);
