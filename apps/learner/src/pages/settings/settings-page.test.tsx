// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { account, ApiError, auth, cart, lti, notification, security } from '@sinau/api-client';
import type { WaitingPurchase } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { LtiAccountLink } from '@sinau/contracts/commerce/lti/lti.schemas';
import type { DataSaverChoice } from '@sinau/contracts/core/account/data-saver.rules';
import type { TwoStepState } from '@sinau/contracts/core/security/security.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { SettingsPage } from './settings-page.tsx';

afterEach(cleanup);

const device = (number: number, isCurrent: boolean) => ({
  id: idOf(number),
  device: `Chrome di Android ${number}`,
  address: `203.0.113.${number}`,
  createdAt: '2026-11-20T03:00:00.000Z',
  lastSeenAt: '2026-11-21T03:00:00.000Z',
  isCurrent,
});

const wish: WaitingPurchase = {
  wish: { buy: `program:${idOf(1)}` },
  item: {
    type: 'program',
    id: idOf(1),
    title: 'Menulis Berita',
    slug: 'menulis-berita',
    thumbnail: null,
    salePrice: 249_000,
    normalPrice: null,
    promotionEndsAt: null,
    mitra: { id: idOf(900), name: 'Ruang Redaksi', slug: 'ruang-redaksi', logo: null },
    isForSale: true,
  },
};

const campus: LtiAccountLink = {
  id: idOf(70),
  campus: 'Universitas Nusantara',
  mitra: { name: 'Ruang Redaksi' },
  createdAt: '2026-11-20T03:00:00.000Z',
  isRevoked: false,
  classes: [{ slug: 'menulis-berita', title: 'Menulis Berita' }],
  pendingScores: 2,
  isOnlyWay: false,
};

const refuse = (field: string, sentence: string) => () => {
  throw new ApiError(422, 'wrong_password', sentence, { [field]: sentence });
};

const creation = {
  rp: { id: 'localhost', name: 'Sinau' },
  user: { id: 'dTE', name: 'sekar@contoh.id', displayName: 'Sekar' },
  challenge: 'dGFudGFuZ2Fu',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'preferred' as const },
  attestation: 'none' as const,
};

interface Replies {
  isEmailVerified?: boolean;
  refused?: boolean;
  campuses?: LtiAccountLink[];
}

function open({ isEmailVerified = true, campuses = [], ...replies }: Replies = {}) {
  let links = campuses;
  const sessions = [device(1, true), device(2, false)];
  let dataSaver: DataSaverChoice = 'auto';
  let isConfirmed = false;
  const twoStep: TwoStepState = { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false };
  return openPage({
    Page: SettingsPage,
    path: '/settings',
    profile: { isEmailVerified },
    answers: [
      answer(cart.wish, isEmailVerified ? null : wish),
      answer(auth.requestEmailVerification, null),
      answer(notification.settings, { list: [] }),
      answer(account.dataSaver, () => ({ choice: dataSaver })),
      answer(account.chooseDataSaver, ({ body }) => {
        dataSaver = body.choice;
        return { choice: dataSaver };
      }),
      answer(security.state, () => twoStep),
      answer(security.beginAuthenticator, {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Sinau:sekar?secret=JBSWY3DPEHPK3PXP',
        qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
      }),
      answer(security.activateAuthenticator, ({ body }) => {
        if (body.code !== '123456') throw new ApiError(422, 'wrong_code', 'Salah', { code: 'Kode ini tidak cocok.' });
        twoStep.authenticatorSince = '2026-11-21T03:00:00.000Z';
        twoStep.recoveryCodesLeft = 10;
        return { codes: ['7K3M-9QXA-2BTD', 'A1B2-C3D4-E5F6'] };
      }),
      answer(security.turnOff, () => {
        if (!isConfirmed) throw new ApiError(428, 'confirmation_required', 'Pastikan dulu');
        twoStep.authenticatorSince = null;
        return null;
      }),
      answer(security.beginPasskey, creation),
      answer(security.addPasskey, ({ body: { name } }) => {
        twoStep.passkeys = [{ id: 'p1', name, createdAt: '2026-11-21T03:00:00.000Z', lastUsedAt: null }];
        return { codes: ['7K3M-9QXA-2BTD'] };
      }),
      answer(security.removePasskey, () => {
        twoStep.passkeys = [];
        return null;
      }),
      answer(security.confirmation, { methods: ['password', 'authenticator'] }),
      answer(security.confirm, () => {
        isConfirmed = true;
        return null;
      }),
      answer(lti.links, () => ({ list: links })),
      answer(lti.unlink, ({ params }) => {
        links = links.filter(({ id }) => id !== params.id);
        return null;
      }),
      answer(auth.sessions, () => listOf(sessions)),
      answer(auth.endSession, ({ params }) => {
        sessions.splice(
          sessions.findIndex(({ id }) => id === params.id),
          1,
        );
        return null;
      }),
      answer(account.changeEmail, replies.refused ? refuse('password', 'Kata sandi lama salah') : null),
      answer(account.changePassword, replies.refused ? refuse('oldPassword', 'Kata sandi lama salah') : null),
      answer(account.deactivate, null),
      answer(account.deactivation, {
        restorationDays: 14,
        mitra: [{ name: 'Ruang Redaksi', becomes: 'closes', totalClass: 3, owesSessions: false }],
      }),
    ],
  });
}

