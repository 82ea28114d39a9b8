// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth, lti } from '@sinau/api-client';
import type { LtiPending } from '@sinau/contracts/commerce/lti/lti.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPage } from '../../testing/open-page.ts';
import { LtiPage } from './lti-page.tsx';

afterEach(cleanup);

const id = '0199b1c0-2222-7c3e-8f00-2b6c1d9e4f10';
const pending: LtiPending = {
  campus: 'Universitas Nusantara',
  class: { slug: 'menulis-berita', title: 'Menulis Berita' },
  step: 'continue',
  fullname: 'Rani Kusuma',
  email: null,
};
type Entered = Awaited<ReturnType<typeof lti.enter.call>>;
const open = (
  reply: () => LtiPending,
  enter: () => Entered | Promise<Entered> = () => ({ class: { slug: 'menulis-berita' }, token: null }),
) =>
  openPage({
    Page: LtiPage,
    route: '/lti',
    path: `/lti?launch=${id}`,
    answers: [answer(lti.pending, reply), answer(lti.enter, enter), answer(auth.me, learnerProfile)],
  });

test('a launch names campus, class and account, and enters after a press', async () => {
  const { user, callsOf } = open(() => pending);
  expect(await screen.findByRole('heading', { name: 'Menulis Berita' })).toBeDefined();
  expect(screen.getByText('Rani Kusuma')).toBeDefined();
  expect(callsOf(lti.enter)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Buka kelas' }));
  await expect.poll(() => callsOf(lti.enter)).toEqual([{ params: { id }, body: { isLinkAgreed: false } }]);
});

test('an account of before is linked only after its owner agrees, and one that is linked enters by itself', async () => {
  const { user, callsOf } = open(() => ({ ...pending, step: 'link', email: 'rani@contoh.id' }));
  await user.click(await screen.findByRole('button', { name: 'Hubungkan dan buka kelas' }));
  await expect.poll(() => callsOf(lti.enter)).toEqual([{ params: { id }, body: { isLinkAgreed: true } }]);
  cleanup();
  const linked = open(() => ({ ...pending, step: 'open' }));
  await expect.poll(() => linked.callsOf(lti.enter)).toEqual([{ params: { id }, body: { isLinkAgreed: false } }]);
});

test('a launch that signs in is not asked for again, since entering used it up', async () => {
  let arrive!: (answer: Entered) => void;
  const entered = new Promise<Entered>((resolve) => (arrive = resolve));
  const { user, callsOf, store } = open(
    () => pending,
    () => entered,
  );
  await user.click(await screen.findByRole('button', { name: 'Buka kelas' }));
  await screen.findByRole('button', { name: /Buka kelas/, busy: true });
  arrive({ class: { slug: 'menulis-berita' }, token: 'token-kampus' });
  await expect.poll(() => store.getState().session.token).toBe('token-kampus');
  await expect.poll(() => screen.queryByRole('button', { name: 'Buka kelas' })).toBeNull();
  expect(callsOf(lti.pending)).toHaveLength(1);
});

test('a launch that is over says so', async () => {
  open(() => {
    throw new ApiError(404, 'lti_launch_over', 'Peluncuran ini sudah dipakai atau kedaluwarsa.');
  });
  expect(await screen.findByText('Kelas belum bisa dibuka')).toBeDefined();
});
