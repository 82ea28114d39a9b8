import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders, sendHeaders } from './security.ts';

async function answersOf(options: { isHttps: boolean }) {
  const app = Fastify();
  sendHeaders(app, securityHeaders(options));
  app.get('/page', async () => 'Halaman');
  app.get('/fault', async () => {
    throw new Error('Gagal');
  });
  return Promise.all(['/page', '/fault', '/nowhere'].map((url) => app.inject(url)));
}

test('pages, faults and unknown addresses all refuse foreign scripts and frames', async () => {
  for (const { headers } of await answersOf({ isHttps: false })) {
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(), ') as string,
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('a site on HTTPS stays on HTTPS', async () => {
  for (const { headers } of await answersOf({ isHttps: true })) {
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining('upgrade-insecure-requests'),
    });
  }
});

test('pages may call the ads service only where one is configured', () => {
  const policyOf = (page: object) => JSON.stringify(securityHeaders({ isHttps: true, ...page }));
  expect(policyOf({})).toContain("connect-src 'self';");
  expect(policyOf({ adPixelUrl: 'https://iklan.test/tr' })).toContain("connect-src 'self' https://iklan.test/tr;");
});

test("pages allow Google's button where users sign in with it, and nothing of Google elsewhere", () => {
  const policyOf = (hasGoogle: boolean) => JSON.stringify(securityHeaders({ isHttps: true, hasGoogle }));
  expect(policyOf(false)).not.toContain('google.com/gsi');
  expect(policyOf(false)).toContain('"cross-origin-opener-policy":"same-origin"');
  expect(policyOf(true)).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
  expect(policyOf(true)).toContain('"cross-origin-opener-policy":"same-origin-allow-popups"');
});
