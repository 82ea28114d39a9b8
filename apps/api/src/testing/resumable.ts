import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import supertest from 'supertest';
import type { AppUnderTest } from './app-under-test.ts';
import type { UploadAnswer } from './uploads.ts';

interface Sender {
  readonly token: string | null;
}
const chunkType = 'application/offset+octet-stream';
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Uploads in chunks, as one user, with the raw responses. */
export const resumableSender = (app: AppUnderTest, sender: Sender) => senderAt(originOf(app), sender);
export const openChunked = (app: AppUnderTest, ...part: Tail<Parameters<typeof openPartAt>>) =>
  openPartAt(originOf(app), ...part);

type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;
const originOf = (app: AppUnderTest) => `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;

export function senderAt(origin: string, { token }: Sender) {
  const call = (method: 'post' | 'head' | 'get' | 'patch' | 'delete', address: string) =>
    supertest(origin)
      [method](address)
      .set({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });

  const begin = (size: number, { kind = 'video', name = 'rekaman.mp4', purpose = '' } = {}) =>
    call('post', `/api/media/upload?kind=${kind}${purpose && `&purpose=${purpose}`}`).set({
      'upload-length': String(size),
      'upload-metadata': `filename ${base64(name)}`,
    });

  return {
    call,
    begin,
    /** The address of a new upload. */
    async begun(size: number, file: { kind?: string; name?: string; purpose?: string } = {}) {
      const answer = await begin(size, file);
      return answer.headers.location as string;
    },
    send: (address: string, offset: number, content: Buffer) =>
      call('patch', address)
        .set({ 'upload-offset': String(offset), 'content-type': chunkType })
        .send(content),
    async offset(address: string) {
      const { headers } = await call('head', address);
      return Number(headers['upload-offset']);
    },
    async complete(address: string) {
      const { body } = await call('post', `${address}/complete`);
      return body as Omit<UploadAnswer, 'data'> & { data: Media };
    },
    drop: (address: string) => call('delete', address),
  };
}

/** Begins a chunk and sends only its start; `end` breaks the connection. */
export function openPartAt(origin: string, { token }: Sender, address: string, offset: number, beginning: Buffer) {
  const request = httpRequest(origin + address, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': offset,
      'content-type': chunkType,
      'content-length': 50_000_000,
    },
  });
  request.on('error', () => undefined);
  request.write(beginning);
  return { end: () => request.destroy() };
}

/** Sends content too large to hold in memory as one chunk, and completes it. */
export async function resumableStream(origin: string, sender: Sender, content: Readable, size: number) {
  const { begun, complete } = senderAt(origin, sender);
  const address = await begun(size);
  await new Promise<void>((resolve, reject) => {
    const request = httpRequest(origin + address, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${sender.token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': 0,
        'content-type': chunkType,
        'content-length': size,
      },
    });
    request.on('response', (response) => response.resume().on('end', resolve));
    pipeline(content, request).catch(reject);
  });
  return complete(address);
}
