// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { mitra, voucher } from '@sinau/api-client';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { ownMitra } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { listed } from '../../testing/reports.ts';
import { storedVoucher, ordersOf, voucherOffer, voucherOrder } from '../../testing/vouchers.ts';
import { CreateVoucherPage } from './create-voucher-page.tsx';
import { EditVoucherPage } from './edit-voucher-page.tsx';
import { VoucherPage } from './voucher-page.tsx';
import { VouchersPage } from './vouchers-page.tsx';

afterEach(cleanup);

const hemat = storedVoucher({ id: 'p1', code: 'HEMAT50', fundedBy: 'platform', kind: 'fixed', value: 50_000 });

const open = (path: string) =>
  openPortal(
    {
      '/operator/voucher': VouchersPage,
      '/operator/voucher/create': CreateVoucherPage,
      '/operator/voucher/:id': VoucherPage,
      '/operator/voucher/edit/:id': EditVoucherPage,
    },
    path,
    [
      answer(voucher.platformList, listed(hemat)),
      answer(voucher.platformDetail, hemat),
      answer(
        voucher.platformOrders,
        ordersOf(voucherOrder({ discount: 50_000, paid: 99_000, fee: 29_800, share: 119_200 })),
      ),
      answer(voucher.platformOffers, listed(voucherOffer({ price: 200_000 }))),
      answer(voucher.platformCreate, hemat),
      answer(voucher.platformUpdate, hemat),
      answer(mitra.list, listed(ownMitra())),
    ],
    { ...learnerProfile, isOperator: true },
  );
const simulation = () => screen.getByRole('region', { name: 'Simulasi' });

test("the desk lists the platform's vouchers, and pauses them", async () => {
  const { user, callsOf } = open('/operator/voucher');
  expect((await screen.findByRole('link', { name: 'HEMAT50' })).getAttribute('href')).toBe('/operator/voucher/p1');
  expect(screen.getByText('Potongan Rp50.000')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Menu HEMAT50' }));
  await user.click(screen.getByRole('button', { name: 'Jeda' }));
  await screen.findByText('Voucher dijeda');
  expect(callsOf(voucher.platformUpdate)).toEqual([{ params: { id: 'p1' }, body: { isActive: false } }]);
});

test("the form shows the platform what is left of its fee before it saves a voucher, and that the mitra's share is the same", async () => {
  const { user, callsOf } = open('/operator/voucher/create');
  await within(await screen.findByRole('region', { name: 'Simulasi' })).findByText('Menulis Lead');
  await user.type(screen.getByLabelText('Kode'), 'HEMAT15');
  await user.type(screen.getByLabelText('Potongan'), '15');
  await within(simulation()).findByText('Sisa untuk kami Rp10.000');
  expect(within(simulation()).getByRole('listitem').textContent).toContain(
    'Pembeli bayarRp170.000Mitra terimaRp160.000Biaya layanan 20%Rp40.000',
  );
  await user.type(screen.getByLabelText('Potongan'), '{Backspace}{Backspace}25');
  await within(simulation()).findByText('Kami rugi Rp10.000');

  await user.selectOptions(screen.getByLabelText('Berlaku untuk'), 'mitra');
  await user.type(screen.getByRole('combobox', { name: 'Mitra' }), 'ruang');
  fireEvent.click(await screen.findByText('Ruang Redaksi', { selector: '.ant-select-item-option-content' }));
  await user.click(screen.getByRole('button', { name: 'Buat voucher' }));
  await screen.findByText('Voucher dibuat');
  expect(callsOf(voucher.platformCreate)).toMatchObject([
    { body: { code: 'HEMAT15', kind: 'percent', value: 25, scope: { kind: 'mitra', mitraIds: ['m1'] } } },
  ]);
  expect(callsOf(voucher.platformOffers).at(-1)).toMatchObject({ query: { filter: { mitraId: ['m1'] } } });
});

test("the voucher's page shows what the platform bore and what is left of its fee", async () => {
  open('/operator/voucher/p1');
  const figure = async (label: string) => (await screen.findByText(label)).parentElement!.textContent;
  expect(await figure('Potongan yang kami tanggung')).toBe('Potongan yang kami tanggungRp50.000dari harga Rp149.000');
  expect(await figure('Sisa biaya layanan')).toBe(
    'Sisa biaya layanan−Rp20.200Rp29.800 dikurangi potongan; mitra terima Rp119.200',
  );
});
