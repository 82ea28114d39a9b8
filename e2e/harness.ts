import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserContext } from '@sinau/tools/browser-context';
import { runQuietly } from '@sinau/tools/commands';
import { testResults } from '@sinau/tools/test-results';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished, vi } from 'vitest';

const server = inject('server');

export const { baseUrl, demoTokens } = server;

/** Numbers the screenshots of a test that opens several pages. */
let pages = 0;

let launched: Promise<Browser> | undefined;
const launch = () =>
  chromium.launch({
    executablePath: server.browserPath,
    // Chromium's sandbox refuses root, and containers have little shared memory.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });

afterAll(async () => (await launched)?.close());

/** Journeys share accounts, each of which may have a few streams of notifications open; the page retries later. */
const tooManyStreams = / 429 .*\/user\/notification\/stream$/;
/** Packages are sent with a directive that this Chromium does not know (docs/decisions/0118). */
const unknownDirective = /^Unrecognized Content-Security-Policy directive 'webrtc'\. .*\/api\/media\/package\//;
const expectedAnywhere = [tooManyStreams, unknownDirective];

interface PageOptions {
  width?: number;
  height?: number;
  /** Origin of the product, if not the server of all journeys. */
  origin?: string;
  /** Session of a user who is signed in from the start; see `createAccount`. */
  session?: object;
  /** Console errors and failed requests that the test causes on purpose, each as '{text} {address}'. */
  expects?: readonly RegExp[];
  /** True if the service worker may be installed. */
  allowsServiceWorker?: boolean;
}

/**
 * A page in a browser context of its own: it shares nothing with other pages but the server. An uncaught error, an
 * error in the console or a failed request fails the test. A failed test leaves a screenshot in `test-results`.
 */
export async function newPage({
  width = 1440,
  height = 900,
  origin = baseUrl,
  session,
  expects = [],
  allowsServiceWorker = false,
}: PageOptions = {}): Promise<Page> {
  const browser = await (launched ??= launch());
  const context = await browser.newContext(
    browserContext({ origin, width, height, session: session && JSON.stringify(session), allowsServiceWorker }),
  );
  // The limit of a journey that hangs: a machine may be several times slower than a developer's.
  context.setDefaultTimeout(60_000);
  const problems: string[] = [];
  const report = (problem: string) => {
    if (![...expects, ...expectedAnywhere].some((expected) => expected.test(problem))) problems.push(problem);
  };
  context.on('weberror', (error) => report(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') report(`${message.text()} ${message.location().url}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser aborts requests that a closed page or a media element no longer needs.
    if (reason !== 'net::ERR_ABORTED') report(`${reason} ${request.url()}`);
  });
  const page = await context.newPage();
  const number = (pages += 1);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail')
      await page.screenshot({ path: join(testResults, `${task.id}-${width}-${number}.png`), fullPage: true });
    for (const open of context.pages()) await open.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(problems).toEqual([]);
  });
  return page;
}

/**
 * The HTML of a page that the server has rendered: on a busy machine it may leave that to the browser, and then renders
 * it for the next request.
 */
export async function renderedHtml(path: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const html = await (await fetch(baseUrl + path)).text();
      expect(html).toContain('data-rendered-at');
      return html;
    },
    { timeout: 30_000, interval: 200 },
  );
}

/** Waits until the application has hydrated a rendered page: before that it does not notice a changed address. */
export const untilTakenOver = (page: Page) =>
  page.waitForFunction(() => (window as { earlyClick?: null }).earlyClick === null);

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The link that the mail asks to open, if any. */
  link: string | null;
}

/**
 * Waits for the latest mail to an address on a subject: mails are sent after the request that caused them is answered.
 */
export async function readMail(to: string, subject = ''): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const mail = (await readMails()).findLast(
        (candidate) => candidate.to === to && candidate.subject.includes(subject),
      );
      if (!mail) throw new Error(`No mail to ${to} yet`);
      return mail;
    },
    { timeout: 30_000, interval: 100 },
  );
}

async function readMails(): Promise<Mail[]> {
  const folder = join(server.dataDir, 'mail');
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail));
}

/** Runs the API's command line against the server's database: `cli('class', 'publish', id)`. */
export const cli = (...args: string[]): Promise<string> =>
  runQuietly('node', ['apps/api/src/cli.ts', ...args], { env: { ...process.env, ...server.env, LOG_LEVEL: 'warn' } });
