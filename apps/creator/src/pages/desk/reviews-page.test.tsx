// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { review } from '@sinau/api-client';
import type { JudgedReview } from '@sinau/contracts/study/review/review.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { ReviewsPage } from './reviews-page.tsx';

afterEach(cleanup);

const written: JudgedReview = {
  id: 'r1',
  rating: 1,
  content: 'Hubungi saya di 0812.',
  createdAt: '2026-11-21T03:00:00.000Z',
  editedAt: null,
  createdBy: { id: 'u9', fullname: 'Sekar Ayu', avatar: null },
  class: { title: 'Menulis Lead', slug: 'menulis-lead' },
  answer: null,
  takenDown: null,
};

test('a review is hidden with a reason for its author, and shown again', async () => {
  let current = written;
  const { user, callsOf } = openPortal(
    { '/operator/review': ReviewsPage },
    '/operator/review',
    [
      answer(review.judged, () => ({ list: [current], total: 1, page: 1, perPage: 20 })),
      answer(review.takeDown, ({ body }) => {
        current = { ...written, takenDown: { at: '2026-11-22T03:00:00.000Z', reason: body.reason } };
        return current;
      }),
      answer(review.restore, () => (current = written)),
    ],
    { ...learnerProfile, isOperator: true },
  );
  await user.click(await screen.findByRole('button', { name: 'Turunkan' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Turunkan ulasan' }));
  await dialog.findByText('Tulis alasannya, supaya penulisnya mengerti');
  await user.type(dialog.getByLabelText('Alasannya'), 'Memuat nomor telepon.');
  await user.click(dialog.getByRole('button', { name: 'Turunkan ulasan' }));
  await user.click(await screen.findByRole('button', { name: 'Tampilkan lagi' }));
  await screen.findByRole('button', { name: 'Turunkan' });
  expect(callsOf(review.takeDown)).toEqual([{ params: { id: 'r1' }, body: { reason: 'Memuat nomor telepon.' } }]);
});
