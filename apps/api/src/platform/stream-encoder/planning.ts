import { maxDurationHours } from '@sinau/contracts/core/media/media.rules';
import { hostileInput, runFfmpeg, type Program } from '../ffmpeg.ts';
import { pictureNames } from './ladder.ts';
import { probeTracks, reading, unreadable, type Track } from './probing.ts';
import { soundFormat } from './sound.ts';
import { UnencodableRecording, type SoundPlan, type StreamEncoder, type StreamPlan } from './stream-encoder.ts';

interface Programs {
  readonly ffmpeg: Program;
  readonly ffprobe: Program;
}

export const planWith =
  ({ ffmpeg, ffprobe }: Programs): StreamEncoder['plan'] =>
  async (input, kind, { evensLoudness, signal }) => {
    const tracks = await probeTracks(ffprobe, input, signal);
    const pictureTrack = kind === 'video' ? preferred(tracks.filter(isPicture)) : null;
    const soundTrack = preferred(tracks.filter(isSound));
    if (kind === 'video' && !pictureTrack)
      throw new UnencodableRecording('Video ini tidak punya gambar. Unggah sebagai audio.');
    if (kind === 'audio' && !soundTrack) throw new UnencodableRecording('Rekaman ini tidak punya suara.');

    const picture = pictureTrack && picturePlanOf(pictureTrack);
    const sound: SoundPlan | null = soundTrack && {
      track: soundTrack.index,
      channels: soundTrack.channels === 1 ? 1 : 2,
      gain: 0,
    };
    if (picture) await requireFrame(ffmpeg, input, picture.track, signal);
    const { durationSeconds, gain } = await measure(ffmpeg, input, { picture, sound, evensLoudness, signal });
    return { durationSeconds, names: namesOf({ picture, sound }), picture, sound: sound && { ...sound, gain } };
  };

const isPicture = ({ codec_type: type, disposition, width, height }: Track) =>
  type === 'video' && !disposition.attached_pic && width > 0 && height > 0;
const isSound = ({ codec_type: type, channels, sample_rate: rate }: Track) =>
  type === 'audio' && channels > 0 && Number(rate) > 0;

const preferred = (tracks: readonly Track[]) =>
  tracks.find(({ disposition }) => disposition.default) ?? tracks[0] ?? null;

function picturePlanOf(track: Track): NonNullable<StreamPlan['picture']> {
  const turned = track.side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  const width = Math.max(1, Math.round(track.width * pixelAspect(track)));
  const { height } = track;
  const transfer = track.color_transfer;
  return {
    track: track.index,
    ...(turned ? { width: height, height: width } : { width, height }),
    frameRate: frameRateOf(track),
    matrix: matrixOf(track),
    hdr: transfer === 'smpte2084' || transfer === 'arib-std-b67' ? transfer : null,
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(track.field_order ?? ''),
  };
}

const ratioOf = (text: string) => {
  const [numerator = 0, denominator = 0] = text.split(/[:/]/).map(Number);
  return denominator > 0 ? numerator / denominator : 0;
};

/** Shapes of pixels beyond these are errors of the file. */
function pixelAspect({ sample_aspect_ratio: aspect = '1:1' }: Track) {
  const ratio = ratioOf(aspect);
  return ratio >= 0.25 && ratio <= 4 ? ratio : 1;
}

const known = ['bt709', 'smpte170m', 'bt470bg', 'bt2020nc'];
/** Color matrix of a picture. Where a file names none, players guess it by the size, which differs between renditions. */
const matrixOf = ({ color_space: matrix = '', height }: Track) =>
  known.includes(matrix) ? matrix : height >= 720 ? 'bt709' : 'smpte170m';

const most = 30.5;
const fewest = 5;
/** Frames per second: those of the recording, every second one of 60, and a steady rate where they come irregularly. */
export function frameRateOf({ r_frame_rate: nominal, avg_frame_rate: average }: Track) {
  const [rate, mean] = [ratioOf(nominal), ratioOf(average)];
  const isSteady = Math.abs(rate - mean) <= rate * 0.05;
  if (rate < fewest) return mean > most ? '30/1' : `${fewest}/1`;
  if (rate <= most) return nominal;
  const [numerator, denominator] = nominal.split('/').map(Number);
  return isSteady ? `${numerator}/${denominator! * Math.ceil(rate / most)}` : '30/1';
}

function namesOf({ picture, sound }: Pick<StreamPlan, 'picture' | 'sound'>): StreamPlan['names'] {
  if (!picture) return ['a48', 'a96'];
  const [first, ...others] = pictureNames(picture);
  return [first!, ...(sound ? (['a64'] as const) : []), ...others];
}

/** A track may have a name that ffmpeg knows, and nothing that it can decode. */
async function requireFrame(ffmpeg: Program, input: string, track: number, signal: AbortSignal) {
  const taken = `-map 0:${track} -frames:v 1 -f null -`.split(' ');
  const { output } = await runFfmpeg(ffmpeg, [...hostileInput, '-v', 'error', ...reading(input), ...taken], {
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return { output: '' };
  });
  if (!/^frame=1$/m.test(output)) throw new UnencodableRecording(unreadable);
}

interface Measuring extends Pick<StreamPlan, 'picture' | 'sound'> {
  readonly evensLoudness: boolean;
  readonly signal: AbortSignal;
}

/** Reads all of a recording: files err about their duration, and the loudness of a part is not that of the whole. */
async function measure(ffmpeg: Program, input: string, { picture, sound, evensLoudness, signal }: Measuring) {
  let durationSeconds = 0;
  const decoding = evensLoudness
    ? ['-af', `${soundFormat(sound)},ebur128=framelog=verbose:dualmono=true`]
    : ['-c:a', 'copy'];
  const args = [
    hostileInput,
    ['-loglevel', 'info', '-nostats'],
    reading(input),
    picture ? ['-map', `0:${picture.track}`, '-c:v', 'copy'] : [],
    sound ? ['-map', `0:${sound.track}`, ...decoding] : [],
    ['-f', 'null', '-'],
  ].flat();
  const { log } = await runFfmpeg(ffmpeg, args, {
    signal,
    onSeconds: (seconds) => (durationSeconds = seconds),
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new UnencodableRecording(unreadable);
  });
  if (durationSeconds > maxDurationHours * 3600)
    throw new UnencodableRecording(`Rekaman maksimal ${maxDurationHours} jam. Bagi menjadi beberapa materi.`);
  return { durationSeconds: Math.max(shortest, durationSeconds), gain: gainFor(log) };
}
const shortest = 0.1;

/** LUFS; what streaming services for speech agree on. A mono recording is measured as it is heard, from two speakers. */
const aim = -16;
const quietest = -50;
const mostGain = 24;

/** Silence stays silent, and a difference that nobody hears stays. */
function gainFor(log: string) {
  const integrated = Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(log)?.[1] ?? Number.NaN);
  if (!(integrated > quietest)) return 0;
  const gain = Math.min(mostGain, aim - integrated);
  return Math.abs(gain) < 0.5 ? 0 : Number(gain.toFixed(1));
}
