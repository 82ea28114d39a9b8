// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, cart, catalog, discussion, featured, learning, program, review } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import type { MyClass } from '@sinau/contracts/study/learning/learning.schemas';
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import { answer } from '@sinau/shell/testing';
import { cartItem, cartOf } from '../../testing/buying.ts';
import { catalogCard, catalogOf, idOf, listOf, myClass, programDetail, reviewsOf } from '../../testing/fixtures.ts';
import { outlineLesson, outlineOf } from '../../testing/lessons.ts';
import { openPage } from '../../testing/open-page.ts';
import { OfferPage } from './offer-page.tsx';

afterEach(cleanup);

interface Situation {
  isVisitor?: boolean;
  profile?: Partial<Profile>;
  /** Answer to adding to the cart. */
  add?: () => never;
  inCart?: boolean;
  enrolments?: MyClass[];
  /** Time since which it is no longer sold. */
  archiveAt?: string;
}

const openClass = ({ isVisitor, profile, add, inCart, enrolments = [], archiveAt }: Situation) =>
  openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/menulis-berita',
    isVisitor,
    profile,
    answers: [
      answer(program.detail, programDetail({ sections: outline(null), archiveAt: archiveAt ?? null })),
      answer(program.participantDetail, programDetail({ sections: outline('passed') })),
      answer(catalog.list, catalogOf([])),
      answer(review.list, reviewsOf([])),
      answer(discussion.ofClass, listOf([])),
      answer(review.mine, { progress: 0, mayReview: false, review: null, takenDown: null }),
      answer(cart.list, cartOf(inCart ? [cartItem(1)] : [])),
      answer(cart.add, add ?? cartItem(1)),
      answer(cart.savePendingPurchase, null),
      answer(learning.myClass, listOf(enrolments)),
    ],
  });

/** Creates an outline of two lessons; the second is locked for participants. */
const outline = (first: LessonStatus | null) =>
  outlineOf(
    outlineLesson(31, { title: 'Sudut cerita', durationSeconds: 0, status: first }),
    outlineLesson(32, { title: 'Naskah jadi', durationSeconds: 0, status: first && 'pending' }),
  );

test('buying asks a visitor to sign in', async () => {
  openClass({ isVisitor: true });
  const [buy] = await screen.findAllByRole('link', { name: 'Beli sekarang' });
  expect(buy?.getAttribute('href')).toBe(`/login?buy=program%3A${idOf(1)}`);
  expect(screen.getByRole('link', { name: 'Tambah ke keranjang' }).getAttribute('href')).toBe(
    `/login?cart=program%3A${idOf(1)}`,
  );
});

test('buying opens the checkout with this class only', async () => {
  const { user, store, router } = openClass({ inCart: true });
  expect((await screen.findByRole('link', { name: 'Di keranjang' })).getAttribute('href')).toBe('/cart');

  await user.click((await screen.findAllByRole('link', { name: 'Beli sekarang' }))[0]!);
  expect(store.getState().checkout.selection).toEqual({ programIds: [idOf(1)], bundleIds: [], ticketIds: [] });
  expect(router.state.location.pathname).toBe('/checkout');
});

test('participants continue studying instead of buying', async () => {
  openClass({ enrolments: [myClass(40)] });
  const [goOn] = await screen.findAllByRole('link', { name: 'Lanjut belajar' });
  expect(goOn?.getAttribute('href')).toBe('/my-class/content?name=menulis-berita&type=program&resume=true');
  expect(screen.queryByRole('link', { name: 'Beli sekarang' })).toBeNull();
});

test('a participant opens lessons from the outline of the class page', async () => {
  openClass({ enrolments: [myClass(40)] });
  const lesson = await screen.findByRole('link', { name: /Sudut cerita/ });
  expect(lesson.getAttribute('href')).toContain(`/my-class/content/article?name=menulis-berita&content=${idOf(31)}`);
  expect(screen.queryByRole('link', { name: /Naskah jadi/ })).toBeNull();
});

test('a visitor reads the outline without opening lessons', async () => {
  openClass({ isVisitor: true });
  expect(await screen.findByText('Sudut cerita')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Sudut cerita/ })).toBeNull();
});

