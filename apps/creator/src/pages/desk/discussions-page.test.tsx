// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { discussion } from '@sinau/api-client';
import type { Discussion, JudgedEntry } from '@sinau/contracts/study/discussion/discussion.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { DiscussionsPage } from './discussions-page.tsx';

afterEach(cleanup);

const written: JudgedEntry = {
  id: 'd1',
  parent: null,
  lesson: 'l1',
  content: 'Hubungi saya di 0812.',
  role: 'Participant',
  createdAt: '2026-11-21T03:00:00.000Z',
  editedAt: null,
  createdBy: { id: 'u9', fullname: 'Sekar Ayu', avatar: null },
  hidden: null,
  place: {
    class: { id: 'c1', type: 'program', title: 'Menulis Lead', slug: 'menulis-lead' },
    lesson: { title: 'Apa itu lead', slug: 'apa-itu-lead', type: 'article', sectionIndex: 0 },
  },
};
/** Stub: the page shows only the list, and ignores the discussion in the other answer. */
const thread = {} as Discussion;

test('a post that breaks the rules is hidden with a reason for its author, and shown again', async () => {
  let current = written;
  const { user, callsOf } = openPortal(
    { '/operator/discussion': DiscussionsPage },
    '/operator/discussion',
    [
      answer(discussion.judged, () => ({ list: [current], total: 1, page: 1, perPage: 20 })),
      answer(discussion.hide, ({ body }) => {
        current = { ...written, hidden: { at: '2026-11-22T03:00:00.000Z', reason: body.reason } };
        return thread;
      }),
      answer(discussion.unhide, () => {
        current = written;
        return thread;
      }),
    ],
    { ...learnerProfile, isOperator: true },
  );
  const lesson = await screen.findByRole('link', { name: 'Apa itu lead' });
  expect(lesson.getAttribute('href')).toBe('/operator/class/c1?lesson=l1');
  await user.click(screen.getByRole('button', { name: 'Sembunyikan' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  await dialog.findByText(/Tulis alasannya/);
  await user.type(dialog.getByLabelText('Alasannya'), 'Memuat nomor telepon.');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  await screen.findByText(/Memuat nomor telepon\./);
  await user.click(await screen.findByRole('button', { name: 'Tampilkan lagi' }));
  await screen.findByRole('button', { name: 'Sembunyikan' });
  expect(callsOf(discussion.hide)).toEqual([{ params: { id: 'd1' }, body: { reason: 'Memuat nomor telepon.' } }]);
});
