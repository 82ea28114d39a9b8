import { readFile, truncate, writeFile } from 'node:fs/promises';
import { moving, quickly, tone } from './made-recordings.ts';

export interface OddRecording {
  readonly name: string;
  readonly kind?: 'video' | 'audio';
  /** Arguments of ffmpeg, without its output; several write what the next ones read as INPUT. */
  readonly made: string | readonly string[];
  /** Container; the file is named .mp4 whatever it is. */
  readonly container?: string;
  /** Changes the file afterwards. */
  readonly damage?: (path: string) => Promise<void>;
  /** Outcome: renditions of this size at most and duration, or a sentence that contains this. */
  readonly ends: { readonly largest: string; readonly seconds: number } | { readonly sentence: string };
}

const ladder = (largest: string, seconds = 5) => ({ largest, seconds });
const audio = (seconds = 5) => ({ largest: '', seconds });
const usual = `${moving('640x360', 30, 5)} ${tone(5)} ${quickly}`;
const x265 = '-c:v libx265 -preset ultrafast -x265-params log-level=none';
const wide = (transfer: string) =>
  `${moving('640x360', 30, 5)} ${x265}:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc -pix_fmt yuv420p10le -tag:v hvc1`;
const turned = (degrees: number) => [usual, `-i INPUT -c copy -metadata:s:v:0 rotate=${degrees}`];
const unreadable = { sentence: 'Simpan ulang sebagai MP4' };

/** Keeps this part of a file. */
const cutTo = (part: number) => async (path: string) =>
  truncate(path, Math.floor((await readFile(path)).length * part));
const cutBehind = (name: string) => async (path: string) =>
  truncate(path, (await readFile(path)).indexOf(name) + name.length);
const replaceIn = (name: string, offset: number, value: number) => async (path: string) => {
  const content = await readFile(path);
  content.writeUInt32BE(value, content.indexOf(name) + offset);
  await writeFile(path, content);
};

