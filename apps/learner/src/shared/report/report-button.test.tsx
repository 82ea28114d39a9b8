// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { abuse, ApiError } from '@sinau/api-client';
import type { OwnReport } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { ReportButton } from './report-button.tsx';

afterEach(cleanup);

const at = '2026-11-21T03:00:00.000Z';
const earlier: OwnReport = { reason: 'scam', text: 'Minta transfer.', createdAt: at, updatedAt: at };

const open = ({ isVisitor = false, before = null as OwnReport | null, refusal = null as ApiError | null } = {}) =>
  openPage({
    Page: () => <ReportButton kind="review" id={idOf(5)} noun="ulasan Tono" />,
    path: '/catalog/menulis-berita',
    isVisitor,
    answers: [
      answer(abuse.mine, before),
      answer(abuse.create, ({ body }) => {
        if (refusal) throw refusal;
        return { ...earlier, reason: body.reason, text: body.text ?? '' };
      }),
    ],
  });

test('a visitor cannot report', () => {
  open({ isVisitor: true });
  expect(screen.queryByRole('button', { name: 'Laporkan ulasan Tono' })).toBeNull();
});

test('a user chooses a reason, is thanked, and what is refused stays in the dialog', async () => {
  const { user, callsOf } = open();
  await user.click(await screen.findByRole('button', { name: 'Laporkan ulasan Tono' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Laporkan ulasan Tono' }));
  await user.click(await dialog.findByRole('button', { name: 'Kirim laporan' }));
  await dialog.findByText('Pilih satu alasan');
  await user.click(dialog.getByRole('radio', { name: 'Spam atau promosi' }));
  await user.click(dialog.getByRole('button', { name: 'Kirim laporan' }));
  await screen.findByText('Terima kasih. Kami akan memeriksa dan mengabarimu.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf(abuse.create)).toEqual([{ body: { kind: 'review', id: idOf(5), reason: 'spam', text: '' } }]);
});

test('an earlier report is shown and changed, and a refusal is shown', async () => {
  const own = new ApiError(409, 'report_own', 'Ini milikmu sendiri, jadi tidak perlu dilaporkan');
  const { user } = open({ before: earlier, refusal: own });
  await user.click(await screen.findByRole('button', { name: 'Laporkan ulasan Tono' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/Kamu sudah melaporkan ini/);
  expect(dialog.getByRole('radio', { name: 'Penipuan' })).toHaveProperty('checked', true);
  expect(dialog.getByLabelText(/^Ceritakan lebih lanjut/)).toHaveProperty('value', 'Minta transfer.');
  await user.click(dialog.getByRole('button', { name: 'Ubah laporan' }));
  await dialog.findByText(own.message);
});
