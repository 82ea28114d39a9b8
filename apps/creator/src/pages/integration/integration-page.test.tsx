// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { apikey, lti, webhook } from '@sinau/api-client';
import type { ApiKey } from '@sinau/contracts/core/apikey/apikey.schemas';
import type { Webhook, WebhookDelivery } from '@sinau/contracts/core/webhook/webhook.schemas';
import { answer } from '@sinau/shell/testing';
import { partnerProfile } from '../../testing/open-builder.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { IntegrationPage } from './integration-page.tsx';
import { WebhookPage } from './webhook-page.tsx';

afterEach(cleanup);

const at = '2026-11-21T03:00:00.000Z';
const key: ApiKey = {
  id: 'k1',
  name: 'Sistem HR',
  hint: 'sinau_key_Ab12Cd',
  scopes: ['classes', 'enrol'],
  addresses: [],
  expiresAt: null,
  lastUsedAt: at,
  useCount: 12,
  createdAt: at,
  createdBy: 'Maya Laras',
  revokedAt: null,
  isUsable: true,
};
const hook: Webhook = {
  id: 'w1',
  address: 'https://hr.contoh.id/sinau',
  events: ['class.finished'],
  rotatesUntil: null,
  failingSince: null,
  stop: null,
  createdAt: at,
};
const delivery: WebhookDelivery = {
  id: 'd1',
  event: 'class.finished',
  state: 'failed',
  createdAt: at,
  attempts: 10,
  lastStatus: 500,
  nextTryAt: null,
};
const pageOf = (list: WebhookDelivery[]) => ({ list, total: list.length, page: 1, perPage: 20 });

const open = (keys: ApiKey[], webhooks: Webhook[]) =>
  openPortal(
    { '/creator/integration': IntegrationPage },
    '/creator/integration',
    [
      answer(apikey.list, { list: keys }),
      answer(apikey.create, { key, secret: 'sinau_key_rahasia' }),
      answer(apikey.revoke, null),
      answer(webhook.list, { list: webhooks }),
      answer(webhook.create, { webhook: hook, secret: 'whsec_rahasia' }),
      answer(lti.list, { list: [] }),
    ],
    partnerProfile,
  );

test('a key is made, its secret shown once, and revoked after a confirmation', async () => {
  const { user, callsOf } = open([key], []);
  expect(await screen.findByText(/dipakai 12 kali/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Buat kunci' }));
  await user.type(await screen.findByLabelText('Nama'), 'Otomasi');
  await user.click(screen.getByRole('checkbox', { name: /^Daftarkan peserta/ }));
  await user.type(screen.getByLabelText('Hanya dari alamat IP (opsional)'), '203.0.113.7');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Buat kunci' }));
  expect(await screen.findByText('sinau_key_rahasia')).toBeDefined();
  expect(callsOf(apikey.create)).toEqual([
    { body: { name: 'Otomasi', scopes: ['classes', 'enrol'], expiresAt: null, addresses: ['203.0.113.7'] } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Sudah kusimpan' }));
  expect(screen.queryByText('sinau_key_rahasia')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Cabut Sistem HR' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cabut kunci' }));
  await expect.poll(() => callsOf(apikey.revoke)).toEqual([{ params: { id: 'k1' } }]);
});

test('a webhook is added with the events that were chosen, and an address that is none is refused', async () => {
  const { user, callsOf } = open([], []);
  expect(await screen.findByText('Belum ada webhook')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Tambah webhook' }));
  const address = await screen.findByLabelText('Alamat penerima');
  await user.type(address, 'contoh');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Tambah webhook' }));
  expect(await screen.findByText(/Tulis alamat lengkap/)).toBeDefined();
  await user.clear(address);
  await user.type(address, hook.address);
  await user.click(screen.getByRole('checkbox', { name: /^Peserta terdaftar/ }));
  await user.click(dialog.getByRole('button', { name: 'Tambah webhook' }));
  expect(await screen.findByText('whsec_rahasia')).toBeDefined();
  expect(callsOf(webhook.create)).toEqual([{ body: { address: hook.address, events: ['class.finished'] } }]);
});

const openWebhook = (shown: Webhook, list: WebhookDelivery[]) =>
  openPortal(
    { '/creator/integration/:id': WebhookPage },
    '/creator/integration/w1',
    [
      answer(webhook.detail, shown),
      answer(webhook.deliveries, pageOf(list)),
      answer(webhook.delivery, {
        ...delivery,
        body: '{"type":"class.finished"}',
        attemptList: [{ id: 'a1', at, milliseconds: 42, status: 500, answer: 'Basis data penuh', problem: null }],
      }),
      answer(webhook.replay, { ...delivery, state: 'waiting' }),
      answer(webhook.setActive, { ...shown, stop: null }),
      answer(webhook.test, delivery),
    ],
    partnerProfile,
  );

test('the log shows body and answers of a delivery, and sends it again', async () => {
  const { user, callsOf } = openWebhook(hook, [delivery]);
  await user.click(await screen.findByRole('button', { name: /^Rincian Kelas selesai/ }));
  expect(await screen.findByText('Basis data penuh')).toBeDefined();
  expect(screen.getByText('Dijawab 500')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Kirim ulang' }));
  await expect.poll(() => callsOf(webhook.replay)).toEqual([{ params: { id: 'd1' } }]);
});

test('a webhook that was switched off after failures is switched on again', async () => {
  const { user, callsOf } = openWebhook({ ...hook, stop: { reason: 'failures', at } }, []);
  expect(await screen.findByText(/setelah 7 hari tidak ada kiriman yang diterima/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Kirim uji' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Aktifkan lagi' }));
  await expect.poll(() => callsOf(webhook.setActive)).toEqual([{ params: { id: 'w1' }, body: { isActive: true } }]);
});
