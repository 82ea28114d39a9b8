import { expect, test, vi } from 'vitest';
import { ApiError } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { createUploads } from './uploads.ts';

const fileOf = (name: string, type = 'application/pdf', size = 10) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const mediaOf = (name: string) => ({ id: name, name, kind: 'pdf', addressExpiresAt: null }) as Media;

function open() {
  const onDone = vi.fn();
  const sent: { name: string; progress: (percent: number) => void; end: () => void; fail: () => void }[] = [];
  const uploads = createUploads({
    kinds: ['pdf', 'document'],
    onDone,
    send: (file, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        sent.push({
          name: file.name,
          progress: (percent) => onProgress?.({ percent, loaded: 0, total: 0, bytesPerSecond: 0 }),
          end: () => resolve(mediaOf(file.name)),
          fail: () => reject(new ApiError(422, 'file_unreadable', 'Rusak', { file: 'Berkas ini rusak' })),
        });
      }),
  });
  return { uploads, sent, onDone };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('files are sent one after the other, with their percentage', async () => {
  const { uploads, sent, onDone } = open();
  uploads.add([fileOf('a.pdf'), fileOf('b.pdf')]);
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf']);
  sent[0]!.progress(40);
  expect(uploads.snapshot()).toMatchObject([{ name: 'a.pdf', percent: 40 }, { percent: 0 }]);
  sent[0]!.end();
  await settled();
  expect(onDone.mock.calls).toMatchObject([[{ id: 'a.pdf' }]]);
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
});

test('a cancelled file is not uploaded, and the next one is sent', async () => {
  const { uploads, sent, onDone } = open();
  uploads.add([fileOf('a.pdf'), fileOf('b.pdf')]);
  uploads.cancel(uploads.snapshot()[0]!.id);
  await settled();
  sent[1]!.end();
  await settled();
  expect(onDone.mock.calls).toMatchObject([[{ id: 'b.pdf' }]]);
  expect(uploads.snapshot()).toEqual([]);
});

test("an unsupported file is reported before it is sent, and a server's refusal after it [3.20]", async () => {
  const { uploads, sent } = open();
  uploads.add([
    fileOf('lagu.mp3', 'audio/mpeg'),
    fileOf('kosong.pdf', 'application/pdf', 0),
    fileOf('besar.pdf', 'application/pdf', 26 * 1024 * 1024),
    fileOf('tugas.docx', ''),
  ]);
  expect(sent.map(({ name }) => name)).toEqual(['tugas.docx']);
  sent[0]!.fail();
  await settled();
  expect(uploads.snapshot().map(({ problem }) => problem)).toEqual([
    'Yang diterima: PDF, Word (.docx) atau OpenDocument (.odt)',
    'Berkas ini kosong',
    'PDF maksimal 25 MB',
    'Berkas ini rusak',
  ]);
});