test('the mitra that owns the class manages it instead of buying it', async () => {
  openClass({
    profile: {
      isMitra: true,
      mitra: { id: idOf(900), name: 'Ruang Redaksi', slug: 'ruang-redaksi', role: 'owner', scopes: null },
    },
  });
  const [manage] = await screen.findAllByRole('link', { name: 'Kelola kelas' });
  expect(manage?.getAttribute('href')).toBe('/creator/create-class?name=menulis-berita');
  expect(screen.queryByRole('link', { name: 'Beli sekarang' })).toBeNull();
  expect(screen.queryByRole('button', { name: /keranjang/ })).toBeNull();
});

test("buying works while the cart and the user's own classes cannot be loaded", async () => {
  const refuse = () => {
    throw new ApiError(400, 'bad_request', 'Permintaan tidak bisa dibaca');
  };
  const { user, callsOf } = openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/menulis-berita',
    answers: [
      answer(program.detail, programDetail()),
      answer(catalog.list, catalogOf([])),
      answer(review.list, reviewsOf([])),
      answer(discussion.ofClass, listOf([])),
      answer(cart.list, refuse),
      answer(learning.myClass, refuse),
      answer(cart.add, cartItem(1)),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Tambah ke keranjang' }));
  expect(callsOf(cart.add)).toHaveLength(1);
});

test('an unknown class shows the 404 page', async () => {
  const refuse = () => {
    throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
  };
  openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/tidak-ada',
    isVisitor: true,
    answers: [answer(program.detail, refuse)],
  });
  expect(await screen.findByRole('link', { name: 'Kembali ke Homepage' })).toBeDefined();
});

test('adding to the cart shows a green message and refreshes the cart [8.12]', async () => {
  const { user, callsOf } = openClass({});
  await user.click(await screen.findByRole('button', { name: 'Tambah ke keranjang' }));
  expect(await screen.findByText('Berhasil menambahkan ke keranjang')).toBeDefined();
  await expect.poll(() => callsOf(cart.list).length).toBe(2);
});

test("a refused addition to the cart shows the server's message [8.3]", async () => {
  const { user } = openClass({
    add: () => {
      throw new ApiError(409, 'class_not_for_sale', 'Kelas ini sedang tidak dijual');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Tambah ke keranjang' }));
  expect(await screen.findByText('Kelas ini sedang tidak dijual')).toBeDefined();
});

test('an unconfirmed user is asked beside the price to verify, and the pressed button is stored as a pending purchase', async () => {
  const { user, callsOf } = openClass({ profile: { isEmailVerified: false } });
  expect(await screen.findByText(/Verifikasi emailmu dulu/)).toBeDefined();
  await user.click(screen.getAllByRole('link', { name: 'Beli sekarang' })[0]!);
  expect(callsOf(cart.savePendingPurchase)).toEqual([{ body: { buy: `program:${idOf(1)}` } }]);
});

test('a class no longer on sale says so, keeps its content, and links to similar ones', async () => {
  openClass({ archiveAt: '2026-11-20T03:00:00.000Z' });
  expect(await screen.findByText('Kelas ini tidak dijual lagi.')).toBeDefined();
  expect(screen.getByText('Sudut cerita')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Beli sekarang' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tambah ke keranjang' })).toBeNull();
  const [similar] = screen.getAllByRole('link', { name: 'Lihat kelas serupa' });
  expect(similar?.getAttribute('href')).toMatch(/^\/catalog\?topic=/);
});

test('its participants continue studying', async () => {
  openClass({ archiveAt: '2026-11-20T03:00:00.000Z', enrolments: [myClass(40)] });
  expect(await screen.findByText('Punyamu tetap bisa kamu buka kapan saja.')).toBeDefined();
  expect((await screen.findAllByRole('link', { name: 'Lanjut belajar' })).length).toBeGreaterThan(0);
});

test('a deleted class says so, and offers others', async () => {
  openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/menulis-berita',
    isVisitor: true,
    answers: [
      answer(program.detail, () => {
        throw new ApiError(410, 'offer_gone', 'Kelas ini sudah dihapus');
      }),
      answer(featured.homepage, { list: [{ ...catalogCard(), isPick: false }] }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Kelas ini sudah dihapus' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Banyak diikuti saat ini' })).toBeDefined();
});
