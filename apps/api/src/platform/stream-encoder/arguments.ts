import { hostileInput } from '../ffmpeg.ts';
import { isSoundAlone, rungs, sizeIn, soundRates } from './ladder.ts';
import { reading } from './probing.ts';
import { soundFilter } from './sound.ts';
import type { EncodingJob, PicturePlan, SoundPlan } from './stream-encoder.ts';

/** Seconds between keyframes, at which players change between renditions. */
const gridSeconds = 4;
/** A job takes two processors. */
const threads = ['-threads', '2'];

/** Arguments that write one rendition as fragmented MP4 with an index of its fragments. */
export function encodingArguments({ input, plan, name }: EncodingJob, output: string, canToneMap: boolean) {
  const { picture, sound } = plan;
  const isSound = isSoundAlone(name);
  return [
    [...hostileInput, '-loglevel', 'error', ...threads, ...reading(input)],
    picture && !isSound ? pictureArguments(picture, rungs[name], canToneMap) : [],
    sound ? soundArguments(sound, isSound ? soundRates[name] : rungs[name].sound) : [],
    // Location and device of the recording are removed.
    '-map_metadata -1 -map_chapters -1 -sn -dn'.split(' '),
    ['-t', plan.durationSeconds.toFixed(6)],
    [
      '-movflags',
      `${isSound ? '' : '+frag_keyframe'}+empty_moov+default_base_moof+negative_cts_offsets+dash+global_sidx+skip_trailer`,
    ],
    isSound ? ['-frag_duration', String(gridSeconds * 1_000_000)] : [],
    ['-f', 'mp4', `file:${output}`],
  ].flat();
}

function pictureArguments(
  picture: PicturePlan & { track: number },
  rung: (typeof rungs)[keyof typeof rungs],
  canToneMap: boolean,
) {
  return [
    ['-map', `0:${picture.track}`, '-vf', pictureFilter(picture, rung.lines, canToneMap)],
    ['-c:v', 'libx264', '-profile:v', 'high', '-preset', rung.preset, '-crf', String(rung.quality), ...threads],
    ['-maxrate', String(rung.ceiling), '-bufsize', String(rung.ceiling)],
    // Keyframes lie on the grid alone, and nothing refers to what lies before them.
    ['-g', '10000', '-sc_threshold', '0', '-flags', '+cgop'],
    ['-force_key_frames', `expr:gte(t,n_forced*${gridSeconds})`],
  ].flat();
}

const soundArguments = (sound: SoundPlan, rate: number) =>
  [
    ['-map', `0:${sound.track}`, '-af', soundFilter(sound)],
    ['-c:a', 'aac', '-b:a', String(rate)],
  ].flat();

/** Where the picture ends before the sound, its last frame stays. */
const lasting = 'tpad=stop_mode=clone:stop=-1';

export function pictureFilter(picture: PicturePlan, lines: number, canToneMap: boolean) {
  const { width, height } = sizeIn(lines, picture);
  const scalerMatrix = picture.matrix === 'bt2020nc' ? 'bt2020' : picture.matrix;
  const isMapped = picture.hdr !== null && canToneMap;
  return [
    ...(picture.isInterlaced ? ['bwdif=mode=send_frame'] : []),
    `fps=${picture.frameRate}:start_time=0`,
    `scale=${width}:${height}:in_color_matrix=${scalerMatrix}:out_color_matrix=${scalerMatrix}:out_range=tv`,
    ...(isMapped ? [toneMap(picture)] : []),
    'format=yuv420p',
    `setsar=1`,
    `setparams=range=tv:colorspace=${isMapped ? 'bt709' : picture.matrix}`,
    lasting,
  ].join(',');
}

/** Maps a high dynamic range, and its wide colors, to what every screen shows. */
const toneMap = ({ hdr }: PicturePlan) =>
  [
    'format=yuv420p10',
    `zscale=tin=${hdr}:min=bt2020nc:pin=bt2020:rin=limited:t=linear:npl=100`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=hable:desat=0',
    'zscale=t=bt709:m=bt709:p=bt709:r=limited',
  ].join(',');
