import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startHaproxy } from './testing/haproxy.ts';

test('behind what ends TLS, the proxy passes the address of the visitor on, and no header that is ours', async () => {
  const server = createServer((request, response) => void response.end(JSON.stringify(request.headers))).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const proxy = await startHaproxy([(server.address() as AddressInfo).port]);
  onTestFinished(() => proxy.stop());

  /** Headers of a call as the API gets them; the proxy may still be starting. */
  const seen = () =>
    fetch(`${proxy.behindTlsUrl}/api/health/live`, {
      headers: {
        'x-forwarded-for': '198.51.100.1, 203.0.113.7',
        'x-forwarded-proto': 'https',
        'x-delivery': 'accel',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      },
    }).then(
      async (answer) => (await answer.json()) as IncomingHttpHeaders,
      () => null,
    );
  await expect.poll(seen).not.toBeNull();
  const headers = await seen();
  expect(headers).toMatchObject({ 'x-forwarded-proto': 'https' });
  expect(headers).not.toHaveProperty('x-delivery');
  expect(headers).not.toHaveProperty('traceparent');
  // The last address counts; the first is whatever the visitor wrote.
  expect((headers!['x-forwarded-for'] as string).split(', ').at(-1)).toBe('203.0.113.7');
});
