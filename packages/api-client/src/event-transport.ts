import { dataOf, lostConnection } from './envelope.ts';
import type { EventListening } from './operation.ts';

/**
 * Follows server-sent events by fetch: EventSource sends no headers, and a token in an address would end up in logs. A
 * refusal comes in the envelope, as for every call.
 */
export async function followEvents(
  address: string,
  headers: Record<string, string>,
  { onEvent, onRetry, signal }: EventListening,
): Promise<void> {
  try {
    const response = await fetch(address, { headers: { ...headers, accept: 'text/event-stream' }, signal });
    if (!response.ok || !response.body) return void dataOf(response.status, await response.text());
    let rest = '';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (rest + part.value).split('\n\n');
      rest = events.pop()!;
      for (const event of events) {
        const value = event.slice(event.indexOf(': ') + 2);
        if (event.startsWith('data: ')) onEvent(JSON.parse(value));
        else if (event.startsWith('retry: ')) onRetry(Number(value));
      }
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof TypeError ? lostConnection(error) : error;
  }
}
