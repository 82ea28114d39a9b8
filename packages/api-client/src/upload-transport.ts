import { dataOf, lostConnection } from './envelope.ts';
import type { Upload } from './operation.ts';
import { createSpeedometer } from './speedometer.ts';

/** Carries files by XMLHttpRequest, since fetch does not tell how much was sent. */
export function sendFiles(
  address: string,
  headers: Record<string, string>,
  { files, onProgress, signal }: Upload,
): Promise<unknown> {
  const form = new FormData();
  for (const file of files) form.append('file', file, file.name);

  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const speedOf = createSpeedometer();

    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.({
        loaded,
        total,
        percent: Math.floor((100 * loaded) / total),
        bytesPerSecond: speedOf(loaded, performance.now()),
      });
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(lostConnection());
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(form);
  }).then(({ status, text }) => dataOf(status, text));
}
