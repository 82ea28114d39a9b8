import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { packageBounds } from '@sinau/contracts/core/media/package.rules';
import supertest from 'supertest';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { archiveOf, archiveOfEntries, type ArchiveEntry } from '../../testing/archives.ts';
import { h5pQuiz } from '../../testing/h5p-packages.ts';
import { resumableSender } from '../../testing/resumable.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';
import { storedFiles, fixture, upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

const index: ArchiveEntry = { name: 'index.html', content: '<script src="js/app.js"></script>' };
const send = (content: Buffer, sender = partner) =>
  upload(app, sender, '/media?kind=package', { name: 'simulasi.zip', content });
const fileOf = (name: string, rest: Partial<ArchiveEntry> = {}): ArchiveEntry => ({ name, content: 'x', ...rest });
const sendEntries = (...entries: ArchiveEntry[]) => send(archiveOfEntries([index, ...entries]));
const get = (address: string, headers: Record<string, string> = {}) =>
  supertest(app.app.server).get(address).set(headers);

describe('a valid package', () => {
  test('is unpacked, and its files are beside its first page at one signed address', async () => {
    const { data } = await send(
      archiveOfEntries([
        index,
        { name: 'js/app.js', content: 'console.log(1)', method: 8 },
        { name: 'gambar/latar belakang é.png', content: Buffer.from([1, 2, 3]) },
        { name: 'data/kosong.json', content: '' },
        { name: '__MACOSX/._index.html', content: 'x' },
        { name: 'js/' },
      ]),
    );
    expect(data).toMatchObject({ kind: 'package', purpose: 'lesson', name: 'simulasi.zip', type: 'text/html' });
    expect(data.address).toMatch(/^\/api\/media\/package\/[\w.-]+\/index\.html$/);
    const page = await get(data.address);
    expect(page).toMatchObject({ status: 200, text: index.content });
    const beside = (path: string) => get(new URL(path, `http://x${data.address}`).pathname);
    expect(await beside('js/app.js')).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript' } });
    expect(await beside('gambar/latar belakang é.png')).toMatchObject({ headers: { 'content-length': '3' } });
    expect(await beside('data/kosong.json')).toMatchObject({ status: 200, headers: { 'content-length': '0' } });
    for (const path of ['__MACOSX/._index.html', 'js/', 'tidak-ada.js', '%2e%2e/index.html'])
      expect(await beside(path)).toMatchObject({ status: 404 });
  });

  test('may be inside one folder', async () => {
    const { data } = await send(archiveOf({ 'simulasi/index.html': 'Halo', 'simulasi/a/b.css': 'p{}' }));
    expect(await get(data.address)).toMatchObject({ status: 200, text: 'Halo' });
    expect(await get(data.address.replace('index.html', 'a/b.css'))).toMatchObject({ status: 200 });
  });

  test('is served in ranges, for recordings', async () => {
    const { data } = await sendEntries({ name: 'a.mp3', content: '0123456789' }, { name: 'b.mp3', content: 'abcdef' });
    const address = data.address.replace('index.html', 'a.mp3');
    expect(await get(address, { range: 'bytes=7-' })).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 7-9/10', 'content-type': 'audio/mpeg' },
    });
    expect(await get(address, { range: 'bytes=10-' })).toMatchObject({ status: 416 });
  });

  test('runs without an origin, and reaches only its own files', async () => {
    const { data } = await send(archiveOf({ 'index.html': 'Halo' }));
    const { headers } = await get(data.address);
    const policy = String(headers['content-security-policy']);
    const prefix = data.address.replace('index.html', '');
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms; /);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toMatch(new RegExp(`connect-src 127\\.0\\.0\\.1:\\d+${prefix.replaceAll('.', '\\.')} data: blob:;`));
    expect(policy).toMatch(/; webrtc 'block'; .*form-action 'none'$/);
    // Pages of a package show each other in frames, whose ancestors have no origin to be named by.
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('opens in a frame, and not as the page of a tab', async () => {
    const { data } = await send(archiveOf({ 'index.html': 'Halo', 'gambar.svg': '<svg/>' }));
    for (const address of [data.address, data.address.replace('index.html', 'gambar.svg')]) {
      const answers = await Promise.all(
        ['document', 'iframe', 'empty'].map((dest) => get(address, { 'sec-fetch-dest': dest })),
      );
      expect(answers.map(({ status }) => status)).toEqual([409, 200, 200]);
      expect(answers[0]!.body).toMatchObject({ error: { code: 'package_outside_lesson' } });
      for (const { headers } of answers.slice(1)) expect(headers).toMatchObject({ vary: 'Sec-Fetch-Dest' });
    }
  });

  test('ignores a host header that would inject a policy', async () => {
    const { data } = await send(archiveOf({ 'index.html': 'Halo' }));
    const { headers } = await get(data.address, { host: 'a.id; script-src *' });
    expect(String(headers['content-security-policy'] ?? '')).not.toContain('a.id');
  });

  test('has an address that expires, and that opens nothing else', async () => {
    const { data } = await send(archiveOf({ 'index.html': 'Halo' }));
    const token = data.address.split('/')[4]!;
    expect(await get(`/api/media/file/${token}/package.bin`)).toMatchObject({ status: 404 });
    expect(await get(data.address.replace(token, `x${token}`))).toMatchObject({ status: 404 });
    app.clock.advance(6 * 3_600_000 + 1_000);
    expect((await get(data.address)).body).toMatchObject({ status: 410, error: { code: 'media_address_expired' } });
  });

  test('may be sent in chunks; a refused one leaves nothing behind', async () => {
    const inParts = async (content: Buffer) => {
      const sender = resumableSender(app, partner);
      const address = await sender.begun(content.length, { kind: 'package', name: 'simulasi.zip' });
      await sender.send(address, 0, content.subarray(0, 40));
      await sender.send(address, 40, content.subarray(40));
      return sender.complete(address);
    };
    const { data } = await inParts(archiveOf({ 'index.html': 'Halo' }));
    expect(await get(data.address)).toMatchObject({ status: 200, text: 'Halo' });
    const before = (await storedFiles(app)).length;
    const { error } = await inParts(archiveOf({ 'index.html': 'Halo', 'main.exe': 'x' }));
    expect(error).toMatchObject({ code: 'package_refused' });
    expect(await storedFiles(app)).toHaveLength(before);
  });

  test('is deleted with everything in it', async () => {
    const { data } = await send(archiveOf({ 'index.html': 'Halo' }));
    await partner.send('DELETE', `/media/${data.id}`);
    expect(await get(data.address)).toMatchObject({ status: 404 });
    expect(await app.db.packageFile.count({ where: { mediaId: data.id } })).toBe(0);
  });

  test('is available to partners alone', async () => {
    const learner = await newPerson(app);
    const answer = await upload(app, learner, '/media?kind=package', {
      name: 'a.zip',
      content: archiveOf({ 'index.html': 'a' }),
    });
    expect(answer).toMatchObject({ status: 422, error: { code: 'file_kind_not_allowed' } });
  });
});

