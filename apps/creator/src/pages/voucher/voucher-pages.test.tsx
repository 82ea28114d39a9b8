// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, category, voucher } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { listed } from '../../testing/reports.ts';
import { storedVoucher, ordersOf, voucherOffer, voucherOrder } from '../../testing/vouchers.ts';
import { CreateVoucherPage } from './create-voucher-page.tsx';
import { EditVoucherPage } from './edit-voucher-page.tsx';
import { VoucherPage } from './voucher-page.tsx';
import { VouchersPage } from './vouchers-page.tsx';

afterEach(cleanup);

const open = (path: string, answers: Parameters<typeof openPortal>[2] = []) =>
  openPortal(
    {
      '/creator/voucher': VouchersPage,
      '/creator/voucher/create': CreateVoucherPage,
      '/creator/voucher/:id': VoucherPage,
      '/creator/voucher/edit/:id': EditVoucherPage,
    },
    path,
    [
      ...answers,
      answer(voucher.list, listed(storedVoucher())),
      answer(voucher.detail, storedVoucher()),
      answer(voucher.orders, ordersOf()),
      answer(voucher.offers, listed(voucherOffer())),
      answer(voucher.create, storedVoucher()),
      answer(voucher.update, storedVoucher()),
      answer(voucher.remove, null),
    ],
  );
const simulation = () => screen.getByRole('region', { name: 'Simulasi' });
const save = (name = 'Buat voucher') => screen.getByRole('button', { name });

test('the list shows the discount, status and uses of a voucher, and filters in the address [7.27]', async () => {
  const { user, address, callsOf } = open('/creator/voucher', [
    answer(voucher.list, listed(storedVoucher({ used: 12, held: 3, discounted: 357_600, maxDiscount: 50_000 }))),
  ]);
  expect((await screen.findByRole('link', { name: 'RUANG20' })).getAttribute('href')).toBe('/creator/voucher/v1');
  expect(screen.getByRole('listitem').textContent).toBe(
    'RUANG20Potongan 20%, paling banyak Rp50.000' +
      'Berlakusampai 31 Des 2026, 23:59 WIB' +
      'Berlaku untukSemua kelasmu' +
      'Dipakai12 dari 1003 menunggu bayar' +
      'Total potonganRp357.600',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'ended');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis' }), 'percent');
  expect(address()).toBe('/creator/voucher?status=ended&kind=percent');
  expect(callsOf(voucher.list).at(-1)).toEqual({
    query: { page: 1, perPage: 20, sort: '-createdAt', filter: { state: 'ended', kind: 'percent' } },
  });
});

