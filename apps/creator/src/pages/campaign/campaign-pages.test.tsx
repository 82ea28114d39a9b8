// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { campaign } from '@sinau/api-client';
import type { CampaignOffer, OpenCampaign } from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { CampaignsPage } from './campaigns-page.tsx';

afterEach(cleanup);

const upcoming: OpenCampaign = {
  id: 'k1',
  name: 'Harbolnas',
  state: 'upcoming',
  startsAt: '2026-12-12T00:00:00.000Z',
  endsAt: '2026-12-15T00:00:00.000Z',
  minDiscount: 20,
  topics: [],
  ownCount: 0,
};
const offer = (overrides: Partial<CampaignOffer> = {}): CampaignOffer => ({
  id: 'p1',
  title: 'Menulis Berita',
  slug: 'menulis-berita',
  regularPrice: 200_000,
  highestPrice: 160_000,
  price: null,
  obstacle: null,
  ...overrides,
});

function open(path: string, { of = upcoming, first = offer() } = {}) {
  let current = first;
  const list = <T,>(rows: T[]) => ({ list: rows, total: rows.length, page: 1, perPage: 20 });
  return openPortal({ '/creator/campaign': CampaignsPage, '/creator/campaign/:id': CampaignPage }, path, [
    answer(campaign.open, () => list([of])),
    answer(campaign.openDetail, () => of),
    answer(campaign.offers, () => list([current])),
    answer(campaign.enter, ({ body }) => {
      current = offer({ price: body.price });
      return null;
    }),
    answer(campaign.leave, () => {
      current = offer();
      return null;
    }),
  ]);
}

test('campaigns are listed, each with a link to its classes', async () => {
  open('/creator/campaign');
  expect((await screen.findByRole('link', { name: 'Harbolnas' })).getAttribute('href')).toBe('/creator/campaign/k1');
  screen.getByText('minimal 20%');
});

test('a class takes part at a price within the bounds, and leaves after a question', async () => {
  const { user, callsOf } = open('/creator/campaign/k1');
  await user.click(await screen.findByRole('button', { name: 'Ikutkan Menulis Berita' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ikutkan Menulis Berita' }));
  await dialog.findByText('Rp128.000');
  const price = dialog.getByLabelText('Harga kampanye');
  await user.clear(price);
  await user.type(price, '170000');
  await user.click(dialog.getByRole('button', { name: 'Ikutkan' }));
  await dialog.findByText(/Paling banyak Rp160.000, supaya/);
  await user.clear(price);
  await user.type(price, '150000');
  await user.click(dialog.getByRole('button', { name: 'Ikutkan' }));
  await screen.findByText('Kelasmu ikut kampanye ini');
  expect(callsOf(campaign.enter)).toEqual([{ params: { id: 'k1', classId: 'p1' }, body: { price: 150_000 } }]);
  await user.click(await screen.findByRole('button', { name: 'Keluarkan Menulis Berita' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keluarkan' }));
  await screen.findByText('Kelasmu keluar dari kampanye ini');
});

test('the reasons against a class are shown in its row', async () => {
  open('/creator/campaign/k1', { first: offer({ obstacle: 'promoted' }) });
  await screen.findByText(/Sedang punya promo sendiri/);
  expect(screen.queryByRole('button', { name: /Ikutkan/ })).toBeNull();
});

test('a price is fixed while the campaign runs', async () => {
  open('/creator/campaign/k1', { of: { ...upcoming, state: 'running' }, first: offer({ price: 150_000 }) });
  await screen.findByText('Harganya tetap sampai kampanye selesai');
  expect(screen.queryByRole('button', { name: /Keluarkan/ })).toBeNull();
});
