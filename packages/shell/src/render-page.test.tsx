// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Suspense } from 'react';
import type { Root } from 'react-dom/client';
import { category } from '@sinau/api-client';
import { Link, useIsMounted, useNow } from '@sinau/ui';
import { setAppConfig } from './app-config.ts';
import { nameModule } from './navigation/module-names.ts';
import { lazyLayout, page } from './navigation/routes.tsx';
import { lazySection } from './navigation/lazy-section.ts';
import { part } from './navigation/part.tsx';
import { createRenderer } from './render-page.tsx';
import { useProfile } from './session/use-session.ts';
import { startApp } from './start-app.tsx';
import { learnerProfile } from './testing/index.tsx';

const config = {
  productName: 'Sinau',
  demoMode: false,
  socialLinks: [],
  contactEmail: '',
  googleClientId: null,
  adPixel: null,
};
const now = new Date('2026-11-21T03:00:00Z');
const topics = { list: [], total: 7, page: 1, perPage: 10 };

function Page() {
  const { data } = useQuery(category.list.query());
  const seconds = useNow().getTime();
  return (
    <main>
      <p>{data?.total} topik</p>
      <p>{useProfile()?.fullname ?? 'Pengunjung'}</p>
      <p>{seconds === now.getTime() ? 'Saat dilukis' : 'Kini'}</p>
      <p>{useIsMounted() && 'Terpasang'}</p>
      <form onSubmit={(event) => (event.preventDefault(), document.body.append('Dikirim'))} />
      <button type="button" onClick={() => document.body.append('Ditekan')}>
        Tekan
      </button>
      <Link href={useProfile() ? '/checkout' : '/login?buy=1'}>Beli</Link>
    </main>
  );
}

const PressablePart = lazySection(async () => () => (
  <button type="button" onClick={() => document.body.append('Ditekan')}>
    Tekan
  </button>
));
const PageOfPart = () => (
  <Suspense>
    <PressablePart />
  </Suspense>
);

/** A page with a section whose code is loaded once `code` resolves. */
let code = Promise.resolve();
function pageOfLatePart() {
  const LatePart = part(async () => {
    await code;
    return () => (
      <button type="button" onClick={() => document.body.append('Ditekan')}>
        Tekan
      </button>
    );
  });
  return () => (
    <>
      <p>{useProfile()?.fullname ?? 'Pengunjung'}</p>
      <LatePart />
    </>
  );
}

/** A page with a section below the first screen, and whether its code was requested. */
let isPartLoaded = false;
function pageOfPartBelow() {
  const load = async () => {
    isPartLoaded = true;
    return () => (
      <button type="button" onClick={() => document.body.append('Ditekan')}>
        Tekan
      </button>
    );
  };
  return part(load, { isBelow: true });
}

const titled = (title: string) => async () => () => <h1>{title}</h1>;
const parts = () => ({
  routes: [
    page('/catalog', async () => Page),
    page('/login', titled('Masuk')),
    page('/', titled('Beranda')),
    page('/checkout', titled('Pembayaran')),
    page('/about', async () => PageOfPart, PressablePart.load),
    page('/faq', async () => pageOfLatePart()),
    page('/article', async () => pageOfPartBelow()),
  ],
  reducers: {},
});
const answers = [{ key: category.list.query().queryKey, data: topics }];
const renderPage = (path = '/catalog?tabs=1') => createRenderer(parts(), config).render({ path, answers, now });

/** The page as the API sends it. */
async function open(path = '/catalog?tabs=1') {
  const root = `<div id="root" data-rendered-at="${now.toISOString()}">${await renderPage(path)}</div>`;
  const data = `<script type="application/json" id="first-data">${JSON.stringify(answers)}</script>`;
  document.body.innerHTML = root + data;
  window.history.replaceState(null, '', path);
}

let root: Root | undefined;
/** Starts the application in the page. */
const start = () => act(async () => void (root = await startApp(parts())));

beforeEach(() => {
  localStorage.clear();
  window.earlyClick = undefined;
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  // Otherwise its open requests would be answered by a later test, and store their session over that of the test.
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: null }));
  document.body.replaceChildren();
  localStorage.clear();
  setAppConfig(undefined);
  code = Promise.resolve();
  vi.restoreAllMocks();
});

test('the server renders a page with its answers, as a visitor sees it', async () => {
  localStorage.setItem('session', JSON.stringify({ token: 'token', profile: learnerProfile }));
  const html = await renderPage();
  expect(html.replaceAll('<!-- -->', '')).toContain(
    '<main><p>7 topik</p><p>Pengunjung</p><p>Saat dilukis</p><p></p><form></form><button type="button">Tekan</button>',
  );
});

test('the browser hydrates a rendered page unchanged, then shows its user and the time', async () => {
  const errors = vi.spyOn(console, 'error');
  await open();
  localStorage.setItem('session', JSON.stringify({ token: 'token', profile: learnerProfile }));
  document.documentElement.dataset['returning'] = '';
  document.documentElement.dataset['arriving'] = '';
  const button = screen.getByRole('button');
  await start();
  expect(await screen.findByText('Sekar Ayu')).toBeDefined();
  expect(screen.getByText('Kini')).toBeDefined();
  expect(screen.getByText('Terpasang')).toBeDefined();
  expect(screen.getByRole('button')).toBe(button);
  expect(document.documentElement.dataset['returning']).toBeUndefined();
  await waitFor(() => expect(document.documentElement.dataset['arriving']).toBeUndefined());
  expect(errors).not.toHaveBeenCalled();
});

