import { readFile, writeFile } from 'node:fs/promises';
import { decodeText } from '../../../platform/text-decoder.ts';
import { Unusable, type Facts, type Task } from './finding.ts';
import { toWebVtt } from './web-vtt.ts';

/** Writes captions of any encoding as WebVTT in UTF-8. Their size limit allows reading them whole. */
export async function inspectCaptions({ path, drawing }: Task): Promise<Facts> {
  const captions = toWebVtt(decodeText(await readFile(path)) ?? '');
  if (captions === null)
    throw new Unusable(
      'file_type_mismatch',
      'Berkas ini tidak berisi teks berwaktu. Simpan sebagai WebVTT (.vtt) atau SRT (.srt), lalu unggah lagi.',
    );
  await writeFile(drawing, captions);
  return { kind: 'captions', type: 'text/vtt; charset=utf-8', fileName: 'captions.vtt' };
}
