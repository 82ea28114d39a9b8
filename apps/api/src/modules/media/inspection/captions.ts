import { readFile } from 'node:fs/promises';
import { damaged, Unusable, type Facts, type Task } from './finding.ts';

const time = String.raw`(?:\d{2,3}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const cue = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}`, 'm');

/** Subtitles that a player can show: UTF-8 text with at least one cue. Their bound lets them be read at once. */
export async function inspectCaptions({ path }: Task): Promise<Facts> {
  const text = decode(await readFile(path));
  if (!cue.test(text))
    throw new Unusable(
      'file_type_mismatch',
      'Berkas ini tidak berisi teks berwaktu. Simpan sebagai WebVTT (.vtt), lalu unggah lagi.',
    );
  return { kind: 'captions', type: 'text/vtt; charset=utf-8', fileName: 'captions.vtt' };
}

function decode(bytes: Buffer) {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (text.includes('\0')) throw damaged();
  return text;
}
