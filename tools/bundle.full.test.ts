import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueCertificate } from '@sinau/api/core/certificate/index';
import { readKeys } from '@sinau/api/platform/keys';
import { startApp, type AppUnderTest } from '@sinau/api/testing/app-under-test';
import { finished, publishedProgram } from '@sinau/api/testing/classes';
import { h5pQuiz } from '@sinau/api/testing/h5p-packages';
import { newPartner, newPerson, type PartnerPerson } from '@sinau/api/testing/scene';
import { settingsBeside } from '@sinau/api/testing/server-process';
import { blankPng, fixture } from '@sinau/api/testing/uploads';
import { findFreePort } from '@sinau/test-kit/ports';
import { createEmptyDatabase } from '@sinau/test-kit/test-database';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startApi, type ApiServer } from './api-server.ts';
import { runQuietly } from './commands.ts';
import { callApi } from './demo-server.ts';

// The journeys run the bundle as well: these are the programs and the files that it finds beside itself.
beforeAll(() => runQuietly('turbo', ['run', 'build']), 300_000);

test('the command line of the bundle migrates, loads the demo, and checks what it finds', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(database.drop);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bundle-'));
  const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: database.url, DATA_DIR };
  const cli = (...args: string[]) => runQuietly('node', ['apps/api/dist/cli.js', ...args], { env });

  expect(await cli('migrate')).toMatch(/^Skema diperbarui: \d+_thin_line, /);
  expect(await cli('seed', '--demo')).toContain('Data acuan dan data demo siap');
  expect(await cli('config', 'check')).not.toContain('✗');
});

describe('the server of the bundle', () => {
  /** Prepares what the bundle serves, over the same database and files. */
  let app: AppUnderTest;
  let partner: PartnerPerson;
  let server: ApiServer;
  let origin: string;
  beforeAll(async () => {
    app = await startApp();
    partner = await newPartner(app);
    const PORT = String(await findFreePort());
    origin = `http://127.0.0.1:${PORT}`;
    const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT, ...settingsBeside(app) };
    server = startApi({ program: 'apps/api/dist/main.js', env: { ...process.env, ...settings } });
    await server.ready;
  });
  afterAll(async () => {
    await server?.stop();
    await app?.stop();
  });

  const get = async (address: string) => {
    const answer = await fetch(new URL(address, origin));
    return { status: answer.status, text: await answer.text() };
  };
  async function upload(kind: string, name: string, content: Buffer) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(content)]), name);
    const headers = { authorization: `Bearer ${partner.token}` };
    const answer = await fetch(`${origin}/api/media?kind=${kind}`, { method: 'POST', headers, body });
    return ((await answer.json()) as { data: { address: string } }).data;
  }

  test('is healthy, and serves a rendered page, the service worker and an icon', async () => {
    expect(await get('/api/health/ready')).toMatchObject({ status: 200 });
    expect(await get('/')).toMatchObject({ status: 200, text: expect.stringContaining('<h1') });
    expect(await get('/service-worker.js')).toMatchObject({ status: 200, text: expect.stringContaining('offline-') });
    expect(await get('/icon-192.png')).toMatchObject({ status: 200 });
  });

  test.each([
    ['image', 'gambar.png', blankPng(300, 200), { type: 'image/webp', width: 300, height: 200 }],
    ['pdf', 'lembar.pdf', fixture('lesson.pdf'), { type: 'application/pdf' }],
    ['video', 'rekaman.mp4', fixture('lesson.mp4'), { type: 'video/mp4' }],
  ])('inspects %s in a process of its own', async (kind, name, content, found) => {
    expect(await upload(kind, name, content)).toMatchObject({ kind, ...found });
  });

  test('serves packages of SCORM and H5P with their runtimes', async () => {
    const scorm = await upload('package', 'scorm.zip', fixture('scorm12.zip'));
    const page = await get(scorm.address);
    const [runtime] = /[^"]*~sinau\/scorm\.js/.exec(page.text)!;
    expect((await get(runtime)).text).toContain('})(window, "1.2");');

    const h5p = await upload('package', 'kuis.h5p', h5pQuiz());
    expect((await get(h5p.address)).text).toContain("font-family: 'h5p-theme'");
    const { text } = await get(h5p.address.replace('h5p.html', 'h5p.js'));
    expect(() => new Function(text)).not.toThrow();
  });

  test('draws a certificate, and writes a class as a package of SCORM with its player', async () => {
    const learner = await newPerson(app);
    const program = await publishedProgram(app, partner);
    const participant = await finished(app, learner, program);
    const { id } = await app.db.$transaction((tx) =>
      issueCertificate(tx, { ...app, keys: readKeys(app.env) }, participant.id),
    );
    const drawn = await callApi<{ address: string }>(origin, {
      method: 'PUT',
      path: `/user/certificate/${id}/download`,
      token: learner.token!,
    });
    expect(await get(drawn.address)).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF-/) });

    const written = await callApi<{ address: string }>(origin, {
      method: 'GET',
      path: `/user/class/${program.id}/export/scorm`,
      token: partner.token!,
    });
    expect(await get(written.address)).toMatchObject({ status: 200, text: expect.stringContaining('player.css') });
  });
});
