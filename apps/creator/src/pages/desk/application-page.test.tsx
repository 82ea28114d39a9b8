// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, operator } from '@sinau/api-client';
import type { ReceivedApplicationDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { application } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { ApplicationPage } from './application-page.tsx';
import { ApplicationsPage } from './applications-page.tsx';

afterEach(cleanup);

const received = (overrides: Partial<ReceivedApplicationDetail> = {}): ReceivedApplicationDetail => ({
  ...application(),
  applicant: { id: 'u1', fullname: 'Maya Larasati', email: 'maya@contoh.id', phone: null },
  question: null,
  notes: [],
  others: [],
  ...overrides,
});

function openApplications(path: string, refusal?: ApiError, first = received()) {
  let current = first;
  const decide = (status: 'Verified' | 'Rejected', reason: string | null) => {
    if (refusal) throw refusal;
    current = received({ status, reason, decidedAt: '2026-11-22T03:00:00.000Z' });
    return { id: 'm1', name: 'Ruang Redaksi', status };
  };
  return openPortal(
    { '/operator/mitra': ApplicationsPage, '/operator/mitra/:id': ApplicationPage },
    path,
    [
      answer(operator.applications, () => ({ list: [current], total: 1, page: 1, perPage: 20 })),
      answer(operator.application, () => current),
      answer(operator.verifyMitra, () => decide('Verified', null)),
      answer(operator.rejectMitra, ({ body }) => decide('Rejected', body.reason)),
      answer(operator.askApplicant, ({ body: { question } }) => {
        const askedAt = '2026-11-22T03:00:00.000Z';
        const asked = { id: 'q1', question, askedAt, answer: null, answeredAt: null };
        return (current = received({ question: 'waiting', questions: [asked] }));
      }),
      answer(operator.noteApplication, ({ body: { content } }) => {
        const note = {
          id: 'n1',
          author: { id: 'o1', fullname: 'Rani Operator' },
          content,
          createdAt: current.submittedAt,
        };
        return (current = received({ notes: [note] }));
      }),
    ],
    { ...learnerProfile, isOperator: true },
  );
}

test('waiting applications are listed, each with a link to its answers', async () => {
  const { callsOf } = openApplications('/operator/mitra');
  expect((await screen.findByRole('link', { name: 'Ruang Redaksi' })).getAttribute('href')).toBe('/operator/mitra/a1');
  expect(callsOf(operator.applications)).toEqual([
    { query: { page: 1, perPage: 20, sort: 'submittedAt', filter: { status: 'Pending' } } },
  ]);
});

test('a mitra is verified after its answers were read', async () => {
  const { user, callsOf } = openApplications('/operator/mitra/a1');
  await screen.findByText('Menulis feature dan wawancara');
  await user.click(screen.getByRole('button', { name: 'Verifikasi' }));
  expect(callsOf(operator.verifyMitra)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Verifikasi mitra' }));
  await screen.findByText('Terverifikasi');
  expect(screen.queryByRole('button', { name: 'Tolak' })).toBeNull();
});

test('a rejection carries its reason, which stays in the field when a colleague decided first', async () => {
  const { user } = openApplications(
    '/operator/mitra/a1',
    new ApiError(409, 'mitra_not_awaiting_review', 'Mitra ini tidak sedang menunggu tinjauan'),
  );
  await user.click(await screen.findByRole('button', { name: 'Tolak' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Alasannya'), 'Ceritakan pengalamanmu mengajar.');
  await user.click(dialog.getByRole('button', { name: 'Tolak pendaftaran' }));
  await dialog.findByText('Mitra ini tidak sedang menunggu tinjauan');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Alasannya').value).toBe('Ceritakan pengalamanmu mengajar.');
});

test('documents, the host of the link, the phone and earlier applications are shown', async () => {
  const file = { name: 'ktp.webp', type: 'image/webp', size: 2_048, address: '/api/media/file/t/image.webp' };
  const answers = { ...application().answers, link: 'http://contoh.id/kami', phone: '0812 345' };
  openApplications(
    '/operator/mitra/a1',
    undefined,
    received({
      answers,
      documents: [
        { id: 'd1', kind: 'identity_card', file, removedAt: null },
        { id: 'd2', kind: 'tax_number', file: null, removedAt: '2026-11-22T03:00:00.000Z' },
      ],
      others: [
        {
          id: 'a0',
          name: 'Redaksi Lama',
          status: 'Rejected',
          submittedAt: '2026-10-01T03:00:00.000Z',
          reason: 'Terlalu umum.',
        },
      ],
    }),
  );
  expect((await screen.findByRole('link', { name: 'ktp.webp' })).getAttribute('href')).toBe(file.address);
  screen.getByText(/Sudah dihapus/);
  screen.getByText('Membuka contoh.id');
  screen.getByText('Tanpa enkripsi');
  expect(screen.getByRole('link', { name: '0812 345' }).getAttribute('href')).toBe('tel:0812345');
  expect(screen.getByRole('link', { name: 'Redaksi Lama' }).getAttribute('href')).toBe('/operator/mitra/a0');
});

test('the applicant is asked one question at a time, and notes are added for the team', async () => {
  const { user, callsOf } = openApplications('/operator/mitra/a1');
  await user.type(await screen.findByLabelText('Catatan baru'), 'KTP cocok.');
  await user.click(screen.getByRole('button', { name: 'Simpan catatan' }));
  await screen.findByText('KTP cocok.', { selector: 'p' });
  await user.click(screen.getByRole('button', { name: 'Tanya pendaftar' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Pertanyaan'), 'Boleh kirim sertifikatnya?');
  await user.click(dialog.getByRole('button', { name: 'Kirim pertanyaan' }));
  await screen.findByText('Menunggu jawaban pendaftar');
  expect(screen.queryByRole('button', { name: 'Tanya pendaftar' })).toBeNull();
  expect(callsOf(operator.askApplicant)).toEqual([
    { params: { id: 'a1' }, body: { question: 'Boleh kirim sertifikatnya?' } },
  ]);
});
