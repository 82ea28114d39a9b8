import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number | string };
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status?: { code?: number; message?: string };
  readonly attributes: { key: string; value: Value }[];
  readonly events?: unknown[];
}
interface TraceRequest {
  readonly resourceSpans: {
    readonly resource: { attributes: { key: string; value: Value }[] };
    readonly scopeSpans: { readonly spans: SentSpan[] }[];
  }[];
}

export interface ReceivedSpan extends Omit<SentSpan, 'attributes'> {
  readonly attributes: Record<string, unknown>;
  readonly resource: Record<string, unknown>;
}

/** A collector of OpenTelemetry: takes traces as OTLP over HTTP in JSON (opentelemetry.io/docs/specs/otlp). */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const behaviour = { isDown: false };
  const server = createServer(async (request, response) => {
    const sent = await json(request);
    if (behaviour.isDown) return void response.writeHead(400).end();
    if (
      request.method !== 'POST' ||
      request.url !== '/v1/traces' ||
      request.headers['content-type'] !== 'application/json'
    )
      return void response.writeHead(404).end();
    for (const { resource, scopeSpans } of (sent as TraceRequest).resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: valuesOf(span.attributes), resource: valuesOf(resource.attributes) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour,
    /** All spans so far, in the order in which they ended. */
    spans,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const valuesOf = (attributes: SentSpan['attributes']) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? (value.intValue === undefined ? value : Number(value.intValue)),
    ]),
  );
