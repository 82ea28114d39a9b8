// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from './testing/index.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

/** Opens the logo on a page into which the server wrote this mode. */
async function openLogo(demoMode: boolean) {
  const config = document.createElement('script');
  Object.assign(config, { id: 'app-config', type: 'application/json' });
  config.textContent = JSON.stringify({
    productName: 'Sinau',
    demoMode,
    socialLinks: [],
    googleClientId: null,
    adPixel: null,
    contactEmail: '',
  });
  document.head.append(config);
  // The configuration is read once for a page.
  vi.resetModules();
  const { BrandLink } = await import('./brand-link.tsx');
  openApp({ routes: [{ path: '/', Component: BrandLink }], path: '/', reducers: {}, answers: [] });
  await screen.findByRole('link', { name: 'Sinau, ke beranda' });
}

test('a demo says so beside the logo', async () => {
  await openLogo(true);
  screen.getByText('Mode demo');
});

test('what is real does not', async () => {
  await openLogo(false);
  expect(screen.queryByText('Mode demo')).toBeNull();
});
