// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, review } from '@sinau/api-client';
import type { OwnReview as Own } from '@sinau/contracts/study/review/review.schemas';
import { answer } from '@sinau/shell/testing';
import { reviewOf, reviewsOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { ClassReviews } from './class-reviews.tsx';
import { OwnReview } from './own-review.tsx';

afterEach(cleanup);

const Page = () => (
  <ClassReviews type="program" slug="menulis-berita" own={<OwnReview type="program" slug="menulis-berita" />} />
);

const given = [reviewOf(1), reviewOf(2, { rating: 4, editedAt: '2026-11-21T03:00:00.000Z' })];

function openReviews(own: Own, list = given, refusal?: ApiError) {
  return openPage({
    Page,
    path: '/catalog/menulis-berita',
    answers: [
      answer(review.list, reviewsOf(list)),
      answer(review.mine, own),
      answer(review.remove, null),
      answer(review.create, ({ body }) => {
        if (refusal) throw refusal;
        return reviewOf(3, { rating: body.rating, content: body.content ?? '' });
      }),
    ],
  });
}

test('reviews show a histogram, and edited ones are marked', async () => {
  openReviews({ progress: 10, mayReview: false, review: null, takenDown: null });
  expect(await screen.findByText('4,5')).toBeDefined();
  expect(within(screen.getByText('5 bintang').parentElement!).getByText('50%')).toBeDefined();
  expect(screen.getByText(/21 Nov 2026 · diubah/)).toBeDefined();
  expect(screen.getByText('Kamu bisa memberi ulasan setelah mempelajari 20% kelas ini.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Tulis ulasan' })).toBeNull();
});

test('stars without words are in the histogram alone, whose shares add up to 100', async () => {
  const { callsOf } = openPage({
    Page,
    path: '/catalog/menulis-berita',
    answers: [
      answer(review.list, {
        ...reviewsOf([]),
        average: 4.3,
        histogram: [5, 4, 3].map((rating) => ({ rating, count: 1 })),
      }),
      answer(review.mine, { progress: 10, mayReview: false, review: null, takenDown: null }),
    ],
  });
  const shares = await screen.findAllByText(/^3[34]%$/);
  expect(shares.map(({ textContent }) => textContent)).toEqual(['34%', '33%', '33%']);
  expect(callsOf(review.list)).toMatchObject([{ query: { filter: { hasWords: true } } }]);
});

test('a review needs stars; its text is optional', async () => {
  const { user, callsOf } = openReviews({ progress: 40, mayReview: true, review: null, takenDown: null });
  await user.click(await screen.findByRole('button', { name: 'Tulis ulasan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Tulis ulasan' }));
  await dialog.findByLabelText(/^Ceritakan pengalamanmu/);
  await user.click(dialog.getByRole('button', { name: 'Kirim ulasan' }));
  expect(dialog.getByText('Pilih berapa bintang')).toBeDefined();
  expect(callsOf(review.create)).toEqual([]);

  await user.click(dialog.getByRole('radio', { name: '4 bintang: Bagus' }));
  await user.click(dialog.getByRole('button', { name: 'Kirim ulasan' }));
  expect(await screen.findByText('Terima kasih, ulasanmu sudah tayang')).toBeDefined();
  expect(callsOf(review.create)).toEqual([
    { params: { type: 'program', id: 'menulis-berita' }, body: { rating: 4, content: '' } },
  ]);
});

test('a refused review keeps its text in the dialog and says why', async () => {
  const refusal = new ApiError(429, 'too_many_requests', 'Terlalu banyak percobaan. Coba lagi sebentar lagi.');
  const { user } = openReviews({ progress: 40, mayReview: true, review: null, takenDown: null }, [], refusal);
  await user.click(await screen.findByRole('button', { name: 'Tulis ulasan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Tulis ulasan' }));
  await user.click(dialog.getByRole('radio', { name: '5 bintang: Bagus sekali' }));
  await user.type(dialog.getByRole('textbox', { name: /Ceritakan pengalamanmu/ }), 'Runtut');
  await user.click(dialog.getByRole('button', { name: 'Kirim ulasan' }));
  expect(await dialog.findByText(/^Terlalu banyak percobaan/)).toBeDefined();
  expect(dialog.getByRole('textbox', { name: /Ceritakan pengalamanmu/ })).toHaveProperty('value', 'Runtut');
});

