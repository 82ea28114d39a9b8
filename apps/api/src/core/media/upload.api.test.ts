import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { media } from '@sinau/api-client';
import sharp from 'sharp';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFileStore } from '../../platform/file-store/index.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';
import {
  blankPng,
  breakOffUpload,
  storedFiles,
  fixture,
  upload,
  uploadStream,
  uploadUnclosed,
} from '../../testing/uploads.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
let before: string[];
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  before = await storedFiles(app);
});

const photo = ({ width = 800, height = 600 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#0E47C0' } });
/** Picture, blue above, white below. */
const uprightPicture = () =>
  sharp({ create: { width: 96, height: 160, channels: 3, background: '#fff' } }).composite([
    { input: { create: { width: 96, height: 80, channels: 3, background: '#0E47C0' } }, left: 0, top: 0 },
  ]);
/** Creates a HEIC file whose header claims many pixels. */
const hugeHeic = () => {
  const content = Buffer.from(fixture('photo.heic'));
  const size = content.indexOf('ispe') + 8;
  content.writeUInt32BE(8_064, size);
  content.writeUInt32BE(6_048, size + 4);
  return content;
};
/** Creates a TIFF whose header claims 5,000 by 5,000 pixels, of four channels with four bytes each. */
const hugeTiff = async () => {
  const content = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
    .toColourspace('scrgb')
    .tiff({ compression: 'none' })
    .toBuffer();
  // Width and height are the directory's first two entries.
  const entries = content.readUInt32LE(4) + 2;
  for (const entry of [entries, entries + 12]) content.writeUInt16LE(5_000, entry + 8);
  return content;
};
const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nSelamat belajar.\n';

async function addedFile() {
  const [added] = (await storedFiles(app)).filter((path) => !before.includes(path));
  return buffer(await createFileStore('media', app.env).read(added!.replace('files/', '')));
}

async function nothingIsLeft() {
  expect(await storedFiles(app)).toEqual(before);
  expect(await app.db.media.count({ where: { state: { not: 'stored' } } })).toBe(0);
}

describe('an accepted upload', () => {
  test.each(
    casesOfRun(
      [
        ['lesson.mp4', 'video', { type: 'video/mp4', width: 320, height: 180, durationSeconds: 4 }],
        ['lesson.pdf', 'pdf', { type: 'application/pdf', pageCount: 3, durationSeconds: null }],
        ['lesson.webm', 'video', { type: 'video/webm', width: 160, height: 90, durationSeconds: expect.closeTo(3, 1) }],
        ['lesson.mp3', 'audio', { type: 'audio/mpeg', durationSeconds: expect.closeTo(5, 1), width: null }],
        ['lesson.m4a', 'audio', { type: 'audio/mp4', durationSeconds: expect.closeTo(5, 1) }],
      ],
      2,
    ),
  )('%s is %s, and the server reads its dimensions [7.6]', async (name, kind, measures) => {
    const content = fixture(name);
    const { data } = await upload(app, partner, `/media?kind=${kind}`, { name: 'Materi pertama.bin', content });
    expect(data).toMatchObject({
      kind,
      purpose: 'lesson',
      name: 'Materi pertama.bin',
      size: content.length,
      addressExpiresAt: expect.any(String),
      ...measures,
    });
    expect((await upload(app, partner, '/media', { name, content })).data).toMatchObject({ kind, ...measures });
  });

  test.each([
    ['captions.srt', fixture('captions.srt'), 'Hal terpenting ditulis lebih dulu.'],
    ['captions-windows-1252.vtt', fixture('captions-windows-1252.vtt'), 'Café “Redaksi” buka hari Jum’at.'],
    ['captions-utf16.srt', Buffer.from(`\ufeff${fixture('captions.srt').toString()}`, 'utf16le'), 'Sisanya menyusul.'],
    ['captions.vtt', Buffer.from(captions), captions],
  ])('%s becomes WebVTT in UTF-8, whether or not its kind is named', async (name, content, said) => {
    for (const query of ['?kind=captions', '']) {
      const { data, error } = await upload(app, partner, `/media${query}`, { name, content });
      expect(error).toBeNull();
      expect(data).toMatchObject({ kind: 'captions', type: 'text/vtt; charset=utf-8', name });
      const { text, headers } = await app.visitor.send('GET', data.address.replace('/api', ''));
      expect(text).toMatch(/^WEBVTT\n\n/);
      expect(text).toContain(said);
      expect(headers['content-length']).toBe(String(data.size));
    }
  });

  test('a picture is redrawn: upright, no larger than screens need, without the metadata of the camera [3.30]', async () => {
    const content = await photo({ width: 2700, height: 2025 })
      .withExif({ IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(content).metadata()).exif).toBeDefined();

    const { data } = await upload(app, partner, '/media', { name: 'sampul.jpg', content });
    expect(data).toMatchObject({
      id: expect.any(String),
      kind: 'image',
      purpose: 'public',
      type: 'image/webp',
      width: 1920,
      height: 2560,
      addressExpiresAt: null,
    });
    const stored = await sharp(await addedFile()).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 1920, height: 2560 });
    expect(stored.exif ?? stored.orientation).toBeUndefined();
  });

  test(
    'a PDF with bytes before its header is accepted, whether or not its kind is named',
    { tags: 'night' },
    async () => {
      const content = fixture('bytes-before-header.pdf');
      for (const query of ['?kind=pdf', '']) {
        const { data, error } = await upload(app, partner, `/media${query}`, { name: 'a.pdf', content });
        expect(error).toBeNull();
        expect(data).toMatchObject({ kind: 'pdf', type: 'application/pdf', pageCount: 1 });
      }
    },
  );

  test.each([
    ['a HEIC photo of a phone, which lies on its side', 'image', () => fixture('photo.heic')],
    ['a HEIC photo without its kind', undefined, () => fixture('photo.heic')],
    ['a scan in TIFF', 'image', () => uprightPicture().tiff({ compression: 'none' }).toBuffer()],
  ])('%s is drawn as WebP, upright', async (_what, kind, content) => {
    const { data, error } = await upload(app, partner, `/media${kind ? `?kind=${kind}` : ''}`, {
      name: 'IMG_0042',
      content: await content(),
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ kind: 'image', type: 'image/webp', width: 96, height: 160 });
    const pixels = await sharp(await addedFile())
      .raw()
      .toBuffer();
    const [top, bottom] = [pixels.subarray(0, 3), pixels.subarray(-3)];
    expect(top[2]! - top[0]!).toBeGreaterThan(100);
    expect(Math.min(...bottom)).toBeGreaterThan(230);
  });

  test('several pictures are accepted together', { tags: 'night' }, async () => {
    const content = await photo().png().toBuffer();
    const { data } = await upload(
      app,
      partner,
      '/media-multiple',
      { name: 'satu.png', content },
      { name: 'dua.png', content },
    );
    expect(data.list.map(({ name }) => name)).toEqual(['satu.png', 'dua.png']);
  });
});

