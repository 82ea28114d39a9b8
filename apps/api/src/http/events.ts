import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenEvents } from '../platform/event-sink.ts';
import { openStreams } from '../platform/metrics/process-metrics.ts';

/** Maximum of unread bytes for a client; beyond it, the client is disconnected. */
const mostWaiting = 64 * 1024;

/**
 * Limits for the time after which a client opens its stream again. Each stream gets another one, at its start: that
 * holds also where the process is killed, whose clients would otherwise all come to the other processes at once.
 */
const retryMs = { min: 1_000, max: 10_000 };

/** Sends server-sent events, written without a buffer or a stream of ours in between: thousands may be open. */
export function sendEvents({ method }: FastifyRequest, reply: FastifyReply, open: OpenEvents) {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    // nginx would buffer the events.
    'x-accel-buffering': 'no',
  });
  if (method === 'HEAD') return void raw.end();
  const write = (text: string) => {
    if (raw.writableLength > mostWaiting) raw.destroy();
    else raw.write(text);
  };
  write(`retry: ${randomInt(retryMs.min, retryMs.max)}\n\n`);
  const close = open({
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => raw.end(),
  });
  openStreams.inc();
  const end = () => {
    openStreams.dec();
    close();
  };
  if (raw.closed || raw.destroyed) end();
  else raw.once('close', end);
  raw.flushHeaders();
}