test('a press before hydration is replayed', async () => {
  await open();
  window.earlyClick = { control: screen.getByRole('button'), value: '' };
  await start();
  expect(await screen.findByText('Ditekan')).toBeDefined();
});

test('a press in a section that is hydrated after its page is replayed', async () => {
  await open('/about');
  window.earlyClick = { control: screen.getByRole('button'), value: '' };
  await start();
  expect(await screen.findByText('Ditekan')).toBeDefined();
});

test('a press in a section whose code is loaded after its page is replayed once it is loaded', async () => {
  await open('/faq');
  let come!: () => void;
  code = new Promise((resolve) => (come = resolve));
  window.earlyClick = { control: screen.getByRole('button'), value: '' };
  await start();
  expect(document.body.textContent).not.toContain('Ditekan');
  await act(async () => come());
  expect(await screen.findByText('Ditekan')).toBeDefined();
  expect(document.body.textContent.match(/Ditekan/g)).toHaveLength(1);
});

test("a section whose code is loaded later does not change while the user's state is applied", async () => {
  await open('/faq');
  let come!: () => void;
  code = new Promise((resolve) => (come = resolve));
  localStorage.setItem('session', JSON.stringify({ token: 'token', profile: learnerProfile }));
  const button = screen.getByRole('button');
  await start();
  expect(await screen.findByText('Sekar Ayu')).toBeDefined();
  expect(screen.getByRole('button')).toBe(button);
  await act(async () => come());
  await act(async () => button.click());
  expect(await screen.findByText('Ditekan')).toBeDefined();
});

test.each([
  ['scrolls', window, 'scroll'],
  ['points', document, 'pointermove'],
  ['types', document, 'keydown'],
  ['comes back to it', document, 'visibilitychange'],
])(
  'a section below the first screen stays as rendered, without its code, until the visitor %s',
  async (_, target, sign) => {
    await open('/article');
    isPartLoaded = false;
    const button = screen.getByRole('button');
    await start();
    expect(isPartLoaded).toBe(false);
    expect(screen.getByRole('button')).toBe(button);
    await act(async () => void target.dispatchEvent(new Event(sign, { bubbles: true })));
    await expect.poll(() => isPartLoaded).toBe(true);
    await act(async () => button.click());
    expect(await screen.findByText('Ditekan')).toBeDefined();
    expect(screen.getByRole('button')).toBe(button);
  },
);

test('a press below the first screen before hydration is replayed', async () => {
  await open('/article');
  window.earlyClick = { control: screen.getByRole('button'), value: '' };
  await start();
  expect(await screen.findByText('Ditekan')).toBeDefined();
});

test('a press during hydration counts once', async () => {
  await open();
  // Simulates the script in the head of the page.
  const note = (event: Event) => {
    if (window.earlyClick === null) return;
    window.earlyClick = { control: event.target as HTMLElement, value: '' };
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', note, true);
  await act(async () => {
    root = await startApp(parts());
    // Simulates a finger: `click` would block others meanwhile.
    screen.getByRole('button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await screen.findByText('Ditekan');
  window.removeEventListener('click', note, true);
  expect(document.body.textContent.match(/Ditekan/g)).toHaveLength(1);
});

test('a form that was submitted before hydration is submitted again', async () => {
  await open();
  window.earlyClick = { control: document.querySelector('form')!, value: '' };
  await start();
  expect(await screen.findByText('Dikirim')).toBeDefined();
});

test('a link that was pressed before hydration leads where its user may go', async () => {
  await open();
  localStorage.setItem('session', JSON.stringify({ token: 'token', profile: learnerProfile }));
  const link = screen.getByRole<HTMLAnchorElement>('link');
  expect(link.pathname).toBe('/login');
  window.earlyClick = { control: link, value: '' };
  await start();
  expect(await screen.findByRole('heading', { name: 'Pembayaran' })).toBeDefined();
});

test('a signed-in user is redirected from a rendered page for guests', async () => {
  await open('/login');
  expect(screen.getByRole('heading', { name: 'Masuk' })).toBeDefined();
  localStorage.setItem('session', JSON.stringify({ token: 'token', profile: learnerProfile }));
  await start();
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeDefined();
});

test('the modules of a page are those of its layout, of itself and of the section that its address shows', async () => {
  const Section = lazySection(async () => nameModule('src/pages/section.tsx', { Section: () => null }).Section);
  const routes = [
    lazyLayout(
      async () => nameModule('src/app/frame-layout.tsx', { Frame: () => null }).Frame,
      [page('/about', async () => nameModule('src/pages/about-page.tsx', { About: () => null }).About, Section.load)],
    ),
    page('/faq', titled('Tanya jawab')),
  ];
  const { modulesOf } = createRenderer({ routes, reducers: {} }, config);
  expect(await modulesOf('/about')).toEqual([
    'src/app/frame-layout.tsx',
    'src/pages/about-page.tsx',
    'src/pages/section.tsx',
  ]);
  expect(await modulesOf('/faq')).toEqual([]);
});
