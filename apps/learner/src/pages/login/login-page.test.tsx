// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, auth, cart, program, security } from '@sinau/api-client';
import type { SignInAnswer } from '@sinau/contracts/core/auth/auth.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { programDetail } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { LoginPage } from './login-page.tsx';

afterEach(cleanup);

const programId = '0198f1c0-0000-7000-8000-000000000000';
const accepted = [
  answer(auth.requestToken, { token: 'a-token', challenge: null }),
  answer(auth.me, learnerProfile),
  answer(program.detail, programDetail()),
];
const open = (path: string, answers: Parameters<typeof openPage>[0]['answers'] = accepted) =>
  openPage({ Page: LoginPage, path, answers, isVisitor: true });

async function signIn(user: UserEvent) {
  await user.type(screen.getByLabelText('Email'), 'sekar@contoh.id');
  await user.type(screen.getByLabelText('Kata sandi'), 'rahasia-sekali');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}

test("a wrong password shows the server's message at its field, and no typed text is lost [8.9]", async () => {
  const refused = answer(auth.requestToken, () => {
    throw new ApiError(422, 'wrong_credentials', 'Email atau kata sandi salah');
  });
  const { user } = open('/login', [refused]);
  await signIn(user);
  expect(await screen.findByText('Email atau kata sandi salah')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sekar@contoh.id');
  expect(screen.getByLabelText('Kata sandi')).toHaveProperty('value', 'rahasia-sekali');
});

test('empty fields are reported before anything is sent, and the first one gets the focus', async () => {
  const { user, callsOf } = open('/login');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(screen.getByText('Tulis emailmu')).toBeTruthy();
  expect(screen.getByText('Tulis kata sandimu')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(callsOf(auth.requestToken)).toEqual([]);
});

test('the e-mail address in the query is filled in', () => {
  open('/login?email=sekar%40contoh.id');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sekar@contoh.id');
});

test('signing in opens the address in `next` [4.39]', async () => {
  const { user, address } = open('/login?next=/my-class');
  await signIn(user);
  await expect.poll(address).toBe('/my-class');
});

test('`buy` shows the class on the login page and opens the checkout with it [2.6, 4.37]', async () => {
  const { user, address, store } = open(`/login?buy=program:${programId}`);
  expect(await screen.findByRole('link', { name: 'Menulis Berita' })).toBeTruthy();
  await signIn(user);
  await expect.poll(address).toBe('/checkout');
  expect(store.getState()).toMatchObject({
    checkout: { selection: { programIds: [programId], bundleIds: [], ticketIds: [] } },
  });
});

test('`cart` adds the class and opens the cart, also if adding is refused [4.38]', async () => {
  const refused = answer(cart.add, () => {
    throw new ApiError(409, 'cart_item_exists', 'Kelas sudah ada di keranjang');
  });
  const { user, address, callsOf } = open(`/login?cart=program:${programId}`, [...accepted, refused]);
  await signIn(user);
  await expect.poll(address).toBe('/cart');
  expect(callsOf(cart.add)).toEqual([{ body: { type: 'Program', programId } }]);
  expect(screen.getByText('Kelas sudah ada di keranjang')).toBeTruthy();
});

describe('a sign-in with a second step', () => {
  const challenge = {
    token: 'tantangan',
    methods: ['authenticator', 'recoveryCode'],
    expiresAt: '2026-11-21T03:10:00.000Z',
  };
  const openWith = (reply: (code: string) => { token: string }, methods = challenge.methods) =>
    openPage({
      Page: LoginPage,
      route: '/login',
      path: '/login?next=%2Fcart',
      isVisitor: true,
      answers: [
        answer(auth.requestToken, { token: null, challenge: { ...challenge, methods } } as SignInAnswer),
        answer(security.secondStepPasskey, {
          rpId: 'localhost',
          challenge: 'dGFudGFuZ2Fu',
          timeout: 300_000,
          userVerification: 'preferred',
          allowCredentials: [{ id: 'AQ', type: 'public-key' }],
        }),
        answer(auth.secondStep, ({ body }) => reply('code' in body.proof ? body.proof.code : '')),
        answer(auth.me, learnerProfile),
      ],
    });
  const begin = async ({ user }: ReturnType<typeof openWith>) => {
    await user.type(screen.getByLabelText('Email'), 'sekar@contoh.id');
    await user.type(screen.getByLabelText('Kata sandi'), 'rahasia-sekali{Enter}');
    return within(await screen.findByRole('dialog', { name: 'Verifikasi dua langkah' }));
  };

  test('continues with the code of the app, or a recovery code', async () => {
    const app = openWith((code) => {
      if (code === '7K3M-9QXA-2BTD') return { token: 'a-token' };
      throw new ApiError(422, 'wrong_code', 'Salah', { code: 'Kodenya salah' });
    });
    const dialog = await begin(app);
    await app.user.type(dialog.getByLabelText('Kode 6 angka'), '000000{Enter}');
    await dialog.findByText('Kodenya salah');
    await app.user.click(dialog.getByRole('button', { name: 'Pakai kode pemulihan' }));
    await app.user.type(dialog.getByLabelText('Kode pemulihan'), '7K3M-9QXA-2BTD{Enter}');
    await expect.poll(app.address).toBe('/cart');
    expect(app.callsOf(auth.secondStep).at(-1)).toEqual({
      body: { challenge: 'tantangan', proof: { method: 'recoveryCode', code: '7K3M-9QXA-2BTD' } },
    });
  });

  test('continues with a passkey, also after that was cancelled once', async () => {
    const bytes = new Uint8Array([1]).buffer;
    const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
    const get = vi
      .fn()
      .mockRejectedValueOnce(new DOMException('cancelled', 'NotAllowedError'))
      .mockResolvedValue({
        id: 'AQ',
        rawId: bytes,
        type: 'public-key',
        response,
        getClientExtensionResults: () => ({}),
      });
    vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    const app = openWith(() => ({ token: 'a-token' }), ['passkey', 'recoveryCode']);
    const dialog = await begin(app);
    await app.user.click(dialog.getByRole('button', { name: 'Masuk dengan passkey' }));
    await dialog.findByText(/Passkey tidak jadi dipakai/);
    await app.user.click(dialog.getByRole('button', { name: 'Masuk dengan passkey' }));
    await expect.poll(app.address).toBe('/cart');
    const signed = { id: 'AQ', rawId: 'AQ', type: 'public-key' };
    expect(app.callsOf(auth.secondStep)).toMatchObject([{ body: { proof: { method: 'passkey', response: signed } } }]);
    vi.unstubAllGlobals();
  });

  test('begins anew once the challenge is over, and says so', async () => {
    const app = openWith(() => {
      throw new ApiError(409, 'challenge_over', 'Waktunya habis.');
    });
    const dialog = await begin(app);
    await app.user.type(dialog.getByLabelText('Kode 6 angka'), '123456{Enter}');
    await screen.findByText('Waktunya habis.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.address()).toBe('/login?next=%2Fcart');
  });
});