/** Recordings as phones, messengers, screen recorders, editors and accidents leave them. */
export const oddRecordings: readonly OddRecording[] = [
  { name: 'turned by 90 degrees', made: turned(90), ends: ladder('360x640') },
  { name: 'turned by 180 degrees', made: turned(180), ends: ladder('640x360') },
  { name: 'turned by 270 degrees', made: turned(270), ends: ladder('360x640') },
  { name: 'one frame', made: `${moving('640x360', 30, 1)} ${quickly} -frames:v 1`, ends: ladder('640x360', 0.1) },
  {
    name: 'one frame with a sound of 9 s',
    made: `${moving('640x360', 30, 1)} ${tone(9)} ${quickly} -vf trim=end_frame=1`,
    ends: ladder('640x360', 9),
  },
  { name: 'without sound', made: `${moving('640x360', 30, 5)} ${quickly}`, ends: ladder('640x360') },
  {
    name: 'five sound tracks, the third of which is the usual one',
    made: `${moving('640x360', 30, 5)} ${[200, 300, 400, 500, 600].map((hertz) => tone(5, hertz)).join(' ')} -map 0 -map 1 -map 2 -map 3 -map 4 -map 5 -disposition:a:0 0 -disposition:a:2 default ${quickly}`,
    ends: ladder('640x360'),
  },
  { name: '4:3', made: `${moving('640x480', 25, 5)} ${tone(5)} ${quickly}`, ends: ladder('640x480') },
  {
    name: '9:16 of a phone',
    made: `${moving('1080x1920', 30, 2)} ${tone(2)} ${quickly}`,
    ends: ladder('1080x1920', 2),
  },
  { name: '1:1', made: `${moving('480x480', 30, 5)} ${tone(5)} ${quickly}`, ends: ladder('480x480') },
  { name: '7,680 wide', made: `${moving('7680x4320', 10, 1)} ${quickly}`, ends: ladder('1920x1080', 1) },
  { name: 'a panorama', made: `${moving('3840x540', 25, 2)} ${quickly}`, ends: ladder('1920x270', 2) },
  { name: 'a narrow strip', made: `${moving('64x1200', 25, 5)} ${quickly}`, ends: ladder('64x1200') },
  { name: '16 by 16', made: `${moving('16x16', 25, 5)} ${quickly}`, ends: ladder('16x16') },
  {
    name: 'odd numbers of pixels',
    made: `${moving('641x361', 25, 5)} -c:v libx264 -preset ultrafast -pix_fmt yuv444p`,
    ends: ladder('640x360'),
  },
  {
    name: 'pixels that are not square',
    made: `${moving('720x576', 25, 5)} -vf setsar=64/45 ${quickly}`,
    ends: ladder('854x480'),
  },
  {
    name: '10 bit',
    made: `${moving('640x360', 25, 5)} ${x265} -pix_fmt yuv420p10le -tag:v hvc1`,
    ends: ladder('640x360'),
  },
  { name: 'HDR by PQ', made: wide('smpte2084'), ends: ladder('640x360') },
  { name: 'HDR by HLG', made: wide('arib-std-b67'), ends: ladder('640x360') },
  { name: 'RGB', made: `${moving('640x360', 25, 2)} -c:v libx264rgb -preset ultrafast`, ends: ladder('640x360', 2) },
  {
    name: 'full range',
    made: `${moving('640x360', 25, 5)} -c:v mjpeg -pix_fmt yuvj422p`,
    container: 'mov',
    ends: ladder('640x360'),
  },
  {
    name: 'interlaced',
    made: `${moving('720x576', 50, 5)} -vf interlace,setfield=tff -flags +ildct+ilme -top 1 ${quickly}`,
    ends: ladder('600x480'),
  },
  { name: '60 frames', made: `${moving('640x360', 60, 5)} ${tone(5)} ${quickly}`, ends: ladder('640x360') },
  { name: '240 frames', made: `${moving('320x240', 240, 5)} ${quickly}`, ends: ladder('320x240') },
  {
    name: '29.97 frames',
    made: `${moving('640x360', '30000/1001', 9)} ${tone(9)} ${quickly}`,
    ends: ladder('640x360', 9),
  },
  { name: 'a frame a second', made: `${moving('640x360', 1, 12)} ${tone(12)} ${quickly}`, ends: ladder('640x360', 12) },
  {
    name: 'a variable rate',
    made: `${moving('640x360', 60, 9)} ${tone(9)} -vf select='not(mod(n,7))+not(mod(n,11))' -vsync vfr ${quickly}`,
    ends: ladder('640x360', 9),
  },
  {
    name: 'a picture that begins late',
    made: `-itsoffset 3 ${moving('640x360', 30, 5)} ${tone(8)} ${quickly}`,
    ends: ladder('640x360', 8),
  },
  {
    name: 'a sound that begins late',
    made: `${moving('640x360', 30, 8)} -itsoffset 3 ${tone(5)} ${quickly}`,
    ends: ladder('640x360', 8),
  },
  {
    name: 'a sound that ends early',
    made: `${moving('640x360', 30, 13)} ${tone(2)} ${quickly}`,
    ends: ladder('640x360', 13),
  },
  {
    name: 'a sound that ends late',
    made: `${moving('640x360', 30, 2)} ${tone(13)} ${quickly}`,
    ends: ladder('640x360', 13),
  },
  {
    name: 'cut short, with its index at the front',
    made: `${moving('640x360', 30, 10)} ${tone(10)} ${quickly} -movflags +faststart`,
    damage: cutTo(0.5),
    ends: ladder('640x360', 5),
  },
  { name: 'cut short, with its index lost', made: usual, damage: cutTo(0.5), ends: unreadable },
  { name: 'nothing but its index', made: `${usual} -movflags +faststart`, damage: cutBehind('mdat'), ends: unreadable },
  {
    name: '3 hours',
    made: `-f lavfi -i color=red:s=64x36:r=1:d=10800 -f lavfi -i anullsrc=r=8000:cl=mono:d=10800 -t 10800 ${quickly} -g 600`,
    ends: ladder('64x36', 10_800),
  },
  { name: '1 s', made: `${moving('640x360', 30, 1)} ${tone(1)} ${quickly}`, ends: ladder('640x360', 1) },
  {
    name: 'a header that claims an hour',
    made: usual,
    damage: replaceIn('mvhd', 20, 3_600_000),
    ends: ladder('640x360'),
  },
  { name: 'a header that claims no time', made: usual, damage: replaceIn('mvhd', 20, 0), ends: ladder('640x360') },
  {
    name: 'subtitles inside',
    made: `${moving('640x360', 30, 5)} ${tone(5)} -f srt -i SUBTITLES -map 0 -map 1 -map 2 ${quickly} -c:s mov_text`,
    ends: ladder('640x360'),
  },
  { name: 'MKV named .mp4', made: usual, container: 'matroska', ends: ladder('640x360') },
  {
    name: 'WebM named .mp4',
    made: `${moving('640x360', 30, 5)} ${tone(5)} -c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus`,
    container: 'webm',
    ends: ladder('640x360'),
  },
  { name: 'AVI named .mp4', made: usual, container: 'avi', ends: unreadable },
  { name: 'fragmented already', made: `${usual} -movflags frag_keyframe+empty_moov`, ends: ladder('640x360') },
  {
    name: 'six channels',
    made: `${moving('640x360', 30, 5)} -f lavfi -i anoisesrc=d=5:a=0.1 -ac 6 ${quickly}`,
    ends: ladder('640x360'),
  },
  {
    name: 'silence',
    made: `${moving('640x360', 30, 5)} -f lavfi -i anullsrc=d=5 -t 5 ${quickly}`,
    ends: ladder('640x360'),
  },
  {
    name: 'a sound of 8 kHz',
    made: `${moving('640x360', 30, 5)} ${tone(5)} ${quickly} -ar 8000`,
    ends: ladder('640x360'),
  },
  { name: 'a black picture', made: `-f lavfi -i color=black:s=640x360:r=30:d=5 ${quickly}`, ends: ladder('640x360') },
  { name: 'sound alone named a video', made: `${tone(5)} -c:a aac`, ends: { sentence: 'tidak punya gambar' } },
  { name: 'MP3', kind: 'audio', made: `${tone(5)} -c:a libmp3lame`, container: 'mp3', ends: audio() },
  { name: 'OGG', kind: 'audio', made: `${tone(5)} -c:a libopus`, container: 'ogg', ends: audio() },
  {
    name: 'M4A with a cover',
    kind: 'audio',
    made: `${tone(5)} ${moving('64x64', 1, 1)} -map 0 -map 1 -frames:v 1 -c:v mjpeg -disposition:v attached_pic -c:a aac`,
    ends: audio(),
  },
  {
    name: 'a picture named an audio',
    kind: 'audio',
    made: `${moving('64x64', 25, 1)} ${quickly}`,
    ends: { sentence: 'tidak punya suara' },
  },
];
