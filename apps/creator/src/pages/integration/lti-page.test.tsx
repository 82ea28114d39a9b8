// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lti, program } from '@sinau/api-client';
import type { LtiPlatformDetail } from '@sinau/contracts/commerce/lti/lti.schemas';
import { answer } from '@sinau/shell/testing';
import { partnerProfile } from '../../testing/open-builder.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { LtiPage } from './lti-page.tsx';

afterEach(cleanup);

const at = '2026-11-21T03:00:00.000Z';
const sold = { id: 'c1', slug: 'menulis-berita', title: 'Menulis Berita' };
const waiting: LtiPlatformDetail = {
  id: 'p1',
  name: 'Universitas Nusantara',
  issuer: null,
  connectedAt: null,
  revokedAt: null,
  createdAt: at,
  seats: 0,
  taken: 0,
  connection: null,
  addresses: {
    login: 'https://sinau.id/lti/login/p1',
    launch: 'https://sinau.id/lti/launch/p1',
    choose: 'https://sinau.id/lti/choose/p1',
    keys: 'https://sinau.id/.well-known/lti/jwks.json',
  },
  offers: [],
  courses: [],
  events: [],
};
const connected: LtiPlatformDetail = {
  ...waiting,
  issuer: 'https://lms.contoh.id',
  connectedAt: at,
  connection: {
    issuer: 'https://lms.contoh.id',
    clientId: 'abc',
    authAddress: 'https://lms.contoh.id/auth',
    tokenAddress: 'https://lms.contoh.id/token',
    keysAddress: 'https://lms.contoh.id/jwks',
    tokenAudience: null,
    deploymentIds: ['1'],
  },
  offers: [{ class: sold, seats: 40, taken: 12 }],
  courses: [
    {
      id: 'l1',
      title: 'Dasar Pemberitaan',
      class: sold,
      launchedAt: at,
      takesScores: true,
      givesNames: true,
      scores: { sent: 9, waiting: 2, failed: 1 },
      failure: { count: 1, since: at, reason: 'Kampus menolak nilai yang dikirim. lms.contoh.id: dijawab 403' },
    },
  ],
  events: [{ id: 'e1', kind: 'launch', problem: 'deployment_unknown', detail: '7', createdAt: at }],
};

const open = (shown: LtiPlatformDetail) =>
  openPortal(
    { '/creator/integration/lti/:id': LtiPage },
    '/creator/integration/lti/p1',
    [
      answer(lti.detail, shown),
      answer(lti.connect, connected),
      answer(lti.registration, { address: 'https://sinau.id/lti/register/rahasia', until: at }),
      answer(lti.offer, null),
      answer(lti.resend, null),
      answer(lti.revoke, null),
      answer(lti.roster, { list: [{ name: 'Rani', email: null, isTeacher: false, progress: 50 }], isCut: false }),
      answer(program.mine, { list: [sold], total: 1, page: 0, perPage: 0 } as never),
    ],
    partnerProfile,
  );

test('a campus gets our addresses, registers by one that is made on request, or is entered by hand', async () => {
  const { user, callsOf } = open(waiting);
  expect(await screen.findByText('https://sinau.id/lti/login/p1')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Buat alamat pendaftaran' }));
  expect(await screen.findByText('https://sinau.id/lti/register/rahasia')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Isi data kampus' }));
  const fields = {
    'Issuer (Platform ID)': 'https://lms.contoh.id',
    'Client ID': 'abc',
    'Alamat autentikasi (OIDC)': 'https://lms.contoh.id/auth',
    'Alamat access token': 'https://lms.contoh.id/token',
    'Alamat JWKS (keyset publik)': 'https://lms.contoh.id/jwks',
  };
  for (const [label, value] of Object.entries(fields)) await user.type(await screen.findByLabelText(label), value);
  await user.type(screen.getByLabelText('Deployment ID'), '1{enter}2');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => callsOf(lti.connect))
    .toMatchObject([
      { params: { id: 'p1' }, body: { issuer: 'https://lms.contoh.id', clientId: 'abc', deploymentIds: ['1', '2'] } },
    ]);
});

test('its page shows seats, scores and errors with a sentence, names people, and revokes after a confirmation', async () => {
  const { user, callsOf } = open(connected);
  expect(await screen.findByText('12 dari 40 kursi terisi')).toBeDefined();
  expect(screen.getByText('Nilai terkirim 9 · menunggu 2 · gagal 1')).toBeDefined();
  expect(screen.getByText(/^1 nilai belum sampai sejak .*dijawab 403$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Kirim ulang nilai Dasar Pemberitaan' }));
  await expect.poll(() => callsOf(lti.resend)).toEqual([{ params: { id: 'l1' } }]);
  expect(screen.getByText(/Deployment ID ini belum terdaftar/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Lihat nama Dasar Pemberitaan, Menulis Berita' }));
  expect(await screen.findByText('50%')).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Ubah kursi Menulis Berita' }));
  const seats = await screen.findByLabelText('Jumlah kursi');
  await user.clear(seats);
  await user.type(seats, '60');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await expect.poll(() => callsOf(lti.offer)).toEqual([{ params: { id: 'p1', classId: 'c1' }, body: { seats: 60 } }]);
  await user.click(screen.getByRole('button', { name: 'Cabut sambungan' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cabut sambungan' }));
  await expect.poll(() => callsOf(lti.revoke)).toEqual([{ params: { id: 'p1' } }]);
});
