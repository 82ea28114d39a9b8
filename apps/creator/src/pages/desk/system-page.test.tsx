// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, system } from '@sinau/api-client';
import type { FailedJob, SystemStatus, UnsentMail } from '@sinau/contracts/backoffice/system/system.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { SystemPage } from './system-page.tsx';

afterEach(cleanup);

const me = { ...learnerProfile, isOperator: true };
const at = '2026-11-21T03:00:00.000Z';
const idle = { waiting: 0, later: 0, running: 0, failed: 0, waitingSince: null };
const status: SystemStatus = {
  jobs: [
    { ...idle, name: 'ledger.mature' },
    { ...idle, name: 'mail.send', waiting: 2, later: 3, failed: 4, waitingSince: '2020-01-01T00:00:00.000Z' },
    { ...idle, name: 'payment.sweep', failed: 12 },
  ],
  notifications: { count: 0, rejected: 0, list: [] },
  proof: { alarm: null, latest: { id: 'p1', finishedAt: at, milliseconds: 1_200, isFull: false, differences: [] } },
  backup: { finishedAt: at, isLate: false },
  disk: { freeBytes: 25e9, totalBytes: 100e9 },
  versions: {
    release: '0.1.0',
    node: '24.21.0',
    postgres: '18.4',
    migration: { name: '20261229120000_ledger_proofs', appliedAt: at },
  },
};
const failedJob: FailedJob = {
  id: 'j1',
  name: 'payment.sweep',
  isRepeatable: true,
  reason: { code: null, message: 'job timed out' },
  attempts: 6,
  createdAt: at,
  failedAt: at,
};
const failedMail: UnsentMail = {
  id: 'm1',
  to: 'sekar@contoh.id',
  subject: 'Verifikasi emailmu di Sinau',
  state: 'failed',
  attempts: 21,
  reason: { code: 'EAUTH', message: 'Invalid login: 535' },
  createdAt: at,
  nextTryAt: null,
};
const pageOf = <Row,>(...list: Row[]) => ({ list, total: list.length, page: 1, perPage: 20 });

const open = (path: string, answers: ReturnType<typeof answer>[] = [], given = status) =>
  openPortal(
    { '/operator/system': SystemPage },
    path,
    [...answers, answer(system.status, given), answer(system.failedJobs, pageOf(failedJob))],
    me,
  );

test('the overview counts what failed, and names the kinds of jobs that have some', async () => {
  open('/operator/system');
  const queue = within(await screen.findByRole('region', { name: 'Antrean pekerjaan' }));
  expect(queue.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'payment.sweep12 gagal di payment.sweep',
    expect.stringMatching(/^mail\.send4 gagal di mail\.send2 menunggu, terlama .+ · 3 dijadwalkan$/),
  ]);
  expect(queue.getByText('1 jenis pekerjaan lain sedang kosong.')).toBeTruthy();
  const figure = (label: string) => screen.getByText(label, { selector: 'dt > a' }).closest('.figure')!.textContent;
  expect(figure('Pekerjaan gagal')).toContain('12');
  expect(figure('Email gagal')).toContain('45 lagi menunggu');
  expect(screen.getByText(/^Pembukuan cocok pada 21 Nov 2026/)).toBeTruthy();
  expect(screen.getByText('18.4')).toBeTruthy();
});

test('differences of the books and refused notifications stand out', async () => {
  const differences = [{ kind: 'misplacedPayouts' as const, count: 2, examples: ['14', '15'] }];
  open('/operator/system', [], {
    ...status,
    proof: { alarm: 'different', latest: { ...status.proof.latest!, differences } },
    notifications: {
      count: 1,
      rejected: 3,
      list: [{ id: 'n1', orderId: 'SN-1', transactionStatus: 'settlement', receivedAt: at, nextTryAt: at }],
    },
  });
  expect(await screen.findByText(/^Pembukuan tidak cocok pada/)).toBeTruthy();
  expect(screen.getByText(/^Penarikan yang uangnya tidak di tempat menurut statusnya: 2/)).toBeTruthy();
  expect(screen.getByText('14, 15')).toBeTruthy();
  expect(screen.getByText(/^3 notifikasi dalam 7 hari terakhir ditolak/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'SN-1' }).getAttribute('href')).toBe('/operator/order/SN-1');
});

test('a failed job is run again at once, and discarded after a question', async () => {
  const { user, callsOf } = open('/operator/system?view=job', [
    answer(system.retry, { count: 1 }),
    answer(system.discard, { count: 1 }),
  ]);
  expect(await screen.findByText('Tidak selesai dalam batas waktunya')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Coba lagi payment.sweep' }));
  await screen.findByText('Dijalankan lagi');
  expect(callsOf(system.retry)).toEqual([{ params: { id: 'j1' } }]);

  await user.click(screen.getByRole('button', { name: 'Buang payment.sweep' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Buang pekerjaan ini?' }));
  expect(callsOf(system.discard)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Buang' }));
  await screen.findByText('Dibuang');
  expect(callsOf(system.discard)).toEqual([{ params: { id: 'j1' } }]);
});

test('all failed jobs of a chosen kind are run again or discarded', async () => {
  const { user, address, callsOf } = open('/operator/system?view=job', [
    answer(system.retryAll, { count: 12 }),
    answer(system.discardAll, { count: 12 }),
  ]);
  await screen.findByRole('option', { name: 'payment.sweep (12)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis pekerjaan' }), 'payment.sweep (12)');
  expect(address()).toBe('/operator/system?view=job&name=payment.sweep');
  await user.click(screen.getByRole('button', { name: 'Coba lagi semua' }));
  await screen.findByText('Dijalankan lagi');
  await user.click(screen.getByRole('button', { name: 'Buang semua' }));
  await user.click(await screen.findByRole('button', { name: 'Buang' }));
  await screen.findByText('Dibuang');
  const all = [{ body: { name: 'payment.sweep' } }];
  expect([callsOf(system.retryAll), callsOf(system.discardAll)]).toEqual([all, all]);
});

test('a mail that was given up says why, and is sent again', async () => {
  const { user, callsOf } = open('/operator/system?view=mail&state=failed', [
    answer(system.mails, pageOf(failedMail)),
    answer(system.retry, { count: 1 }),
    answer(system.retryAll, { count: 1 }),
  ]);
  expect(await screen.findByText('Server email menolak nama pengguna atau kata sandi kita')).toBeTruthy();
  expect(callsOf(system.mails)[0]).toMatchObject({ query: { filter: { state: 'failed' } } });
  await user.click(screen.getByRole('button', { name: 'Kirim lagi ke sekar@contoh.id' }));
  await screen.findByText('Dikirim lagi');
  await user.click(screen.getByRole('button', { name: 'Kirim lagi semua' }));
  await expect.poll(() => callsOf(system.retryAll)).toEqual([{ body: { name: 'mail.send' } }]);
  expect(callsOf(system.retry)).toEqual([{ params: { id: 'm1' } }]);
});

test('a job that somebody else has run again meanwhile is refused in a sentence', async () => {
  const { user } = open('/operator/system?view=job', [
    answer(system.retry, () => {
      throw new ApiError(409, 'job_not_failed', 'Pekerjaan ini sudah dijalankan lagi.');
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Coba lagi payment.sweep' }));
  expect(await screen.findByText('Pekerjaan ini sudah dijalankan lagi.')).toBeTruthy();
});

test('without any unsent mail the list says so', async () => {
  open('/operator/system?view=mail', [answer(system.mails, pageOf<UnsentMail>())]);
  expect(await screen.findByRole('heading', { name: 'Semua email sudah terkirim' })).toBeTruthy();
});
