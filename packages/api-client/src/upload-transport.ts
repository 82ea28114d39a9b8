import { dataOf, lostConnection } from './envelope.ts';
import type { Upload, UploadOptions, UploadPosition, UploadStep } from './operation.ts';
import { createSpeedometer } from './speedometer.ts';

/** Carries files in a form. */
export async function sendFiles(
  address: string,
  headers: Record<string, string>,
  { files, ...options }: Upload,
): Promise<unknown> {
  const form = new FormData();
  for (const file of files) form.append('file', file, file.name);
  const { status, responseText } = await sendBody('POST', address, headers, form, options);
  return dataOf(status, responseText);
}

/** Takes a step of a resumable upload (tus 1.0.0). */
export async function takeStep(
  address: string,
  method: string,
  session: Record<string, string>,
  { headers, content, ...options }: UploadStep,
): Promise<UploadPosition> {
  const type = content && { 'content-type': 'application/offset+octet-stream' };
  const answer = await sendBody(
    method,
    address,
    { ...session, 'tus-resumable': '1.0.0', ...type, ...headers },
    content ?? null,
    options,
  );
  if (answer.status >= 300 || answer.status < 200) dataOf(answer.status, answer.responseText);
  const offset = answer.getResponseHeader('upload-offset');
  return { location: answer.getResponseHeader('location'), offset: offset === null ? null : Number(offset) };
}

/** Uses XMLHttpRequest, since fetch does not report how much was sent. */
function sendBody(
  method: string,
  address: string,
  headers: Record<string, string>,
  body: FormData | Blob | null,
  { onProgress, signal }: UploadOptions,
) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const speedOf = createSpeedometer();

    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.({
        loaded,
        total,
        percent: Math.floor((100 * loaded) / total),
        bytesPerSecond: speedOf(loaded, performance.now()),
      });
    request.onload = () => resolve(request);
    request.onerror = () => reject(lostConnection());
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
}
