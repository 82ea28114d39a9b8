// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, catalog, learning, program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { catalogCard, catalogOf, idOf, programDetail } from '../../testing/fixtures.ts';
import { outlineLesson, outlineOf } from '../../testing/lessons.ts';
import { openPage } from '../../testing/open-page.ts';
import { HeroTiles } from './hero-tiles.tsx';

afterEach(cleanup);

const topic = (number: number, slug: string, title: string, totalClass = 12) => ({
  id: idOf(number),
  slug,
  title,
  cover: null,
  totalClass,
});
const topics = [
  topic(1, 'data-ai', 'Data & AI'),
  topic(2, 'jurnalistik-menulis', 'Jurnalistik & Menulis'),
  topic(3, 'kode', 'Pemrograman', 0),
];
const bundle = catalogCard({
  id: idOf(8),
  type: 'bundle',
  format: null,
  title: 'Paket Penulis',
  slug: 'bundling-penulis',
});

const film = outlineLesson(31, { type: 'video' });
const taught = programDetail({
  sections: outlineOf({ ...film, setting: { ...film.setting, isFreePreview: true } }),
  educators: [
    { id: idOf(90), name: 'Hendra Wibowo', title: 'Analis', bio: '', photo: null },
    { id: idOf(91), name: 'Nurul Izzati', title: 'Insinyur', bio: '', photo: null },
  ],
});

const open = (cards = [bundle, catalogCard()]) =>
  openPage({
    Page: () => (
      <>
        <HeroTiles topics={topics} />
        <p>Di luar</p>
      </>
    ),
    path: '/',
    isVisitor: true,
    answers: [
      answer(catalog.list, catalogOf(cards)),
      answer(program.detail, taught),
      answer(learning.freeLesson, () => {
        throw new ApiError(503, 'unavailable', 'Coba lagi');
      }),
    ],
  });
const tile = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });

test('each tile is a topic with classes, in the order of the picture', async () => {
  open();
  await tile('Data & AI');
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Jurnalistik & Menulis',
    'Data & AI',
  ]);
});

test('a pressed tile shows its topic, its number of classes and its most popular one', async () => {
  const { user, callsOf } = open();
  await user.click(await tile('Data & AI'));
  expect((await link('Data & AI')).getAttribute('href')).toBe('/catalog?topic=data-ai');
  expect(screen.getByText('12 kelas')).toBeDefined();
  expect((await link('Menulis Berita')).getAttribute('href')).toBe('/catalog/menulis-berita');
  expect(callsOf(catalog.list)).toMatchObject([{ query: { sort: '-popular', filter: { categorySlug: 'data-ai' } } }]);

  await user.click(screen.getByText('Di luar'));
  expect(screen.queryByRole('link')).toBeNull();
});

test('a topic whose classes cannot be loaded is shown without one', async () => {
  const { user } = openPage({
    Page: () => <HeroTiles topics={topics} />,
    path: '/',
    isVisitor: true,
    answers: [],
  });
  await user.click(await tile('Data & AI'));
  expect(await link('Data & AI')).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('arrow keys move between tiles; Enter opens one, and Escape returns to it', async () => {
  const { user } = open();
  await tile('Data & AI');
  await user.tab();
  expect(document.activeElement).toBe(await tile('Jurnalistik & Menulis'));
  await user.keyboard('{ArrowRight}{Enter}');
  await link('Menulis Berita');
  const play = await screen.findByRole('button', { name: 'Putar 20 detik' });
  await user.tab();
  expect(document.activeElement).toBe(play);
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(play);
  await user.tab();
  expect(document.activeElement).toBe(await link('Data & AI'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(await tile('Data & AI'));
});

test('a mouse opens the tile under it, and closes it on leaving', async () => {
  const { user } = open();
  await user.hover(await tile('Data & AI'));
  expect(screen.getByText('12 kelas')).toBeDefined();
  await user.hover(screen.getByText('Di luar'));
  expect(screen.queryByRole('link')).toBeNull();
});

test(
  'a tile shows whose hands weave its class, and plays its free film in place until one leaves',
  { tags: 'night' },
  async () => {
    const { user, callsOf } = open();
    await user.hover(await tile('Data & AI'));
    expect((await screen.findByText(/Ditenun oleh/)).textContent).toBe('Ditenun oleh Hendra Wibowo dan 1 lainnya');
    // The pointer of the library leaves the tile on its way to the button, unlike a real one.
    fireEvent.click(await screen.findByRole('button', { name: 'Putar 20 detik' }));
    await user.hover(screen.getByText('Di luar'));
    expect(await link('Data & AI')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Putar 20 detik' })).toBeNull();
    await screen.findByText('Cuplikannya gagal dimuat.');
    expect(callsOf(learning.freeLesson)[0]).toEqual({ params: { id: 'menulis-berita', lessonId: idOf(31) } });
    await user.click(screen.getByText('Di luar'));
    expect(screen.queryByRole('link')).toBeNull();
  },
);
