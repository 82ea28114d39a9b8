import { addressOf } from '@sinau/contracts/address';
import { dataOf, lostConnection } from './envelope.ts';
import type { Request } from './operation.ts';

/** Carries calls by fetch. The content type is sent only with a body, so that a plain DELETE stays valid. */
export function fetchTransport({ base, token }: { base: string; token: () => string | null }) {
  return async (request: Request): Promise<unknown> => {
    const { body } = request.input ?? {};
    const bearer = token();
    const address = base + addressOf(request.path, request.input);
    const headers = { accept: 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
    // Code that few pages need is loaded on its first use.
    if (request.upload) return (await import('./upload-transport.ts')).sendFiles(address, headers, request.upload);
    if (request.step)
      return (await import('./upload-transport.ts')).takeStep(address, request.method, headers, request.step);
    if (request.events) return (await import('./event-transport.ts')).followEvents(address, headers, request.events);
    if (request.isDownload) return (await import('./download-transport.ts')).fetchFile(address, headers);

    const { status, text } = await fetchText(address, {
      method: request.method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(request.keepalive && { keepalive: true }),
    });
    return dataOf(status, text);
  };
}

async function fetchText(address: string, init: RequestInit) {
  try {
    const response = await fetch(address, init);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw lostConnection(cause);
  }
}
