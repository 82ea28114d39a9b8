import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Moment of a call at which something happens: before it is passed on, or once it was answered and nobody knows. */
export type CallMoment = 'before' | 'after';

/**
 * A proxy in front of a service that counts calls, and runs an action at the call of a number: instead of passing it
 * on, or instead of passing its answer back.
 */
export async function startCountingProxy(target: string) {
  let calls = 0;
  let planned: { at: number; moment: CallMoment; action: () => void } | null = null;

  const server = createServer((incoming, answer) => {
    calls += 1;
    const action = planned?.at === calls ? planned : null;
    if (action?.moment === 'before') return action.action();
    // The header `Host` is signed, so it stays that of the proxy.
    const outgoing = request(target + incoming.url, {
      method: incoming.method,
      headers: incoming.rawHeaders,
      agent: false,
      setHost: false,
    });
    outgoing.once('error', () => answer.destroy());
    outgoing.once('response', (response) => {
      if (action) return void response.resume().once('end', action.action);
      answer.writeHead(response.statusCode!, response.rawHeaders);
      pipeline(response, answer, () => undefined);
    });
    pipeline(incoming, outgoing, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Plans an action for a call, counted from now on. */
    plan(at: number, moment: CallMoment, action: () => void) {
      calls = 0;
      planned = { at, moment, action };
    },
    /** Calls since the last plan. */
    count: () => calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
