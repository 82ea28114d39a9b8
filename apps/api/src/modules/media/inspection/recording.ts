import { open } from 'node:fs/promises';
import { maxDurationHours, mediaBounds } from '@sinau/contracts/media/media.rules';
import { CustomSource, EncodedPacketSink, Input, MP3, MP4, OGG, WEBM, type InputTrack } from 'mediabunny';
import { damaged, Unusable, type Facts, type Task } from './finding.ts';
import { readBytes } from './reading.ts';

/** What every current browser plays. */
const playableCodecs = new Set<string | null>(['avc', 'vp8', 'vp9', 'av1', 'aac', 'mp3', 'opus', 'vorbis']);

const extensionOf: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Duration, measures and playability of a video or an audio file. */
export async function inspectRecording(task: Task): Promise<Facts> {
  const file = await open(task.path);
  const source = new CustomSource({
    getSize: async () => (await file.stat()).size,
    read: (begin, end) => readBytes(file, begin, end),
    prefetchProfile: 'fileSystem',
  });
  const input = new Input({ source, formats: [MP4, WEBM, MP3, OGG] });
  try {
    const video = await input.getPrimaryVideoTrack();
    const kind = kindOf(task, video !== null);
    for (const track of [video, await input.getPrimaryAudioTrack()]) if (track) await requirePlayable(track, kind);
    const durationSeconds = await measureDuration(input);
    const type = `${kind}/${containerOf(task.type)}`;
    const size = video && { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
    return { kind, type, fileName: `${kind}.${extensionOf[type]}`, durationSeconds, ...size };
  } finally {
    input.dispose();
    await file.close();
  }
}

function kindOf({ kind, isKindGiven }: Task, hasPicture: boolean) {
  const found = hasPicture ? 'video' : 'audio';
  if (isKindGiven && found !== kind)
    throw new Unusable(
      'file_type_mismatch',
      found === 'video' ? 'Berkas ini video, bukan audio' : 'Video ini tidak punya gambar. Unggah sebagai audio.',
    );
  return found;
}

const containerOf = (type: string) => /^(audio|video)\/(mpeg|ogg|webm)$/.exec(type)?.[2] ?? 'mp4';

async function requirePlayable(track: InputTrack, kind: 'audio' | 'video') {
  const codec = await track.getCodec();
  if (!playableCodecs.has(codec)) {
    throw new Unusable(
      'file_type_mismatch',
      `Format ${codec?.toUpperCase() ?? 'rekaman ini'} tidak bisa diputar di semua peramban. Simpan ulang sebagai ${mediaBounds[kind].formats}, lalu unggah lagi.`,
    );
  }
  // An index may come before what it tells of: that its last packet is there proves that nothing was cut off.
  if (!(await new EncodedPacketSink(track).getPacket(Infinity))) throw damaged();
}

async function measureDuration(input: Input) {
  const seconds = await input.computeDuration();
  const claimed = (await input.getDurationFromMetadata()) ?? seconds;
  if (!(seconds > 0) || claimed > seconds * 1.05 + 2) throw damaged();
  if (seconds > maxDurationHours * 3600)
    throw new Unusable('file_type_mismatch', `Rekaman maksimal ${maxDurationHours} jam. Bagi menjadi beberapa materi.`);
  return seconds;
}
