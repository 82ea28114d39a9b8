import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly authorization: string | undefined;
  readonly body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format: { type: string };
  };
}

interface Heard {
  readonly authorization: string | undefined;
  readonly model: string | File | null;
  readonly language: string | File | null;
  readonly format: string | File | null;
  readonly sound: Buffer;
}

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const usual = () => ({
  isSilent: false,
  status: 200,
  /** Output of the model of chat completions. */
  writes: '{"remarks": []}',
  /** Segments of each transcription. */
  segments: [{ start: 0, end: 1, text: ' Selamat pagi.' }] as readonly Segment[],
  /** Response instead of a completion or a transcription. */
  raw: null as string | null,
});

/**
 * Speaks the parts of OpenAI's protocol that we use, chat completions and audio transcriptions, and fails in the ways
 * that such services fail.
 */
export async function startFakeOpenAi({ apiKey = 'sk-rahasia' } = {}) {
  const asked: Asked[] = [];
  const heard: Heard[] = [];
  const behaviour = usual();

  /** Handlers by path: each records its request, and returns the answer. */
  const operations: Record<string, (sent: Response, authorization: string | undefined) => Promise<object>> = {
    '/v1/chat/completions': async (sent, authorization) => {
      asked.push({ authorization, body: (await sent.json()) as Asked['body'] });
      return completionOf(behaviour.writes);
    },
    '/v1/audio/transcriptions': async (sent, authorization) => {
      const form = await sent.formData();
      const sound = Buffer.from(await (form.get('file') as File).arrayBuffer());
      heard.push({
        authorization,
        model: form.get('model'),
        language: form.get('language'),
        format: form.get('response_format'),
        sound,
      });
      return transcriptionOf(behaviour.segments);
    },
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const operation = operations[request.url ?? ''];
    if (request.method !== 'POST' || !operation) return void response.writeHead(404).end();
    const { authorization, 'content-type': type = '' } = request.headers;
    const sent = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
    const answer = await operation(sent, authorization);
    if (behaviour.isSilent) return;
    const isAllowed = authorization === `Bearer ${apiKey}`;
    response.writeHead(isAllowed ? behaviour.status : 401, { 'content-type': 'application/json' });
    if (!isAllowed || behaviour.status !== 200)
      return void response.end(
        JSON.stringify({ error: { message: 'Incorrect API key provided', type: 'invalid_request_error' } }),
      );
    response.end(behaviour.raw ?? JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    /** Base URL of its protocol. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    apiKey,
    behaviour,
    /** Requests for completions. */
    asked,
    /** Requests for transcriptions. */
    heard,
    /** Clears the recorded requests, and restores the usual behaviour. */
    reset() {
      Object.assign(behaviour, usual());
      asked.splice(0);
      heard.splice(0);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const completionOf = (content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_790_000_000,
  model: 'model-uji-2026-01-01',
  choices: [
    { index: 0, message: { role: 'assistant', content, refusal: null }, logprobs: null, finish_reason: 'stop' },
  ],
  usage: { prompt_tokens: 310, completion_tokens: 84, total_tokens: 394 },
});

const transcriptionOf = (segments: readonly Segment[]) => ({
  task: 'transcribe',
  language: 'indonesian',
  duration: segments.at(-1)?.end ?? 0,
  text: segments.map(({ text }) => text).join(''),
  segments: segments.map((segment, id) => ({ id, seek: 0, tokens: [], temperature: 0, avg_logprob: -0.2, ...segment })),
});
