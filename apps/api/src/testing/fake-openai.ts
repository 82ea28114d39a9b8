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

/** Speaks the part of OpenAI's chat completions that we use, and fails in the ways that such services fail. */
export async function startFakeOpenAi({ apiKey = 'sk-rahasia' } = {}) {
  const asked: Asked[] = [];
  const behaviour = {
    isSilent: false,
    status: 200,
    /** Output of the model. */
    writes: '{"remarks": []}',
    /** Response instead of a completion. */
    raw: null as string | null,
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    const { authorization } = request.headers;
    asked.push({ authorization, body: JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'] });
    if (behaviour.isSilent) return;
    const isAllowed = authorization === `Bearer ${apiKey}`;
    response.writeHead(isAllowed ? behaviour.status : 401, { 'content-type': 'application/json' });
    if (!isAllowed || behaviour.status !== 200)
      return void response.end(
        JSON.stringify({ error: { message: 'Incorrect API key provided', type: 'invalid_request_error' } }),
      );
    response.end(behaviour.raw ?? JSON.stringify(completionOf(behaviour.writes)));
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
