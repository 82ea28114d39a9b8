import { z } from 'zod';
import { runFfmpeg, type Program } from '../ffmpeg.ts';
import { UnencodableRecording } from './stream-encoder.ts';

/** Track as ffprobe describes it. */
const track = z.object({
  index: z.int(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.int().default(0),
  height: z.int().default(0),
  sample_aspect_ratio: z.string().optional(),
  pix_fmt: z.string().optional(),
  field_order: z.string().optional(),
  color_space: z.string().optional(),
  color_transfer: z.string().optional(),
  r_frame_rate: z.string().default('0/0'),
  avg_frame_rate: z.string().default('0/0'),
  channels: z.int().default(0),
  sample_rate: z.string().default('0'),
  disposition: z.object({ default: z.int(), attached_pic: z.int() }).partial().default({}),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
});
export type Track = z.infer<typeof track>;

const found = z.object({ streams: z.array(track).default([]) });

/** Formats without addresses in them. The name of a file decides nothing. */
const formats = 'mov,matroska,webm,mp3,ogg,wav,flac,aac';
/** A frame of 8K, and some. */
const mostPixels = 40_000_000;

export const reading = (input: string) =>
  [
    ['-format_whitelist', formats, '-max_pixels', String(mostPixels)],
    ['-i', `file:${input}`],
  ].flat();

/** Reads which tracks a recording has; those that ffmpeg cannot decode are left out. */
export async function probeTracks(ffprobe: Program, input: string, signal: AbortSignal): Promise<Track[]> {
  const asked = '-v error -protocol_whitelist file,pipe -show_streams -of json'.split(' ');
  const { output } = await runFfmpeg(ffprobe, [...asked, ...reading(input)], { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new UnencodableRecording(unreadable);
  });
  return found.parse(JSON.parse(output)).streams.filter(({ codec_name: codec }) => codec && codec !== 'unknown');
}

export const unreadable =
  'Rekaman ini rusak, tidak lengkap, atau formatnya tidak dikenali. Simpan ulang sebagai MP4 (H.264), lalu unggah lagi.';
