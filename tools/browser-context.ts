import type { BrowserContextOptions } from 'playwright-core';

interface WindowOptions {
  origin: string;
  width: number;
  height: number;
  /** Stored session of a user who is signed in, as JSON. */
  session?: string | undefined;
  /** True if the service worker may be installed. Without it, every request is the page's own. */
  allowsServiceWorker?: boolean;
}

/** Options of a browser context of journeys and pictures: Indonesian, in Jakarta, without motion. */
export const browserContext = ({
  origin,
  width,
  height,
  session,
  allowsServiceWorker = false,
}: WindowOptions): BrowserContextOptions => ({
  baseURL: origin,
  viewport: { width, height },
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  reducedMotion: 'reduce',
  serviceWorkers: allowsServiceWorker ? 'allow' : 'block',
  ...(session && {
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'session', value: session }] }] },
  }),
});

/** Slow 4G, as Chromium's developer tools emulate a network: latency in milliseconds, throughput in bytes a second. */
export const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
