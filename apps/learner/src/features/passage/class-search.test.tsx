// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, passage } from '@sinau/api-client';
import { createPlayhead } from '@sinau/classroom';
import type { Passage } from '@sinau/contracts/study/passage/passage.schemas';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { useLocation } from 'react-router-dom';
import { idOf, programDetail } from '../../testing/fixtures.ts';
import { outlineLesson, outlineOf } from '../../testing/lessons.ts';
import { ClassSearch } from './class-search.tsx';
import { MyClassSearch } from './my-class-search.tsx';

afterEach(cleanup);

const program = programDetail({
  participant: { id: idOf(700), progress: 0 },
  sections: outlineOf(outlineLesson(1, { type: 'video' }), outlineLesson(2, { type: 'video' })),
});
const said = (number: number, overrides: Partial<Passage> = {}): Passage => ({
  id: idOf(100 + number),
  class: { id: program.id, title: program.title, slug: program.slug, type: 'program' },
  lesson: { id: idOf(number), title: `Materi ${number}`, type: 'video' },
  kind: 'speech',
  second: 75,
  language: null,
  pieces: ['Hitung ', 'neraca', ' <b>saldo</b>.'],
  ...overrides,
});
type Search = (query: { page?: number | undefined; filter?: unknown }) => { list: Passage[]; total: number };

/** Opens the search beside the first lesson, or the search in all classes. */
function open(find: Search, { isOfAll = false } = {}) {
  const playhead = createPlayhead();
  const media = document.createElement('video');
  const play = vi.spyOn(media, 'play').mockResolvedValue();
  Object.defineProperty(media, 'readyState', { value: 4 });
  playhead.attach(media);
  const onLeave = vi.fn();
  const outline = <p>Susunan materi</p>;
  const Arrived = () => <output>{JSON.stringify(useLocation().state)}</output>;
  const app = openApp({
    routes: [
      {
        path: '*',
        Component: () => (
          <>
            {isOfAll ? (
              <MyClassSearch>{outline}</MyClassSearch>
            ) : (
              <ClassSearch program={program} lessonId={idOf(1)} playhead={playhead} onLeave={onLeave}>
                {outline}
              </ClassSearch>
            )}
            <Arrived />
          </>
        ),
      },
    ],
    path: '/',
    reducers: {},
    profile: learnerProfile,
    answers: [answer(passage.list, ({ query }) => ({ page: 1, perPage: 20, ...find(query as Parameters<Search>[0]) }))],
  });
  return { ...app, media, play, onLeave };
}
const field = () => screen.getByRole('searchbox');

test('a result beside the lesson plays it from its second; one of another lesson opens that lesson there', async () => {
  const { user, address, media, play, onLeave, callsOf } = open(() => ({ list: [said(1), said(2)], total: 2 }));
  expect(screen.getByText('Susunan materi')).toBeTruthy();
  await user.type(field(), 'neraca');
  const results = within(await screen.findByRole('list'));
  expect(screen.queryByText('Susunan materi')).toBeNull();
  expect(callsOf(passage.list).at(-1)).toMatchObject({ query: { keyword: 'neraca', filter: { classId: program.id } } });

  // What was said is text, not markup.
  expect(results.getAllByText('neraca', { selector: 'mark' })).toHaveLength(2);
  await user.click(results.getByRole('button', { name: /Materi 1 ?01:15 ?Hitung neraca <b>saldo<\/b>\./ }));
  expect([media.currentTime, play.mock.calls.length]).toEqual([75, 1]);
  expect(address()).toBe('/');

  await user.click(results.getByRole('button', { name: /Materi 2/ }));
  expect(address()).toContain(`content=${idOf(2)}`);
  expect(screen.getByText('{"atSecond":75,"startsPlaying":true}')).toBeTruthy();
  expect(onLeave).toHaveBeenCalledTimes(2);

  await user.clear(field());
  expect(screen.getByText('Susunan materi')).toBeTruthy();
});

test('the search in all classes names the class of a result, and loads further results', async () => {
  const title = said(3, { kind: 'title', second: null, pieces: ['', 'Neraca', ' lajur'] });
  const { user, address, callsOf } = open(({ page }) => ({ list: page === 2 ? [title] : [said(1)], total: 2 }), {
    isOfAll: true,
  });
  await user.type(field(), 'neraca');
  expect(await screen.findByText(program.title)).toBeTruthy();
  expect(callsOf(passage.list).at(-1)).not.toHaveProperty('query.filter');
  await user.click(screen.getByRole('button', { name: 'Tampilkan hasil lain' }));
  await user.click(await screen.findByRole('button', { name: /Neraca lajur/ }));
  expect(address()).toContain(`/my-class/content/video?name=${program.slug}&content=${idOf(3)}`);
});

test('nothing found and a failed search say what can be done', async () => {
  let isUp = false;
  const { user } = open(() => {
    if (!isUp) throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu');
    return { list: [], total: 0 };
  });
  await user.type(field(), 'amortisasi');
  await screen.findByRole('heading', { name: 'Pencarian gagal' });
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'Tidak ada yang cocok' })).toBeTruthy();
});
