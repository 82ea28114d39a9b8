// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, report } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { classReport, listed, sale, salesSummary } from '../../testing/reports.ts';
import { SalesPage } from './sales-page.tsx';

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:csv');
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(cleanup);

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
  expect(values.slice(1)).toEqual(['Rp200.000', '−Rp50.000 darimu, −Rp30.000 dari kami', '−Rp30.000', 'Rp120.000']);
});

test('the figures are compared with the previous period, which the address names', async () => {
  const { user, address, callsOf } = openSales('?keyword=lead');
  expect((await screen.findByText('Pendapatan bersih')).parentElement!.textContent).toBe(
    'Pendapatan bersihRp360.000naik 50% dari 30 hari sebelumnya',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Periode' }), '90');
  expect(address()).toBe('/creator/transaction?keyword=lead&days=90');
  expect(callsOf(report.salesSummary).at(-1)).toEqual({ query: { days: 90 } });
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

const november = { paidAt: { gte: '2026-10-31T17:00:00.000Z', lt: '2026-11-21T17:00:00.000Z' } };

test('days are chosen in Indonesian, and are days in Jakarta', async () => {
  const { address, callsOf } = openSales('?page=2');
  await screen.findByRole('link', { name: 'Menulis Lead' });
  chooseDays('1 Nov 2026', '21 Nov 2026');
  await expect.poll(address).toBe('/creator/transaction?from=2026-11-01&to=2026-11-21');
  expect(callsOf(report.sales).at(-1)).toEqual({
    query: { filter: november, page: 1, perPage: 20, sort: '-paidAt' },
  });
});

test('filters are in the address, in the call and in the CSV', async () => {
  const { user, address, callsOf } = openSales('?from=2026-11-01&to=2026-11-21&page=2');
  await user.type(await screen.findByRole('searchbox', { name: 'Cari penjualan' }), 'lead{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), '-share');
  expect(address()).toBe('/creator/transaction?keyword=lead&from=2026-11-01&to=2026-11-21&sort=-share');
  const filtered = { keyword: 'lead', filter: november };
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
});

test('the days of the filter are written in Indonesian', async () => {
  openSales('?from=2026-05-01&to=2026-08-17');
  expect(await screen.findByLabelText('Dari tanggal')).toHaveProperty('value', '1 Mei 2026');
  expect(screen.getByLabelText('Sampai tanggal')).toHaveProperty('value', '17 Agu 2026');
});

test('a page beyond the last one leads to the last', async () => {
  const { address } = openSales('?page=9', [
    answer(report.sales, ({ query }) => ({ list: query?.page === 2 ? [sale()] : [], total: 21, page: 1, perPage: 20 })),
  ]);
  await screen.findByRole('link', { name: 'Menulis Lead' });
  expect(address()).toBe('/creator/transaction?page=2');
});

test('no sales, no results and a failure each say what to do next', async () => {
  openSales('', [answer(report.sales, listed())]);
  expect(await screen.findByText('Belum ada penjualan')).toBeTruthy();
  cleanup();

  openSales('?keyword=zzz', [answer(report.sales, listed())]);
  expect((await screen.findByRole('link', { name: 'Hapus filter' })).getAttribute('href')).toBe('/creator/transaction');
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
