import { expect } from 'vitest';

/** An open event stream of a user: what it has sent, and whether it has ended. */
export async function openStream(url: string, token: string | null, path = '/user/notification/stream') {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const events: unknown[] = [];
  let text = '';
  let retryMs: number | undefined;
  let isEnded = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(part, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop()!;
      for (const one of parts) {
        if (one.startsWith('data: ')) events.push(JSON.parse(one.slice(6)));
        if (one.startsWith('retry: ')) retryMs = Number(one.slice(7));
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true;
    });
  return {
    status: response.status,
    headers: response.headers,
    events,
    /** Time after which the server wants to be called again. */
    retryMs: () => retryMs,
    isEnded: () => isEnded,
    ended: () => expect.poll(() => isEnded).toBe(true),
    says: (event: object) => expect.poll(() => events.at(-1)).toEqual(event),
    async leave() {
      leaving.abort();
      await reading;
    },
  };
}
