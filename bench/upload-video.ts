import { readFile } from 'node:fs/promises';

/** Uploads a short video as a lesson's, and returns its id and its signed address. */
export async function uploadVideo(origin: string, token: string) {
  const form = new FormData();
  const file = await readFile(new URL('../apps/api/src/testing/fixtures/lesson.mp4', import.meta.url));
  form.append('file', new Blob([file]), 'lesson.mp4');
  const answer = await fetch(`${origin}/api/media?purpose=lesson`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await answer.json()) as { data: { id: string; address: string } }).data;
}
