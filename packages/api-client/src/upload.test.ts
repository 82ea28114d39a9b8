// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, configureApi, upload, type UploadProgress } from './index.ts';
import { fetchTransport } from './transport.ts';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeEach(async () => {
  server = createServer((request, response) => {
    // The page under test has another origin.
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') response.end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configureApi(
    fetchTransport({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: () => 'sesi-ayu' }),
  );
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const video = new File([new Uint8Array(3_000_000)], 'pembuka.mp4', { type: 'video/mp4' });

const reply = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ status, ...body }));

async function textOf(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request.setEncoding('latin1')) text += chunk as string;
  return text;
}

test('a file is sent as a form, with progress up to 100 %', async () => {
  const sent = Promise.withResolvers<{ url: string | undefined; authorization: string | undefined; body: string }>();
  answer = (request, response) =>
    void textOf(request).then((body) => {
      sent.resolve({ url: request.url, authorization: request.headers.authorization, body });
      reply(response, 200, { success: true, data: { id: 'm1' }, error: null });
    });
  const progress: UploadProgress[] = [];

  expect(await upload(video, { kind: 'video', onProgress: (step) => progress.push(step) })).toEqual({ id: 'm1' });

  const { url, authorization, body } = await sent.promise;
  expect([url, authorization]).toEqual(['/media?kind=video', 'Bearer sesi-ayu']);
  expect(body).toContain('name="file"; filename="pembuka.mp4"');
  expect(body.length).toBeGreaterThan(video.size);
  expect(progress.map(({ percent }) => percent)).toEqual(
    progress.map(({ percent }) => percent).toSorted((a, b) => a - b),
  );
  expect(progress.at(-1)).toMatchObject({ percent: 100 });
});

test('cancelling ends the request', async () => {
  const closed = vi.fn();
  const cancellation = new AbortController();
  answer = (request) => {
    request.on('close', closed).resume();
    cancellation.abort(new Error('Dibatalkan'));
  };
  await expect(upload(video, { kind: 'video', signal: cancellation.signal })).rejects.toThrow('Dibatalkan');
  await expect.poll(() => closed).toHaveBeenCalled();
  await expect(upload(video, { kind: 'video', signal: cancellation.signal })).rejects.toThrow('Dibatalkan');
});

test("a refusal has the API's words", async () => {
  answer = (request, response) =>
    void textOf(request).then(() =>
      reply(response, 413, {
        success: false,
        data: null,
        error: {
          code: 'file_too_large',
          message: 'Ukuran berkas melebihi batas',
          fields: { file: 'Video maksimal 2 GB' },
        },
      }),
    );
  const refusal = await upload(video, { kind: 'video' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 413, code: 'file_too_large', fields: { file: 'Video maksimal 2 GB' } });
});

test('a lost connection is not a refusal and can be retried', async () => {
  answer = (request) => request.socket.destroy();
  expect(await upload(video, { kind: 'video' }).catch((error: unknown) => error)).toMatchObject({
    status: 0,
    code: 'network',
  });
});
