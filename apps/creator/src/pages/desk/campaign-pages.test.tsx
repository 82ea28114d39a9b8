// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { campaign, category } from '@sinau/api-client';
import type { LedCampaign } from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { CampaignsPage } from './campaigns-page.tsx';

afterEach(cleanup);

const running: LedCampaign = {
  id: 'k1',
  name: 'Harbolnas',
  state: 'running',
  startsAt: '2026-11-12T00:00:00.000Z',
  endsAt: '2026-12-15T00:00:00.000Z',
  minDiscount: 20,
  topics: [],
  classCount: 3,
};

function open(path: string) {
  let current = running;
  const list = <T,>(rows: T[]) => ({ list: rows, total: rows.length, page: 1, perPage: 20 });
  return openPortal({ '/operator/campaign': CampaignsPage, '/operator/campaign/:id': CampaignPage }, path, [
    answer(campaign.led, () => list([current])),
    answer(campaign.ledDetail, () => current),
    answer(category.list, () => list([])),
    answer(campaign.entries, () =>
      list([
        {
          id: 'e1',
          class: { id: 'p1', title: 'Menulis Berita', slug: 'menulis-berita' },
          mitra: { name: 'Ruang Redaksi' },
          regularPrice: 200_000,
          price: 150_000,
          enteredAt: '2026-11-10T00:00:00.000Z',
        },
      ]),
    ),
    answer(campaign.end, () => (current = { ...running, state: 'over' as const })),
  ]);
}

test('a campaign shows its classes, and is ended with a reason', async () => {
  const { user, callsOf } = open('/operator/campaign/k1');
  await screen.findByText('Rp150.000');
  await user.click(screen.getByRole('button', { name: 'Akhiri sekarang' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Akhiri Harbolnas?' }));
  dialog.getByText(/Harga 3 kelas langsung kembali/);
  await user.type(dialog.getByLabelText('Alasannya'), 'Dibatalkan bersama mitra pembayaran.');
  await user.click(dialog.getByRole('button', { name: 'Akhiri kampanye' }));
  await screen.findByText('Selesai');
  expect(callsOf(campaign.end)).toEqual([
    { params: { id: 'k1' }, body: { reason: 'Dibatalkan bersama mitra pembayaran.' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Akhiri sekarang' })).toBeNull();
});

test('a new campaign asks for its terms', async () => {
  const { user, callsOf } = open('/operator/campaign');
  await screen.findByRole('link', { name: 'Harbolnas' });
  await user.click(screen.getByRole('button', { name: 'Buat kampanye' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buat kampanye harga' }));
  await user.click(await dialog.findByRole('button', { name: 'Buat kampanye' }));
  await dialog.findByText('Tulis nama kampanyenya');
  dialog.getByText('Pilih waktu mulainya');
  dialog.getByText('Pilih waktu selesainya');
  expect(callsOf(campaign.create)).toEqual([]);
});