const keptTexts = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('typed:'));

test('the stars of an unsent review are restored with the tab, and can be discarded', async () => {
  /** Opens the dialog in a new tab, with the draft that the last one left on the device. */
  const open = async () => {
    const left = keptTexts();
    cleanup();
    const page = openReviews({ progress: 40, mayReview: true, review: null, takenDown: null });
    for (const [key, value] of left) localStorage.setItem(key, value as string);
    await page.user.click(await screen.findByRole('button', { name: 'Tulis ulasan' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Tulis ulasan' }));
    return { ...page, dialog, star: () => dialog.getByRole<HTMLInputElement>('radio', { name: '4 bintang: Bagus' }) };
  };
  const first = await open();
  await first.user.click(first.star());

  const second = await open();
  expect(second.star().checked).toBe(true);
  await second.user.click(second.dialog.getByRole('button', { name: 'Buang' }));
  expect(second.star().checked).toBe(false);
  expect(keptTexts()).toEqual([]);
  await second.user.click(second.star());

  const { user, dialog, callsOf } = await open();
  await user.click(dialog.getByRole('button', { name: 'Kirim ulasan' }));
  await screen.findByText('Terima kasih, ulasanmu sudah tayang');
  expect(callsOf(review.create)).toMatchObject([{ body: { rating: 4 } }]);
  expect(keptTexts()).toEqual([]);
});

test('a review can be edited, starting from its current stars and text', async () => {
  const { user, callsOf } = openReviews({
    progress: 100,
    mayReview: true,
    review: reviewOf(9, { rating: 2 }),
    takenDown: null,
  });
  await user.click(await screen.findByRole('button', { name: 'Ubah ulasan' }));
  expect(screen.getByRole('radio', { name: '2 bintang: Kurang' })).toHaveProperty('checked', true);
  await user.type(screen.getByRole('textbox', { name: /Ceritakan pengalamanmu/ }), ', sudah lebih baik');
  await user.click(screen.getByRole('button', { name: 'Kirim ulasan' }));
  expect(callsOf(review.create)).toMatchObject([{ body: { rating: 2, content: 'Ulasan 9, sudah lebih baik' } }]);
});

const answered = {
  content: 'Terima kasih! Contohnya sudah kami tambah.',
  createdAt: '2026-11-21T03:00:00.000Z',
  editedAt: null,
  mitra: 'Ruang Redaksi',
};

test('the answer of the mitra is under its review', async () => {
  openReviews({ progress: 10, mayReview: false, review: null, takenDown: null }, [reviewOf(1, { answer: answered })]);
  const item = (await screen.findByText('Jawaban Ruang Redaksi')).closest('li')!;
  expect(within(item).getByText('Ulasan 1')).toBeDefined();
  expect(within(item).getByText('Terima kasih! Contohnya sudah kami tambah.')).toBeDefined();
});

test('a review is deleted after a confirmation', async () => {
  const { user, callsOf } = openReviews({ progress: 100, mayReview: true, review: reviewOf(9), takenDown: null });
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hapus ulasan' }));
  expect(await screen.findByText('Ulasanmu dihapus')).toBeDefined();
  expect(callsOf(review.remove)).toEqual([{ params: { type: 'program', id: 'menulis-berita' } }]);
});

test('a review that was taken down shows its author the reason, and can no longer be changed', async () => {
  const takenDown = { at: '2026-11-21T03:00:00.000Z', reason: 'Memuat nomor telepon orang lain.' };
  openReviews({ progress: 100, mayReview: false, review: reviewOf(9), takenDown });
  expect(await screen.findByText(/Memuat nomor telepon orang lain/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Ubah ulasan|Hapus/ })).toBeNull();
});

test('a class without reviews shows an empty state', async () => {
  openReviews({ progress: 0, mayReview: false, review: null, takenDown: null }, []);
  expect(await screen.findByText(/^Belum ada ulasan/)).toBeDefined();
});
