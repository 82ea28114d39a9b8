// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from './testing/index.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

/** Opens the logo on a page whose configuration has this mode. */
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
  // The configuration is read once per page.
  vi.resetModules();
  const { BrandLink } = await import('./brand-link.tsx');
  openApp({ routes: [{ path: '/', Component: BrandLink }], path: '/', reducers: {}, answers: [] });
  await screen.findByRole('link', { name: 'Sinau, ke beranda' });
}

test('a demo shows its mode beside the logo', async () => {
  await openLogo(true);
  screen.getByText('Mode demo');
});

test('a real installation does not', async () => {
  await openLogo(false);
  expect(screen.queryByText('Mode demo')).toBeNull();
});