describe('a refused upload leaves nothing behind', () => {
  const padded = (head: string, size: number) =>
    Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(size - head.length, 'x')]);

  test.each(
    casesOfRun(
      [
        ['captions', captions, 2 ** 20 + 1, 'Takarir maksimal 1 MB'],
        [
          'image',
          '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0',
          5 * 2 ** 20 + 1,
          'Gambar maksimal 5 MB',
        ],
        ['pdf', '%PDF-1.7\n', 50 * 2 ** 20 + 1, 'PDF maksimal 50 MB'],
      ],
      1,
    ),
  )('%s over its size limit', async (kind, head, size, sentence) => {
    expect(
      await upload(app, partner, `/media?kind=${kind}`, { name: 'besar', content: padded(head, size) }),
    ).toMatchObject({
      status: 413,
      error: { code: 'file_too_large', fields: { file: sentence } },
    });
    await nothingIsLeft();
  });

  test('zero bytes, and no file at all', async () => {
    expect(await upload(app, partner, '/media', { name: 'kosong.mp4', content: '' })).toMatchObject({
      status: 422,
      error: { code: 'file_empty' },
    });
    expect(await upload(app, partner, '/media')).toMatchObject({ status: 422, error: { code: 'file_missing' } });
    await nothingIsLeft();
  });

  test.each([
    ['video', fixture('lesson.pdf'), 'Isi berkas ini tidak sesuai. Unggah MP4, MOV, atau WebM.'],
    ['video', fixture('lesson.m4a'), 'Isi berkas ini tidak sesuai. Unggah MP4, MOV, atau WebM.'],
    ['audio', fixture('lesson.mp4'), 'Berkas ini video, bukan audio'],
    [
      'video',
      fixture('hevc.mp4'),
      'Format HEVC tidak bisa diputar di semua peramban. Simpan ulang sebagai MP4 (H.264) atau WebM, lalu unggah lagi. Di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel.',
    ],
    ['pdf', fixture('lesson.mp3'), 'Isi berkas ini tidak sesuai. Unggah PDF.'],
    [
      'image',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'Isi berkas ini tidak sesuai. Unggah JPG, PNG, WebP, GIF, HEIC, atau TIFF.',
    ],
    [
      'captions',
      Buffer.from('WEBVTT\n\ntanpa waktu\n'),
      'Berkas ini tidak berisi teks berwaktu. Simpan sebagai WebVTT (.vtt) atau SRT (.srt), lalu unggah lagi.',
    ],
  ])('%s by name, with content of another type or unplayable', async (kind, content, sentence) => {
    expect(await upload(app, partner, `/media?kind=${kind}`, { name: `materi.${kind}`, content })).toMatchObject({
      status: 422,
      error: { code: 'file_type_mismatch', fields: { file: sentence } },
    });
    await nothingIsLeft();
  });

  test('a program, whatever it is called', async () => {
    expect(await upload(app, partner, '/media', { name: 'video.mp4', content: '\x7fELF\x02\x01\x01' })).toMatchObject({
      status: 422,
      error: { code: 'file_type_mismatch' },
    });
    expect(
      await upload(app, partner, '/media', { name: 'video.mp4', content: '<html><script>alert(1)</script></html>' }),
    ).toMatchObject({ status: 422, error: { code: 'file_type_mismatch' } });
    await nothingIsLeft();
  });

  test.each(casesOfRun(['lesson.mp4', 'lesson.webm', 'lesson.mp3', 'lesson.m4a', 'lesson.pdf'], 1))(
    '%s cut off halfway before it was sent',
    async (name) => {
      const content = fixture(name);
      expect(
        await upload(app, partner, '/media', { name, content: content.subarray(0, content.length / 2) }),
      ).toMatchObject({ status: 422, error: { code: 'file_unreadable' } });
      await nothingIsLeft();
    },
  );

  test('a picture cut off halfway', { tags: 'night' }, async () => {
    const pictures = [
      await photo().jpeg().toBuffer(),
      await photo().png().toBuffer(),
      await photo().tiff({ compression: 'jpeg' }).toBuffer(),
      fixture('photo.heic'),
    ];
    for (const content of pictures) {
      expect(
        await upload(app, partner, '/media', { name: 'foto', content: content.subarray(0, content.length - 40) }),
      ).toMatchObject({ status: 422, error: { code: 'file_unreadable' } });
    }
    await nothingIsLeft();
  });

  test('a picture that unpacks to far more than its size', async () => {
    const bomb = blankPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({
      format: 'png',
      width: 20_000,
      height: 20_000,
    });
    expect(await upload(app, partner, '/media', { name: 'bom.png', content: bomb })).toMatchObject({
      status: 413,
      error: { code: 'file_too_large', fields: { file: 'Gambar ini 20000 × 20000 piksel. Maksimal 40 megapiksel.' } },
    });
    await nothingIsLeft();
  });

  test('a HEIC photo and a TIFF that unpack to more than the memory', { tags: 'night' }, async () => {
    expect(await upload(app, partner, '/media', { name: 'foto.heic', content: hugeHeic() })).toMatchObject({
      status: 413,
      error: { fields: { file: 'Gambar ini 6048 × 8064 piksel. Foto HEIC maksimal 25 megapiksel.' } },
    });
    const content = await hugeTiff();
    expect(await sharp(content).metadata()).toMatchObject({ width: 5_000, height: 5_000, channels: 4, depth: 'float' });
    expect(await upload(app, partner, '/media', { name: 'foto.tiff', content })).toMatchObject({
      status: 413,
      error: { fields: { file: expect.stringContaining('terlalu besar setelah dibuka') } },
    });
    await nothingIsLeft();
  });

  test('a mislabelled file is refused by its first bytes, before the rest is sent', async () => {
    const size = 2 ** 30;
    let sent = 0;
    const content = Readable.from(
      (function* () {
        yield fixture('lesson.pdf');
        for (const chunk = Buffer.alloc(2 ** 20); sent < size; sent += chunk.length) yield chunk;
      })(),
      { objectMode: false },
    );
    expect(await uploadStream(app.app.listeningOrigin, partner, '/media?kind=video', { content, size })).toMatchObject({
      status: 422,
      error: { code: 'file_type_mismatch' },
    });
    expect(sent).toBeLessThan(size / 4);
    await nothingIsLeft();
  });

  test('a connection that breaks, and a body that stops before its end', async () => {
    const beginning = fixture('lesson.mp4').subarray(0, 20_000);
    await breakOffUpload(app.app.listeningOrigin, partner, '/media?kind=video', beginning);
    await expect.poll(() => storedFiles(app)).toEqual(before);
    expect(await uploadUnclosed(app, partner, '/media?kind=video', beginning)).toMatchObject({
      status: 400,
      error: { code: 'upload_interrupted' },
    });
    await nothingIsLeft();
  });

  test('several pictures are all refused if one is', { tags: 'night' }, async () => {
    const good = { name: 'satu.png', content: await photo().png().toBuffer() };
    const answer = await upload(app, partner, '/media-multiple', good, good, {
      name: 'dua.png',
      content: fixture('lesson.pdf'),
    });
    expect(answer).toMatchObject({
      status: 422,
      error: { code: 'file_type_mismatch', fields: { 'file.2': expect.stringContaining('Unggah JPG') } },
    });
    expect(await upload(app, partner, '/media-multiple', ...Array.from({ length: 11 }, () => good))).toMatchObject({
      status: 422,
      error: { fields: { 'file.10': 'Maksimal 10 berkas sekali unggah' } },
    });
    await nothingIsLeft();
  });

  test('only pictures can be public', async () => {
    expect(
      await upload(app, partner, '/media?purpose=public', { name: 'materi.pdf', content: fixture('lesson.pdf') }),
    ).toMatchObject({ status: 422, error: { fields: { purpose: 'Hanya gambar yang bisa dibuka umum' } } });
    await nothingIsLeft();
  });
});