describe('a package of another system', () => {
  test('of SCORM is taken for what it is, with the first page that its manifest names', async () => {
    const { data } = await send(fixture('scorm12.zip'));
    expect(data).toMatchObject({
      address: expect.stringMatching(/\/isi\/mulai\.html$/),
      manifest: { format: 'scorm-1.2' },
    });
  });

  test('of H5P gets a page of ours, with its scripts in the order in which they need each other', async () => {
    const { data } = await send(h5pQuiz());
    expect(data).toMatchObject({
      address: expect.stringMatching(/\/~sinau\/h5p\.html$/),
      manifest: { format: 'h5p', title: 'Kuis jurnalistik', parts: [{ isTracked: true }], namesScore: true },
    });
    const page = await get(data.address);
    expect(page.headers).toMatchObject({ 'content-security-policy': expect.stringMatching(/^sandbox allow-scripts/) });
    const scripts = [...page.text.matchAll(/<script src="[^"]*\/([\w.-]+)"/g)].map(([, name]) => name);
    expect(scripts).toEqual(['h5p.js', 'joubel-ui.js', 'questionset.js', 'question.js', 'multichoice.js']);
    const runtime = await get(data.address.replace('h5p.html', 'h5p.js'));
    expect(runtime).toMatchObject({ status: 200, headers: { 'content-type': expect.stringContaining('javascript') } });
    expect(() => new Function(runtime.text)).not.toThrow();
    expect(await get(data.address.replace('h5p.html', 'scorm.js'))).toMatchObject({ status: 404 });
  });

  test('of a cartridge that has a first page is accepted', async () => {
    expect((await send(archiveOf({ 'imsmanifest.xml': '<manifest/>', 'index.html': 'Halo' }))).status).toBe(200);
  });
});

describe('an invalid package', () => {
  test('is refused, and the message names the file', async () => {
    const { status, error } = await sendEntries(fileOf('../keluar.html'));
    expect({ status, code: error?.code }).toEqual({ status: 422, code: 'package_refused' });
    expect(error!.fields!.file).toMatch('“../keluar.html” mengarah ke luar paket');
  });

  test('with more files than are allowed is refused', async () => {
    const many = Array.from({ length: isFullRun ? 100_000 : packageBounds.maxFiles }, (_, number) => ({
      name: `${number}.txt`,
    }));
    expect((await sendEntries(...many)).error!.fields!.file).toContain('lebih dari 2.000 berkas');
  });

  test('that was cut off, or is another file, is refused', async () => {
    const whole = archiveOf({ 'index.html': 'Halo' });
    for (const content of [whole.subarray(0, whole.length - 30), Buffer.concat([whole, whole.subarray(0, 9)])])
      expect(await send(content)).toMatchObject({ status: 422, error: { code: 'file_unreadable' } });
    expect(await send(Buffer.from('%PDF-1.7'))).toMatchObject({ error: { code: 'file_type_mismatch' } });
  });

  test('leaves nothing behind', async () => {
    const rows = () => app.db.media.count();
    const before = await rows();
    await sendEntries(
      fileOf('besar.js', { content: Buffer.alloc(2 ** 20) }),
      fileOf('main.js', { claims: { crc: 1 } }),
    );
    expect(await rows()).toBe(before);
    expect(await readdir(join(app.env.DATA_DIR, 'media', 'work'))).toEqual([]);
  });

  test('is not served when the process was killed half way', async () => {
    const { data } = await send(archiveOf({ 'index.html': 'Halo' }));
    await app.db.media.update({ where: { id: data.id }, data: { state: 'storing' } });
    expect(await get(data.address)).toMatchObject({ status: 404 });
  });
});