test('the class to buy is shown until the address is confirmed, and the link can be sent again', async () => {
  const { user, callsOf } = open({ isEmailVerified: false });
  expect(await screen.findByRole('link', { name: 'Menulis Berita' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Kirim ulang tautan' }));
  expect(await screen.findByText('Tautan verifikasi sudah kami kirim')).toBeDefined();
  expect(callsOf(auth.requestEmailVerification)).toHaveLength(1);
  expect(screen.getByRole('button', { name: /Kirim ulang dalam/ })).toHaveProperty('disabled', true);
});

test('a new e-mail address needs the password and takes effect by its mailed link', async () => {
  const { user, callsOf } = open();
  await user.click(await screen.findByRole('button', { name: 'Ganti email' }));
  const form = within(screen.getByRole('form', { name: 'Ganti email' }));
  await user.type(form.getByLabelText('Email baru'), 'baru@contoh.id');
  await user.type(form.getByLabelText('Kata sandi'), 'rahasia-sekali');
  await user.click(form.getByRole('button', { name: 'Kirim tautan konfirmasi' }));
  expect(await screen.findByText('baru@contoh.id')).toBeDefined();
  expect(callsOf(account.changeEmail)).toEqual([{ body: { email: 'baru@contoh.id', password: 'rahasia-sekali' } }]);
});

test('a wrong old password is reported at its field, and no typed text is lost', async () => {
  const { user } = open({ refused: true });
  const form = within(await screen.findByRole('form', { name: 'Ganti kata sandi' }));
  await user.type(form.getByLabelText('Kata sandi lama'), 'salah-sama-sekali');
  await user.type(form.getByLabelText('Kata sandi baru'), 'rahasia-baru');
  await user.click(form.getByRole('button', { name: 'Ganti kata sandi' }));
  expect(await form.findByText('Kata sandi lama salah')).toBeDefined();
  expect(form.getByLabelText('Kata sandi baru')).toHaveProperty('value', 'rahasia-baru');
});

test('changing the password is confirmed, and the sessions are reloaded', async () => {
  const { user, callsOf } = open();
  await screen.findByText('Chrome di Android 2');
  const form = within(screen.getByRole('form', { name: 'Ganti kata sandi' }));
  await user.type(form.getByLabelText('Kata sandi lama'), 'rahasia-lama');
  await user.type(form.getByLabelText('Kata sandi baru'), 'rahasia-baru');
  await user.click(form.getByRole('button', { name: 'Ganti kata sandi' }));
  expect(await screen.findByText('Kata sandimu sudah diganti')).toBeDefined();
  expect(callsOf(account.changePassword)).toEqual([
    { body: { oldPassword: 'rahasia-lama', password: 'rahasia-baru' } },
  ]);
  await expect.poll(() => callsOf(auth.sessions).length).toBe(2);
});

test('a campus is unlinked after it was said what becomes of classes and scores, but not where it is the only way in', async () => {
  const { user, callsOf } = open({
    campuses: [campus, { ...campus, id: idOf(71), campus: 'Poltek', isOnlyWay: true }],
  });
  await user.click(await screen.findByRole('button', { name: 'Putuskan Universitas Nusantara' }));
  expect(screen.queryByRole('button', { name: 'Putuskan Poltek' })).toBeNull();
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Putuskan hubungan dengan Universitas Nusantara?' }),
  );
  expect(dialog.getByText(/tetap milikmu.*2 nilai yang belum sampai ke kampus tidak jadi dikirim/)).toBeDefined();
  expect(callsOf(lti.unlink)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Putuskan' }));
  await expect.poll(() => callsOf(lti.unlink)).toEqual([{ params: { id: campus.id } }]);
  await expect.poll(() => screen.queryByText('Universitas Nusantara')).toBeNull();
});

test('another device can be signed out, this one cannot', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Keluarkan Chrome di Android 2' }));
  await expect.poll(() => screen.queryByText('Chrome di Android 2')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keluarkan Chrome di Android 1' })).toBeNull();
});

test('the data saver is chosen for all devices, and saved at once', async () => {
  const { user, callsOf } = open();
  const choices = within(await screen.findByRole('group', { name: 'Kapan hemat data aktif' }));
  expect(choices.getByRole('radio', { name: /^Otomatis/ })).toHaveProperty('checked', true);
  await user.click(choices.getByRole('radio', { name: /^Selalu aktif/ }));
  expect(choices.getByRole('radio', { name: /^Selalu aktif/ })).toHaveProperty('checked', true);
  await expect.poll(() => callsOf(account.chooseDataSaver)).toEqual([{ body: { choice: 'on' } }]);
});

test('deactivating needs the typed word and the password, and signs out', async () => {
  const { user, callsOf } = open();
  await user.click(await screen.findByRole('button', { name: 'Nonaktifkan akun' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nonaktifkan akun ini?' }));
  await dialog.findByText(/Kamu anggota terakhir Ruang Redaksi\. 3 kelasnya langsung berhenti dijual/);
  await user.type(dialog.getByLabelText('Kata sandi'), 'rahasia-sekali');
  await user.click(dialog.getByRole('button', { name: 'Nonaktifkan akun' }));
  expect(callsOf(account.deactivate)).toEqual([]);

  await user.type(dialog.getByLabelText(/Ketik NONAKTIFKAN/), 'NONAKTIFKAN');
  localStorage.setItem('session', '{}');
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  await user.click(dialog.getByRole('button', { name: 'Nonaktifkan akun' }));
  await expect.poll(() => callsOf(account.deactivate)).toEqual([{ body: { password: 'rahasia-sekali' } }]);
  await expect.poll(() => localStorage.getItem('session')).toBeNull();
  vi.unstubAllGlobals();
});

test('the second step is turned on by a code of the app, and its recovery codes are shown once', async () => {
  const { user, callsOf } = open();
  const card = within(await screen.findByRole('region', { name: 'Verifikasi dua langkah' }));
  await user.click(await card.findByRole('button', { name: 'Pasang aplikasi autentikator' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aktifkan verifikasi dua langkah' }));
  await dialog.findByText('JBSW Y3DP EHPK 3PXP');
  const code = dialog.getByLabelText('Kode 6 angka dari aplikasi');
  await user.type(code, '000000');
  await user.click(dialog.getByRole('button', { name: 'Aktifkan' }));
  await dialog.findByText('Kode ini tidak cocok.');
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  const codes = within(await screen.findByRole('dialog', { name: 'Simpan kode pemulihanmu' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '7K3M-9QXA-2BTD',
    'A1B2-C3D4-E5F6',
  ]);
  await user.keyboard('{Escape}');
  await user.click(codes.getByRole('button', { name: 'Sudah kusimpan' }));
  await card.findByText('Aktif');
  expect(screen.queryByText('7K3M-9QXA-2BTD')).toBeNull();
  expect(callsOf(security.activateAuthenticator)).toHaveLength(2);
});

test('a call that needs a confirmation asks for it over the page, and goes on by itself', async () => {
  const { user, callsOf } = open();
  const card = within(await screen.findByRole('region', { name: 'Verifikasi dua langkah' }));
  await user.click(await card.findByRole('button', { name: 'Pasang aplikasi autentikator' }));
  await user.type(await screen.findByLabelText('Kode 6 angka dari aplikasi'), '123456{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Sudah kusimpan' }));
  await user.click(await card.findByRole('button', { name: 'Matikan' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Matikan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pastikan ini kamu' }));
  await user.type(await dialog.findByLabelText('Kata sandi'), 'rahasia-sekali{Enter}');
  await screen.findByText('Verifikasi dua langkah dimatikan');
  expect(callsOf(security.confirm)).toEqual([{ body: { method: 'password', password: 'rahasia-sekali' } }]);
  expect(callsOf(security.turnOff)).toHaveLength(2);
  await card.findByRole('button', { name: 'Pasang aplikasi autentikator' });
});

test('a passkey is made by the browser, added with a name, and removed after a question', async () => {
  const create = vi.fn(async () => ({
    id: 'kunci',
    rawId: new Uint8Array([1]).buffer,
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: new Uint8Array([1]).buffer, attestationObject: new Uint8Array([1]).buffer },
  }));
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  const { user, callsOf } = open();
  const card = within(await screen.findByRole('region', { name: 'Verifikasi dua langkah' }));
  await user.click(await card.findByRole('button', { name: 'Tambah passkey' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Tambah passkey' }));
  await user.click(dialog.getByRole('button', { name: 'Buat passkey' }));
  dialog.getByText('Beri nama dulu');
  await user.type(dialog.getByLabelText('Nama passkey'), 'Ponsel{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Sudah kusimpan' }));
  await card.findByText('Ponsel');
  expect(callsOf(security.addPasskey)).toMatchObject([{ body: { name: 'Ponsel', response: { id: 'kunci' } } }]);

  await user.click(card.getByRole('button', { name: 'Hapus passkey Ponsel' }));
  const question = within(screen.getByRole('alertdialog'));
  question.getByText(/langkah keduamu yang terakhir/);
  await user.click(question.getByRole('button', { name: 'Hapus passkey' }));
  await screen.findByText('Passkey dihapus');
  await card.findByRole('button', { name: 'Pasang aplikasi autentikator' });
  vi.unstubAllGlobals();
});