test('a voucher is paused and resumed; one with orders cannot be deleted', async () => {
  const { user, callsOf } = open('/creator/voucher', [
    answer(
      voucher.list,
      listed(storedVoucher({ used: 1 }), storedVoucher({ id: 'v2', code: 'LIBUR', isActive: false })),
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Menu RUANG20' }));
  expect(screen.queryByRole('button', { name: 'Hapus' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Jeda' }));
  await screen.findByText('Voucher dijeda');
  await user.click(screen.getByRole('button', { name: 'Menu LIBUR' }));
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }));
  await screen.findByText('Voucher aktif lagi');
  expect(callsOf(voucher.update)).toEqual([
    { params: { id: 'v1' }, body: { isActive: false } },
    { params: { id: 'v2' }, body: { isActive: true } },
  ]);
});

test('a voucher without orders is deleted after a confirmation, and a refusal says why', async () => {
  const { user, callsOf } = open('/creator/voucher', [
    answer(voucher.remove, () => {
      throw new ApiError(409, 'voucher_in_use', 'Voucher ini sudah pernah dipakai memesan.');
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Menu RUANG20' }));
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(callsOf(voucher.remove)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hapus voucher' }));
  await screen.findByText('Voucher ini sudah pernah dipakai memesan.');
  expect(callsOf(voucher.remove)).toEqual([{ params: { id: 'v1' } }]);
});

test('a mitra without vouchers sees what they are good for', async () => {
  open('/creator/voucher', [answer(voucher.list, listed())]);
  await screen.findByRole('heading', { name: 'Belum ada voucher' });
  expect(screen.getByRole('link', { name: 'Buat voucher pertama' }).getAttribute('href')).toBe(
    '/creator/voucher/create',
  );
});

test('while a voucher is filled in, each class shows what the buyer pays and what the mitra gets [7.27]', async () => {
  const { user, callsOf } = open('/creator/voucher/create');
  await within(simulation()).findByText('Menulis Lead');
  within(simulation()).getByText(/Isi potongannya/);
  await user.type(screen.getByLabelText('Potongan'), '20');
  expect(await within(simulation()).findByText('Kamu terima Rp95.360')).toBeTruthy();
  expect(within(simulation()).getByRole('listitem').textContent).toBe(
    'Menulis LeadKelas Mandiri' +
      'HargaRp149.000Potongan−Rp29.800Pembeli bayarRp119.200Biaya layanan 20%−Rp23.840' +
      'Kamu terima Rp95.360',
  );
  await user.clear(screen.getByLabelText('Potongan'));
  await user.type(screen.getByLabelText('Potongan'), '60');
  await within(simulation()).findByText('Kamu terima kurang dari separuh yang biasanya.');
  await user.clear(screen.getByLabelText('Potongan'));
  await user.type(screen.getByLabelText('Potongan'), '100');
  await within(simulation()).findByText(/Jadi gratis untuk pembeli/);
  await user.type(screen.getByLabelText(/^Minimum belanja/), '200000');
  await within(simulation()).findByText(/kurang Rp51\.000/);
  expect(callsOf(voucher.create)).toEqual([]);
});

test(
  'a voucher is created with a random code and all of its rules, and its page opens',
  { tags: 'night' },
  async () => {
    const { user, address, callsOf } = open('/creator/voucher/create');
    await user.click(await screen.findByRole('button', { name: 'Buat kode acak' }));
    const code = screen.getByLabelText<HTMLInputElement>('Kode').value;
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    await user.click(screen.getByRole('radio', { name: /^Potongan rupiah/ }));
    await user.type(screen.getByLabelText('Potongan'), '50000');
    await user.type(screen.getByLabelText(/^Minimum belanja/), '150000');
    await user.type(screen.getByLabelText(/^Kuota/), '30');
    await user.clear(screen.getByLabelText(/^Batas tiap orang/));
    await user.click(screen.getByRole('checkbox', { name: /belum pernah membeli/ }));
    await user.click(screen.getByRole('checkbox', { name: /Boleh digabung/ }));
    await user.click(save());
    await screen.findByText('Voucher dibuat');
    expect(callsOf(voucher.create)).toEqual([
      {
        body: {
          code,
          kind: 'fixed',
          value: 50_000,
          maxDiscount: null,
          minPurchase: 150_000,
          quota: 30,
          perUser: null,
          endsAt: null,
          scope: { kind: 'all' },
          isFirstPurchaseOnly: true,
          isStackable: false,
        },
      },
    ]);
    expect(address()).toBe('/creator/voucher/v1');
  },
);

test(
  'missing and contradictory values show an error at their field, and so does a code that is taken',
  { tags: 'night' },
  async () => {
    const { user, callsOf } = open('/creator/voucher/create', [
      answer(voucher.create, () => {
        throw new ApiError(422, 'voucher_code_taken', 'Kode ini sudah dipakai voucher lain.', {
          code: 'Kode ini sudah dipakai voucher lain.',
        });
      }),
    ]);
    await screen.findByLabelText('Kode');
    await user.selectOptions(screen.getByLabelText('Berlaku untuk'), 'type');
    await user.type(screen.getByLabelText(/^Kuota/), '1');
    await user.clear(screen.getByLabelText(/^Batas tiap orang/));
    await user.type(screen.getByLabelText(/^Batas tiap orang/), '2');
    await user.click(save());
    for (const words of [
      'Tulis kodenya, atau buat kode acak',
      'Isi berapa persen potongannya',
      'Pilih paling sedikit satu jenis',
      'Batas tiap orang tidak lebih dari kuotanya',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Kode'));

    await user.type(screen.getByLabelText('Kode'), 'ruang20');
    await user.type(screen.getByLabelText('Potongan'), '20');
    await user.click(screen.getByRole('checkbox', { name: 'Bundling' }));
    await user.type(screen.getByLabelText(/^Kuota/), '0');
    await user.click(save());
    await screen.findByText('Kode ini sudah dipakai voucher lain.');
    expect(callsOf(voucher.create)).toMatchObject([
      { body: { code: 'RUANG20', value: 20, quota: 10, perUser: 2, scope: { kind: 'type', types: ['bundling'] } } },
    ]);
  },
);

test('classes are chosen by search, and the simulation shows only these', async () => {
  const { user, callsOf } = open('/creator/voucher/create', [
    answer(voucher.offers, ({ query }) =>
      listed(query?.filter?.id ? voucherOffer({ title: 'Wawancara', id: 'k2' }) : voucherOffer()),
    ),
  ]);
  await user.selectOptions(await screen.findByLabelText('Berlaku untuk'), 'class');
  within(simulation()).getByText(/Pilih dulu/);
  await user.type(screen.getByRole('combobox', { name: 'Kelas dan webinar' }), 'lead');
  fireEvent.click(await screen.findByText('Rp149.000', { selector: '.ant-select-item-option-content *' }));
  await within(simulation()).findByText('Wawancara');
  expect(callsOf(voucher.offers)).toContainEqual({
    query: {
      page: 1,
      perPage: 20,
      sort: 'title',
      keyword: 'lead',
      filter: { type: ['self-paced', 'webinar', 'intensive', 'bootcamp'] },
    },
  });
  expect(callsOf(voucher.offers).at(-1)).toMatchObject({ query: { filter: { id: ['k1'] }, sort: 'price' } });
  await user.type(screen.getByLabelText('Kode'), 'LEAD2026');
  await user.type(screen.getByLabelText('Potongan'), '10');
  await user.click(save());
  await screen.findByText('Voucher dibuat');
  expect(callsOf(voucher.create)).toMatchObject([{ body: { scope: { kind: 'class', classIds: ['k1'] } } }]);
});

test('topics are chosen among those of the catalog', { tags: 'night' }, async () => {
  const { user, callsOf } = open('/creator/voucher/create', [
    answer(category.list, listed({ id: 't1', title: 'Jurnalistik', slug: 'jurnalistik', cover: null, totalClass: 3 })),
  ]);
  await user.selectOptions(await screen.findByLabelText('Berlaku untuk'), 'topic');
  await user.click(await screen.findByRole('checkbox', { name: 'Jurnalistik' }));
  await user.type(screen.getByLabelText('Kode'), 'LEAD2026');
  await user.type(screen.getByLabelText('Potongan'), '10');
  await user.click(save());
  await screen.findByText('Voucher dibuat');
  expect(callsOf(voucher.create)).toMatchObject([{ body: { scope: { kind: 'topic', topicIds: ['t1'] } } }]);
});

test('a voucher with orders keeps its code, and the rest of it can be changed', async () => {
  const chosen = storedVoucher({
    used: 2,
    scope: { kind: 'class', types: [], targets: [{ id: 'k1', title: 'Menulis Lead' }] },
  });
  const { user, address, callsOf } = open('/creator/voucher/edit/v1', [answer(voucher.detail, chosen)]);
  expect(await screen.findByLabelText('Kode')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Potongan')).toHaveProperty('value', '20');
  await user.type(screen.getByLabelText(/^Kuota/), '0');
  await user.click(save('Simpan'));
  await screen.findByText('Voucher tersimpan');
  expect(callsOf(voucher.update)).toEqual([
    {
      params: { id: 'v1' },
      body: {
        kind: 'percent',
        value: 20,
        maxDiscount: null,
        minPurchase: 0,
        quota: 1_000,
        perUser: 1,
        startsAt: '2026-11-20T17:00:00.000Z',
        endsAt: '2026-12-31T16:59:00.000Z',
        scope: { kind: 'class', classIds: ['k1'] },
        isFirstPurchaseOnly: false,
        isStackable: true,
      },
    },
  ]);
  expect(address()).toBe('/creator/voucher/v1');
});

test('the page of a voucher shows how often it was used, by which orders, and what it cost [7.27]', async () => {
  const { user, address, callsOf } = open('/creator/voucher/v1', [
    answer(voucher.detail, storedVoucher({ used: 1, held: 1 })),
    answer(voucher.orders, ordersOf(voucherOrder())),
  ]);
  const figure = async (label: string) => (await screen.findByText(label)).parentElement!.textContent;
  expect(await figure('Dipakai')).toBe('Dipakai1 dari 1001 lagi menunggu bayar');
  expect(await figure('Potongan yang kamu tanggung')).toBe('Potongan yang kamu tanggungRp29.800dari harga Rp149.000');
  const terms = within(screen.getByRole('region', { name: 'Aturannya' }));
  expect(terms.getByText('Semua kelasmu')).toBeTruthy();
  const row = (await screen.findByText('SN-1')).closest('li')!;
  expect(row.textContent).toBe(
    'SN-1Menulis LeadDibayarTanggal21 Nov 202610:00 WIBHargaRp149.000Potongan−Rp29.800DibayarRp119.200Kamu terimaRp95.360',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'held');
  expect(address()).toBe('/creator/voucher/v1?status=held');
  expect(callsOf(voucher.orders).at(-1)).toEqual({
    params: { id: 'v1' },
    query: { page: 1, perPage: 20, sort: '-orderedAt', filter: { state: 'held' } },
  });
});

test("another mitra's voucher shows the 404 page", async () => {
  open('/creator/voucher/v9', [
    answer(voucher.detail, () => {
      throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
    }),
  ]);
  await screen.findByRole('heading', { name: /tidak dapat menemukan halaman/ });
});
