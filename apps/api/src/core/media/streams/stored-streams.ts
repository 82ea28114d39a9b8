import { renditionNames, type RenditionName } from '@sinau/contracts/core/media/streams.rules';
import { rendition, seekPictures } from '@sinau/contracts/core/media/streams.schemas';
import { z } from 'zod';

/** Renditions and pictures of a recording, as its row has them. Their files lie beside that of the recording. */
const storedStreams = z.object({
  renditions: z.array(
    rendition.extend({
      width: z.int().positive().nullable(),
      /** As in RFC 6381: `avc1.64001f,mp4a.40.2`. */
      codecs: z.string(),
    }),
  ),
  seekPictures: seekPictures.omit({ address: true }).nullable(),
  /** Size of the poster in pixels. */
  poster: z.object({ width: z.int().positive(), height: z.int().positive() }).nullable().default(null),
});
export type StoredStreams = z.infer<typeof storedStreams>;
export const noStreams: StoredStreams = { renditions: [], seekPictures: null, poster: null };
export type StoredRendition = StoredStreams['renditions'][number];

/** Reads the column `streams`; null while there is no rendition. */
export function streamsOf({ streams }: { streams: unknown }): StoredStreams | null {
  const parsed = streams === null ? null : storedStreams.parse(streams);
  return parsed && parsed.renditions.length > 0 ? parsed : null;
}

const names = renditionNames.join('|');
const streamFile = new RegExp(`^(${names})\\.(m3u8|mp4)$`);

export const seekPicturesName = 'seek.jpg';
export const posterName = 'poster.webp';
/** Media playlist of a rendition, and its fragmented MP4. */
export const renditionFiles = (name: RenditionName) => ({ playlist: `${name}.m3u8`, content: `${name}.mp4` });

const types = { m3u8: 'application/vnd.apple.mpegurl', mp4: 'video/mp4' } as const;
export const playlistType = types.m3u8;

/** Returns the content type of a file of these streams; null if they have no file of this name. */
export function streamFileType(streams: StoredStreams, name: string): string | null {
  if (name === seekPicturesName) return streams.seekPictures && 'image/jpeg';
  if (name === posterName) return streams.poster && 'image/webp';
  const [, of, extension] = streamFile.exec(name) ?? [];
  return streams.renditions.some((one) => one.name === of) ? types[extension as keyof typeof types] : null;
}

/** Names of all files of these streams, which must be in the store. */
export const streamFilesOf = ({ renditions, seekPictures: pictures, poster }: StoredStreams): string[] => [
  ...renditions.flatMap(({ name }) => Object.values(renditionFiles(name))),
  ...(pictures ? [seekPicturesName] : []),
  ...(poster ? [posterName] : []),
];
