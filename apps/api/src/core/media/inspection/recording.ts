import { open } from 'node:fs/promises';
import { maxDurationHours, mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { CustomSource, EncodedPacketSink, Input, MP3, MP4, OGG, QTFF, WEBM, type InputTrack } from 'mediabunny';
import type { TranscodingPlan } from '../../../platform/transcoder.ts';
import { damaged, Unusable, type Facts, type Task } from './finding.ts';
import { readBytes } from './reading.ts';

/** Codecs that every current browser plays. */
const playableCodecs = new Set<string | null>(['avc', 'vp8', 'vp9', 'av1', 'aac', 'mp3', 'opus', 'vorbis']);

const extensionOf: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Reads duration, dimensions and playability of a video or an audio file. */
export async function inspectRecording(task: Task): Promise<Facts> {
  const file = await open(task.path);
  const source = new CustomSource({
    getSize: async () => (await file.stat()).size,
    read: (begin, end) => readBytes(file, begin, end),
    prefetchProfile: 'fileSystem',
  });
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MP3, OGG] });
  try {
    const video = await input.getPrimaryVideoTrack();
    const kind = kindOf(task, video !== null);
    const audio = await input.getPrimaryAudioTrack();
    const plan = video && (await planFor(task, video, audio));
    for (const track of [video, audio]) if (track) await requireUsable(track, kind, plan !== null);
    if (isQuickTime(task) && !plan) throw unplayable('QuickTime (.mov)', kind);
    const durationSeconds = await measureDuration(input);
    const type = `${kind}/${containerOf(task.type)}`;
    const size = video && { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
    return { kind, type, fileName: `${kind}.${extensionOf[type]}`, durationSeconds, ...size, ...(plan && { plan }) };
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

const isQuickTime = ({ type }: Task) => type === 'video/quicktime';

/** Plans how every browser could play a recording; null if every browser does already, or nothing can be done. */
async function planFor(task: Task, video: InputTrack, audio: InputTrack | null): Promise<TranscodingPlan | null> {
  const codecs = [await video.getCodec(), ...(audio ? [await audio.getCodec()] : [])];
  const isMp4 = containerOf(task.type) === 'mp4';
  if (!task.mayTranscode || !isMp4) return null;
  if (!isQuickTime(task) && codecs.every((codec) => playableCodecs.has(codec))) return null;
  const [picture, sound] = codecs;
  return { video: picture === 'avc' ? 'copy' : 'encode', audio: audio && (sound === 'aac' ? 'copy' : 'encode') };
}

async function requireUsable(track: InputTrack, kind: 'audio' | 'video', isTranscoded: boolean) {
  const codec = await track.getCodec();
  if (!isTranscoded && !playableCodecs.has(codec)) throw unplayable(codec?.toUpperCase() ?? 'rekaman ini', kind);
  // A codec that cannot be read here is left to the transcoder.
  if (codec === null) return;
  // An index may come before its packets: the existing last packet proves that nothing was cut off.
  if (!(await new EncodedPacketSink(track).getPacket(Infinity))) throw damaged();
}

const playableFormats = { audio: mediaBounds.audio.formats, video: 'MP4 (H.264) atau WebM' };

function unplayable(format: string, kind: 'audio' | 'video') {
  const onPhones = kind === 'video' ? ' Di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel.' : '';
  return new Unusable(
    'file_type_mismatch',
    `Format ${format} tidak bisa diputar di semua peramban. Simpan ulang sebagai ${playableFormats[kind]}, lalu unggah lagi.${onPhones}`,
  );
}

async function measureDuration(input: Input) {
  const seconds = await input.computeDuration();
  const claimed = (await input.getDurationFromMetadata()) ?? seconds;
  if (!(seconds > 0) || claimed > seconds * 1.05 + 2) throw damaged();
  if (seconds > maxDurationHours * 3600)
    throw new Unusable('file_type_mismatch', `Rekaman maksimal ${maxDurationHours} jam. Bagi menjadi beberapa materi.`);
  return seconds;
}
