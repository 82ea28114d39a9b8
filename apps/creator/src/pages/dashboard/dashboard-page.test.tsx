// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, ledger, program, report, suspension } from '@sinau/api-client';
import type { MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { answer } from '@sinau/shell/testing';
import { myProgram } from '../../testing/fixtures.ts';
import { partnerProfile } from '../../testing/open-builder.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { classReport, dashboardSummary, listed, reportSummary } from '../../testing/reports.ts';
import { DashboardPage } from './dashboard-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Server with this many classes in each state, which sends at most a page of them. */
function mine(counts: Partial<Record<MakerState, number>>) {
  return answer(program.mine, (input) => {
    const asked = input.query?.filter?.statusApprove as MakerState[] | undefined;
    const all = (asked ?? (Object.keys(counts) as MakerState[])).flatMap((state) =>
      Array.from({ length: counts[state] ?? 0 }, (_, index) =>
        myProgram({
          id: `${state}-${index}`,
          slug: `${state}-${index}`,
          title: `${state} ${index}`,
          statusApprove: state,
        }),
      ),
    );
    const perPage = Number(input.query?.perPage ?? 10);
    return { list: all.slice(0, perPage), total: all.length, page: 1, perPage };
  });
}

const openDashboard = (answers: Parameters<typeof openPortal>[2] = [], profile: Profile = partnerProfile) =>
  openPortal(
    { '/creator/dashboard': DashboardPage },
    '/creator/dashboard',
    [
      ...answers,
      mine({ publish: 2, waiting: 1, review: 1, revision: 1, draft: 5 }),
      answer(report.summary, reportSummary),
      answer(report.dashboard, dashboardSummary()),
      answer(report.classes, listed(classReport({ participants: 12, share: 480_000 }))),
      answer(ledger.myWallet, {
        available: 480_000,
        held: 240_000,
        inTransit: 0,
        paidOut: 0,
        debt: 0,
        nextMaturity: null,
      }),
    ],
    profile,
  );
const figure = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt, dt *' })).closest('dt')!.parentElement!.textContent;

test('the figures come from the server, each compared with the period before', async () => {
  openDashboard();
  expect(await figure('Pendapatan bersih')).toBe('Pendapatan bersihRp360.000naik 50% dari 30 hari sebelumnya');
  expect(await figure('Peserta baru')).toBe('Peserta baru2turun 50% dari 30 hari sebelumnya');
  expect(await figure('Terjual')).toBe('Terjual3naik 50% dari 30 hari sebelumnya');
  expect(await figure('Menuntaskan kelas')).toBe('Menuntaskan kelas1Belum ada data sebelumnya');
  expect(await figure('Kelas terbit')).toBe('Kelas terbit2Hari ini, webinar termasuk');
  expect((await screen.findByRole('heading', { name: 'Saldo' })).parentElement!.textContent).toBe(
    'SaldoRp480.000Tersedia · Rp240.000 menunggu masa tahanLihat saldo',
  );
});

test('the period is in the address, and in the call, with its days in Jakarta', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:30:00Z') });
  const { user, address, callsOf } = openDashboard();
  await figure('Pendapatan bersih');
  expect(callsOf(report.dashboard)).toEqual([{ query: { from: '2026-10-24', to: '2026-11-22' } }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Periode' }), 'Bulan ini');
  expect(address()).toBe('/creator/dashboard?period=bulan-ini');
  expect(callsOf(report.dashboard).at(-1)).toEqual({ query: { from: '2026-11-01', to: '2026-11-22' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Periode' }), 'Semua waktu');
  expect(callsOf(report.dashboard).at(-1)).toEqual({ query: { to: '2026-11-22' } });
});

test('the line shows revenue or new participants, and is read out for either', async () => {
  const { user, address } = openDashboard();
  const valueOf = async (name: string) => (await screen.findByRole('slider', { name })).getAttribute('aria-valuetext');
  expect(await valueOf('Pendapatan harian')).toBe('21 Nov 2026: Rp240.000, sebelumnya Rp0');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Yang ditampilkan' }), 'Peserta baru');
  expect(address()).toBe('/creator/dashboard?trend=participants');
  expect(await valueOf('Peserta baru harian')).toBe('21 Nov 2026: 2 peserta, sebelumnya 3 peserta');
});

test('the revenue is split by offer, and links to the report of each', async () => {
  openDashboard([
    answer(
      report.dashboard,
      dashboardSummary({
        sold: [
          { id: 'c1', type: 'program', title: 'Menulis Lead', slug: 'menulis-lead', sales: 3, share: 300_000 },
          { id: 'b1', type: 'bundle', title: 'Paket', slug: 'bundling-paket', sales: 1, share: 60_000 },
        ],
        others: { things: 3, sales: 5, share: 40_000 },
      }),
    ),
  ]);
  const sold = within(await screen.findByRole('region', { name: 'Pendapatan menurut kelas' }));
  await sold.findByRole('img', { name: 'Pendapatan Rp400.000 menurut kelas' });
  expect(sold.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Menulis LeadRp300.00075%',
    'PaketRp60.00015%',
    'LainnyaRp40.00010%',
  ]);
  expect(sold.getByRole('link', { name: 'Paket' }).getAttribute('href')).toBe(
    '/creator/report/details?type=bundle&id=bundling-paket',
  );
});

test('a partner without sales sees a message, not an empty ring and a flat line', async () => {
  const nothing = { current: 0, previous: 0 };
  openDashboard([
    answer(
      report.dashboard,
      dashboardSummary({
        share: nothing,
        sales: nothing,
        sold: [],
        series: [{ day: '2026-11-21', share: 0, participants: 0, previous: { share: 0, participants: 0 } }],
      }),
    ),
  ]);
  await screen.findByText('Belum ada pendapatan di periode ini.');
  expect(screen.getByText(/^Belum ada pendapatan\. Setiap penjualan/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(await figure('Pendapatan bersih')).toBe('Pendapatan bersihRp0Belum ada data sebelumnya');
});

test('the classes of a stopped mitra are not said to be for sale', async () => {
  openDashboard([
    answer(suspension.mine, {
      id: 's1',
      reason: 'Materinya disalin.',
      stoppedAt: '2026-11-21T03:00:00.000Z',
      appeal: null,
    }),
    mine({ publish: 2 }),
  ]);
  await expect.poll(() => figure('Kelas terbit')).toBe('Kelas terbit2Penjualan dihentikan');
});

test('no call requests all classes together', async () => {
  const { callsOf } = openDashboard();
  await figure('Kelas terbit');
  await screen.findByText('Perbaiki “revision 0”');
  const asked = callsOf(program.mine).map((input) => (input as { query: { page: number; perPage: number } }).query);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ page, perPage }) => page === 1 && perPage <= 5)).toBe(true);
});

test('each figure links to the page it comes from', async () => {
  openDashboard();
  await figure('Kelas terbit');
  const leads = ['Pendapatan bersih', 'Terjual', 'Peserta baru', 'Menuntaskan kelas', 'Kelas terbit'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(leads).toEqual([
    '/creator/transaction',
    '/creator/transaction',
    '/creator/report',
    '/creator/report',
    '/creator/list-catalog',
  ]);
});

test('the classes with the most participants show their revenue', async () => {
  openDashboard();
  const top = within(
    (await screen.findByRole('heading', { name: 'Peserta terbanyak sejak awal' })).closest('section')!,
  );
  expect((await top.findByRole('listitem')).textContent).toBe('Menulis Lead12 pesertaRp480.000 pendapatan');
});

test('classes that an operator returned come before drafts, four in all', async () => {
  openDashboard();
  const steps = within((await screen.findByRole('heading', { name: 'Perlu perhatianmu' })).closest('section')!);
  await steps.findByText('Lanjutkan “draft 0”');
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Perbaiki “revision 0”',
    'Lanjutkan “draft 0”',
    'Lanjutkan “draft 1”',
    'Lanjutkan “draft 2”',
  ]);
});

test('with nothing waiting, the next step is another class', async () => {
  openDashboard([mine({ publish: 1 })]);
  expect((await screen.findByRole('link', { name: 'Buat kelas baru' })).getAttribute('href')).toBe(
    '/creator/create-class',
  );
});

test('before the first class a checklist replaces the figures', async () => {
  openDashboard([mine({}), answer(report.summary, { ...reportSummary, totalClass: 0 })], {
    ...partnerProfile,
    statusApproveMitra: 'Pending',
  });
  const steps = within((await screen.findByRole('heading', { name: /Empat langkah/ })).closest('section')!);
  expect(steps.getAllByRole('listitem')[0]!.textContent).toContain('(selesai)');
  expect(steps.getAllByRole('listitem')[1]!.textContent).not.toContain('(selesai)');
  expect(steps.getByRole('link', { name: 'Buat kelas pertamamu' })).toBeTruthy();
  expect(screen.queryByText('Pendapatan bersih')).toBeNull();
});

test('figures that fail to load show one error, and leave the rest in place', async () => {
  openDashboard([
    answer(report.dashboard, () => {
      throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
    }),
  ]);
  await screen.findByText('Gagal memuat angka dashboard');
  expect(await screen.findByRole('heading', { name: 'Saldo' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(1);
});

test('a section that fails to load leaves the others in place', async () => {
  openDashboard([
    answer(ledger.myWallet, () => {
      throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
    }),
  ]);
  await screen.findByText('Gagal memuat saldo');
  expect(await figure('Pendapatan bersih')).toContain('Rp360.000');
});