test('the name of a file is stored as text, never as a path', async () => {
  const { data } = await upload(app, partner, '/media', {
    name: '../../../etc/\u0000Materi "satu".pdf',
    content: fixture('lesson.pdf'),
  });
  expect(data.name).toMatch(/Materi/);
  expect(data.name).not.toMatch(/[\u0000/]/);
  expect((await storedFiles(app)).every((path) => path.startsWith('files/'))).toBe(true);
});

test('a file without a name is named by its type', { tags: 'night' }, async () => {
  expect((await upload(app, partner, '/media', { name: '', content: fixture('lesson.pdf') })).data).toMatchObject({
    name: 'document.pdf',
    pageCount: 3,
  });
});

test('an upload is deleted by its owner or a colleague, while nothing refers to it', async () => {
  const { data } = await upload(app, partner, '/media', { name: 'materi.pdf', content: fixture('lesson.pdf') });
  const stranger = await newPerson(app);
  expect(await stranger.attempt(media.remove, { params: { id: data.id } })).toMatchObject({ status: 404 });
  expect(await stranger.attempt(media.detail, { params: { id: data.id } })).toMatchObject({ status: 404 });

  expect(await partner.call(media.detail, { params: { id: data.id } })).toMatchObject({ id: data.id, pageCount: 3 });
  await partner.call(media.remove, { params: { id: data.id } });
  expect(await partner.attempt(media.detail, { params: { id: data.id } })).toMatchObject({ status: 404 });
  await nothingIsLeft();
});
