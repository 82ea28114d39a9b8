import { readFile } from 'node:fs/promises';

/** Uploads a short video as a lesson's, and returns its id and its signed address. */
export async function uploadVideo(origin: string, token: string) {
  const file = await readFile(new URL('../apps/api/src/testing/fixtures/lesson.mp4', import.meta.url));
  return uploadFile(origin, token, new File([file], 'lesson.mp4'));
}

/** Uploads a file of a lesson, and returns its id and its signed address. */
export async function uploadFile(origin: string, token: string, file: File) {
  const form = new FormData();
  form.append('file', file);
  const answer = await fetch(`${origin}/api/media?purpose=lesson`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await answer.json()) as { data: { id: string; address: string } }).data;
}
