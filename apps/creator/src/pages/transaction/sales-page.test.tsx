// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, report } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { classReport, listed, sale, salesSummary } from '../../testing/reports.ts';
import { SalesPage } from './sales-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:30:00Z') });
  URL.createObjectURL = vi.fn(() => 'blob:csv');
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const csv = { id: report.salesCsv.id, reply: () => new File(['Tanggal'], 'penjualan-2026-11-21.csv') };

function chooseDays(from: string, to: string) {
  for (const [label, day] of [
    ['Dari tanggal', from],
    ['Sampai tanggal', to],
  ] as const) {
    const input = screen.getByLabelText(label);
    fireEvent.mouseDown(input);
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: day } });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  }
}

const openSales = (query = '', answers: Parameters<typeof openPortal>[2] = []) =>
  openPortal({ '/creator/transaction': SalesPage }, `/creator/transaction${query}`, [
    ...answers,
    answer(report.sales, listed(sale())),
    answer(report.salesSummary, salesSummary()),
    answer(report.classes, listed(classReport())),
    csv,
  ]);

test('a sale shows its price, who pays for which voucher, the fee and the share', async () => {
  openSales();
  const item = (await screen.findByRole('link', { name: 'Menulis Lead' })).closest('li')!;
  expect(screen.getByRole('link', { name: 'Menulis Lead' }).getAttribute('href')).toBe(
    '/creator/report/details?type=program&id=menulis-lead',
  );
  const values = within(item)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(within(item).getByText('Kamu terima')).toBeTruthy();
  expect(values.slice(1)).toEqual(['Rp200.000', '−Rp50.000 darimu, −Rp30.000 dari kami', '−Rp30.000', 'Rp120.000']);
});

