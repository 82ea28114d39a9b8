// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, report, review } from '@sinau/api-client';
import type { Review } from '@sinau/contracts/study/review/review.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { classReport, listed } from '../../testing/reports.ts';
import { receivedReview } from '../../testing/voices.ts';
import { ReviewPage } from './review-page.tsx';

afterEach(cleanup);

const said = (content: string, editedAt: string | null = null) => ({
  content,
  createdAt: '2026-11-21T03:00:00.000Z',
  editedAt,
  mitra: 'Ruang Redaksi',
});

function openReviews(query = '', first: Review[] = [receivedReview('1')], refusal?: ApiError) {
  let reviews = first;
  const change = (id: string, next: Review['answer']) => {
    reviews = reviews.map((one) => (one.id === id ? { ...one, answer: next } : one));
    return reviews.find((one) => one.id === id)!;
  };
  return openPortal({ '/creator/review': ReviewPage }, `/creator/review${query}`, [
    answer(report.classes, listed(classReport())),
    answer(review.received, () => ({
      ...listed(...reviews),
      unanswered: reviews.filter((one) => one.answer === null).length,
    })),
    answer(review.answer, ({ params, body }) => {
      if (refusal) throw refusal;
      return change(params.id, said(body.content));
    }),
    answer(review.removeAnswer, ({ params }) => {
      change(params.id, null);
      return null;
    }),
  ]);
}

test('a review is answered in place; the answer can be changed and deleted', async () => {
  const { user, callsOf } = openReviews();
  expect(await screen.findByText('1 ulasan, 1 belum dijawab')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Jawab' }));
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Jawabanmu untuk Sekar Ayu/ });
  expect(document.activeElement).toBe(field());
  await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
  expect(screen.getByText('Tulis jawabanmu dulu')).toBeTruthy();
  await user.type(field(), 'Terima kasih!');
  await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
  expect(await screen.findByText('Jawabanmu tayang di halaman kelas')).toBeTruthy();
  expect(await screen.findByText('Jawaban Ruang Redaksi')).toBeTruthy();
  expect(screen.getByText('1 ulasan')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Ubah jawaban' }));
  expect(field().value).toBe('Terima kasih!');
  await user.type(field(), ' Sudah ditambah.');
  await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
  expect(await screen.findByText('Terima kasih! Sudah ditambah.')).toBeTruthy();
  expect(callsOf(review.answer)).toMatchObject([
    { body: { content: 'Terima kasih!' } },
    { body: { content: 'Terima kasih! Sudah ditambah.' } },
  ]);

  await user.click(screen.getByRole('button', { name: 'Hapus jawaban' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hapus jawaban' }));
  expect(await screen.findByRole('button', { name: 'Jawab' })).toBeTruthy();
});

test('an answer that was refused or not sent is retained', async () => {
  const refusal = new ApiError(503, 'unavailable', 'Layanan sedang sibuk. Coba lagi sebentar lagi.');
  const { user, router } = openReviews('', [receivedReview('1')], refusal);
  await user.click(await screen.findByRole('button', { name: 'Jawab' }));
  await user.type(screen.getByRole('textbox', { name: /Jawabanmu/ }), 'Terima kasih!');
  await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
  expect(await screen.findByText(/Layanan sedang sibuk/)).toBeTruthy();
  await router.navigate('/creator/dashboard');
  await router.navigate('/creator/review');
  expect(await screen.findByRole('textbox', { name: /Jawabanmu/ })).toHaveProperty('value', 'Terima kasih!');
});

test('reviews are filtered by stars and by whether they have an answer', async () => {
  const { user, address, callsOf } = openReviews();
  await screen.findByText('Ulasan 1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bintang' }), '4 bintang');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Belum dijawab');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), 'Bintang terendah');
  expect(address()).toBe('/creator/review?rating=4&state=unanswered&sort=rating');
  expect(callsOf(review.received).at(-1)).toEqual({
    query: { filter: { rating: 4, isAnswered: false }, sort: 'rating', page: 1, perPage: 10 },
  });
});

test('an empty list and an empty search result each say so', async () => {
  openReviews('', []);
  expect(await screen.findByText('Belum ada ulasan')).toBeTruthy();
  cleanup();
  openReviews('?rating=1', []);
  expect(await screen.findByText('Tidak ada ulasan yang cocok')).toBeTruthy();
});
