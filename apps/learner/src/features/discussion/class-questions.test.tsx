// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { discussion } from '@sinau/api-client';
import { question, reply } from '@sinau/classroom/testing';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { ClassQuestions } from './class-questions.tsx';

afterEach(cleanup);

const mitra = { id: idOf(700) };
const asked = question('1', {
  lesson: null,
  content: 'Cocok untuk pemula?',
  totalReply: 1,
  replies: [reply('2', '1', { lesson: null, content: 'Cocok sekali.' })],
});

interface Situation {
  isVisitor?: boolean;
  profile?: Partial<Profile>;
  archiveAt?: string | null;
}

const open = ({ isVisitor = false, profile = {}, archiveAt = null }: Situation = {}) =>
  openPage({
    Page: () => <ClassQuestions offer={{ id: idOf(1), slug: 'menulis-berita', mitra, archiveAt }} />,
    route: '/catalog/:slug',
    path: '/catalog/menulis-berita',
    isVisitor,
    profile,
    answers: [
      answer(discussion.ofClass, listOf([asked])),
      answer(discussion.create, ({ body }) =>
        body?.parent
          ? { ...reply('4', body.parent, { lesson: null, content: body.content }), replies: [] }
          : question('3', { lesson: null, content: body!.content, isMine: true }),
      ),
    ],
  });

test('a visitor reads questions and answers, and is asked to sign in to ask', async () => {
  open({ isVisitor: true });
  const list = within(await screen.findByRole('list', { name: 'Pertanyaan' }));
  expect(list.getByText('Cocok untuk pemula?')).toBeDefined();
  expect(list.getByText('Cocok sekali.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Masuk untuk bertanya' }).getAttribute('href')).toBe(
    '/login?next=%2Fcatalog%2Fmenulis-berita%23tanya',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a signed-in user asks about the class and replies', async () => {
  const { user, callsOf } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Tulis pertanyaan tentang kelas ini' }), 'Ada rekaman?');
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(await screen.findByText('Ada rekaman?')).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: /^Balas/ })[1]!);
  await user.type(screen.getByRole('textbox', { name: /^Balas/ }), 'Terima kasih!{Enter}');
  expect(await screen.findByText('Terima kasih!')).toBeDefined();
  expect(callsOf(discussion.create)).toEqual([
    { body: { parent: '', class: idOf(1), content: 'Ada rekaman?' } },
    { body: { parent: '1', content: 'Terima kasih!' } },
  ]);
});

test.each([
  ['the makers of the class', { profile: { mitra: { id: mitra.id, name: 'Ruang Redaksi' } as Profile['mitra'] } }],
  ['anybody, once it is not sold any more', { archiveAt: '2026-11-20T03:00:00.000Z' }],
])('%s may reply, but not ask', async (_who, situation) => {
  open(situation);
  expect((await screen.findAllByRole('button', { name: /^Balas/ })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('textbox', { name: 'Tulis pertanyaan tentang kelas ini' })).toBeNull();
});