test('one period applies to the figures, the chart, the list and the CSV', async () => {
  const { user, address, callsOf } = openSales('?keyword=lead');
  expect((await screen.findByText('Pendapatan bersih')).parentElement!.textContent).toBe(
    'Pendapatan bersihRp360.000naik 50% dari 30 hari sebelumnya',
  );
  const lately = { from: '2026-10-24', to: '2026-11-22' };
  expect(callsOf(report.salesSummary)).toEqual([{ query: lately }]);
  expect(callsOf(report.sales)).toMatchObject([{ query: { ...lately, keyword: 'lead' } }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Periode' }), 'Bulan lalu');
  expect(address()).toBe('/creator/transaction?keyword=lead&period=bulan-lalu');
  const october = { from: '2026-10-01', to: '2026-10-31' };
  expect(callsOf(report.salesSummary).at(-1)).toEqual({ query: october });
  expect(callsOf(report.sales).at(-1)).toMatchObject({ query: october });
  await user.click(screen.getByRole('button', { name: 'Unduh CSV' }));
  expect(callsOf(report.salesCsv)).toEqual([{ query: { ...october, keyword: 'lead' } }]);
});

test('without a period the figures reach back to the first sale, and the list has no end', async () => {
  const { callsOf } = openSales('?period=semua');
  await screen.findByText('Rp120.000');
  expect(callsOf(report.salesSummary)).toEqual([{ query: { to: '2026-11-22' } }]);
  expect(callsOf(report.sales)).toEqual([{ query: { page: 1, perPage: 20, sort: '-paidAt' } }]);
});

test('the figures add up, and refunded sales are shown beside them', async () => {
  openSales('', [
    answer(
      report.salesSummary,
      salesSummary({
        listPrice: 600_000,
        voucherMitra: 50_000,
        voucherPlatform: 30_000,
        fee: 110_000,
        share: 440_000,
        refunded: { lines: 2, share: 240_000 },
      }),
    ),
  ]);
  await screen.findByText('2 penjualan di periode ini dikembalikan (Rp240.000) dan tidak dihitung.');
  const figure = (label: string) => screen.getByText(label, { selector: '.figure > dt' }).parentElement!.textContent;
  expect(['Harga jual', 'Voucher darimu', 'Biaya layanan', 'Pendapatan bersih'].map(figure)).toEqual([
    'Harga jualRp600.000Sebelum voucher dan biaya',
    'Voucher darimu−Rp50.000Rp30.000 lagi kami yang menanggung',
    'Biaya layanan−Rp110.00020% dari penjualan, sudah dipotong',
    expect.stringContaining('Rp440.000'),
  ]);
});

test('a refunded sale is marked, and its share crossed out', async () => {
  const { user, address, callsOf } = openSales('', [answer(report.sales, listed(sale({ status: 'refunded' })))]);
  const item = (await screen.findByText('Dikembalikan', { selector: 'li *' })).closest('li')!;
  expect(within(item).getByText('Rp120.000').tagName).toBe('S');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Dikembalikan');
  expect(address()).toBe('/creator/transaction?status=refunded');
  expect(callsOf(report.sales).at(-1)).toMatchObject({ query: { filter: { status: 'refunded' } } });
});

test('the arrow keys read out each day of the chart', async () => {
  const { user } = openSales();
  const chart = await screen.findByRole('slider', { name: 'Pendapatan harian' });
  expect(chart.getAttribute('aria-valuetext')).toBe('21 Nov 2026: Rp240.000, sebelumnya Rp0');
  chart.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe('20 Nov 2026: Rp0, sebelumnya Rp240.000');
  expect(within(chart).getByText('Rp0')).toBeTruthy();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe('19 Nov 2026: Rp120.000, sebelumnya Rp0');
});

const november = { from: '2026-11-01', to: '2026-11-21' };

test('days are chosen in Indonesian, and are days in Jakarta', async () => {
  const { user, address, callsOf } = openSales('?page=2');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Periode' }), 'Pilih tanggal');
  expect(address()).toBe('/creator/transaction?from=2026-10-24&to=2026-11-22');
  await screen.findByLabelText('Dari tanggal');
  chooseDays('1 Nov 2026', '21 Nov 2026');
  await expect.poll(address).toBe('/creator/transaction?from=2026-11-01&to=2026-11-21');
  expect(callsOf(report.sales).at(-1)).toEqual({
    query: { ...november, page: 1, perPage: 20, sort: '-paidAt' },
  });
});

test('filters are in the address, in the call and in the CSV', async () => {
  const { user, address, callsOf } = openSales('?from=2026-11-01&to=2026-11-21&page=2');
  await user.type(await screen.findByRole('searchbox', { name: 'Cari penjualan' }), 'lead{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), '-share');
  expect(address()).toBe('/creator/transaction?keyword=lead&from=2026-11-01&to=2026-11-21&sort=-share');
  const filtered = { ...november, keyword: 'lead' };
  expect(callsOf(report.sales).at(-1)).toEqual({ query: { ...filtered, page: 1, perPage: 20, sort: '-share' } });

  await user.click(screen.getByRole('button', { name: 'Unduh CSV' }));
  await screen.findByText('CSV diunduh');
  expect(callsOf(report.salesCsv)).toEqual([{ query: filtered }]);
  expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce();
});

test('the sales of one class are found by typing a part of its title', async () => {
  const { user, address, callsOf } = openSales();
  await user.type(await screen.findByRole('combobox', { name: 'Kelas' }), 'lead');
  fireEvent.click(await screen.findByText('Menulis Lead', { selector: '.ant-select-item-option-content' }));
  expect(address()).toBe('/creator/transaction?class=c1');
  expect(callsOf(report.sales).at(-1)).toMatchObject({ query: { filter: { classId: 'c1' } } });
  expect(callsOf(report.salesSummary).at(-1)).toMatchObject({ query: { filter: { classId: 'c1' } } });
});

test('the days of the filter are written in Indonesian', async () => {
  openSales('?from=2026-05-01&to=2026-08-17');
  expect(await screen.findByLabelText('Dari tanggal')).toHaveProperty('value', '1 Mei 2026');
  expect(screen.getByLabelText('Sampai tanggal')).toHaveProperty('value', '17 Agu 2026');
});

test('a page beyond the last one redirects to the last', async () => {
  const { address } = openSales('?page=9', [
    answer(report.sales, ({ query }) => ({ list: query?.page === 2 ? [sale()] : [], total: 21, page: 1, perPage: 20 })),
  ]);
  await screen.findByRole('link', { name: 'Menulis Lead' });
  expect(address()).toBe('/creator/transaction?page=2');
});

test('no sales, no results and a failure each say what to do next', async () => {
  openSales('?period=semua', [answer(report.sales, listed())]);
  expect(await screen.findByText('Belum ada penjualan')).toBeTruthy();
  cleanup();

  openSales('?keyword=zzz', [answer(report.sales, listed())]);
  expect((await screen.findByRole('link', { name: 'Hapus filter' })).getAttribute('href')).toBe(
    '/creator/transaction?period=semua',
  );
  cleanup();

  let isDown = true;
  const { user } = openSales('', [
    answer(report.sales, () => {
      if (isDown) throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
      return listed(sale());
    }),
  ]);
  expect(await screen.findByText('Gagal memuat penjualan')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: 'Menulis Lead' })).toBeTruthy();
});

test('a sale within a bundle, and one by tickets, say so; the list is filtered by what was sold', async () => {
  const bundle = { id: 'b1', title: 'Paket Penulis', slug: 'bundling-paket-penulis' };
  const { user, address, callsOf } = openSales('', [
    answer(
      report.sales,
      listed(
        sale({ type: 'bundle', bundle }),
        sale({ id: 's2', type: 'webinar', ticket: { id: 't1', title: 'Reguler' }, quantity: 2 }),
      ),
    ),
  ]);
  await screen.findByText('Bundling “Paket Penulis” · SN-1');
  expect(screen.getByText('Tiket Reguler × 2 · SN-1')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis' }), 'bundle');
  expect(address()).toBe('/creator/transaction?type=bundle');
  expect(callsOf(report.sales).at(-1)).toMatchObject({ query: { filter: { type: 'bundle' } } });
});
