import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly authorization: string | undefined;
  readonly model: string | File | null;
  readonly language: string | File | null;
  readonly format: string | File | null;
  readonly sound: Buffer;
}

/** Speaks the part of OpenAI's audio transcriptions that we use, and fails in the ways that such services fail. */
export async function startFakeTranscriber({ apiKey = 'sk-rahasia' } = {}) {
  const asked: Asked[] = [];
  const behaviour = {
    isSilent: false,
    status: 200,
    /** What it hears in each file. */
    segments: [{ start: 0, end: 1, text: ' Selamat pagi.' }] as { start: number; end: number; text: string }[],
    /** Response instead of a transcription. */
    raw: null as string | null,
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions')
      return void response.writeHead(404).end();
    const { authorization, 'content-type': type = '' } = request.headers;
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
    const file = form.get('file') as File;
    asked.push({
      authorization,
      model: form.get('model'),
      language: form.get('language'),
      format: form.get('response_format'),
      sound: Buffer.from(await file.arrayBuffer()),
    });
    if (behaviour.isSilent) return;
    const isAllowed = authorization === `Bearer ${apiKey}`;
    response.writeHead(isAllowed ? behaviour.status : 401, { 'content-type': 'application/json' });
    if (!isAllowed || behaviour.status !== 200)
      return void response.end(JSON.stringify({ error: { message: 'Incorrect API key provided' } }));
    response.end(behaviour.raw ?? JSON.stringify(transcriptionOf(behaviour.segments)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    /** Base URL of its protocol. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    apiKey,
    behaviour,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const transcriptionOf = (segments: readonly { start: number; end: number; text: string }[]) => ({
  task: 'transcribe',
  language: 'indonesian',
  duration: segments.at(-1)?.end ?? 0,
  text: segments.map(({ text }) => text).join(''),
  segments: segments.map((segment, id) => ({ id, seek: 0, tokens: [], temperature: 0, avg_logprob: -0.2, ...segment })),
});
