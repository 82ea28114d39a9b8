// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth, certificate, cloth, portfolio, profile } from '@sinau/api-client';
import type { Certificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import type { WovenClass } from '@sinau/contracts/core/cloth/cloth.schemas';
import type { PublicProfile } from '@sinau/contracts/storefront/profile/profile.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { certificateOf, idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { EditProfilePage } from './edit-profile-page.tsx';
import { OwnProfilePage } from './own-profile-page.tsx';
import { PublicProfilePage } from './public-profile-page.tsx';

afterEach(cleanup);

const person: PublicProfile = {
  id: idOf(70),
  slug: 'maya-larasati',
  fullname: 'Maya Larasati',
  avatar: null,
  headline: 'Redaktur',
  bio: 'Menulis dan mengajar.',
  links: ['https://www.contoh.id/maya/'],
  joinedAt: '2026-01-05T03:00:00.000Z',
  hiddenReason: null,
  classes: [
    {
      id: idOf(1),
      type: 'program',
      format: 'self-paced',
      title: 'Menulis Berita',
      slug: 'menulis-berita',
      thumbnail: null,
      mitra: { name: 'Ruang Redaksi', slug: 'ruang-redaksi' },
    },
  ],
};
const own: PublicProfile = { ...person, id: learnerProfile.id, slug: null, links: [], classes: [] };

const woven: WovenClass = { id: idOf(600), thread: 'jurnalistik-base', title: 'Menulis Berita', topic: 'Jurnalistik' };

const openPublic = (certificates: Certificate[] = [certificateOf()]) =>
  openPage({
    Page: PublicProfilePage,
    route: '/profile/:slug',
    path: '/profile/maya-larasati',
    isVisitor: true,
    answers: [
      answer(profile.detail, person),
      answer(certificate.list, listOf(certificates)),
      answer(cloth.shown, { threads: certificates.map(() => woven) }),
      answer(portfolio.list, listOf([])),
    ],
  });

test('a visitor sees who a user is, what they teach, and their public certificates [1.6]', async () => {
  const { callsOf } = openPublic();
  await screen.findByRole('heading', { level: 1, name: 'Maya Larasati' });
  expect(callsOf(profile.detail)).toEqual([{ params: { id: 'maya-larasati' } }]);
  const link = screen.getByRole('link', { name: 'contoh.id/maya' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://www.contoh.id/maya/',
    'nofollow ugc noopener noreferrer',
  ]);
  const taught = within(screen.getByRole('region', { name: 'Kelas yang diajar' }));
  expect(taught.getByRole('link', { name: 'Menulis Berita' }).getAttribute('href')).toBe('/catalog/menulis-berita');
  const shown = within(await screen.findByRole('region', { name: 'Sertifikat' }));
  expect((await shown.findByRole('link')).getAttribute('href')).toMatch(/^\/certificate\//);
  expect(callsOf(certificate.list)).toMatchObject([{ query: { filter: { userId: person.id } } }]);
  const kain = within(await screen.findByRole('region', { name: 'Kain belajar' }));
  expect((await kain.findByRole('img')).getAttribute('aria-label')).toBe('Kain dari 1 kelas: 1 Jurnalistik');
  expect(kain.getByRole('listitem').textContent).toContain('Menulis Berita');
  expect(callsOf(cloth.shown)).toEqual([{ params: { userId: person.id } }]);
  expect(screen.queryByRole('link', { name: 'Edit profil' })).toBeNull();
});

test('a profile without certificates has no section for them, and an unknown one is not found', async () => {
  openPublic([]);
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Sertifikat', 'Kain belajar'])
    await expect.poll(() => screen.queryByRole('region', { name })).toBeNull();
  cleanup();
  openPage({
    Page: PublicProfilePage,
    route: '/profile/:slug',
    path: '/profile/tidak-ada',
    answers: [
      answer(profile.detail, () => {
        throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
      }),
    ],
  });
  await screen.findByText(/tidak dapat menemukan halaman/);
});

test("the user's own profile links to its form, and can be shared", async () => {
  openPage({
    Page: OwnProfilePage,
    path: '/profile',
    answers: [
      answer(profile.detail, own),
      answer(certificate.list, listOf([])),
      answer(cloth.mine, { threads: [] }),
      answer(portfolio.list, listOf([])),
    ],
  });
  expect((await screen.findByRole('link', { name: 'Edit profil' })).getAttribute('href')).toBe('/profile/edit');
  screen.getByRole('button', { name: 'Salin tautan' });
  await screen.findByText('Belum ada sertifikat');
  await screen.findByRole('heading', { name: 'Kainmu menunggu benang pertama' });
});

test("the user's own cloth also has the classes that others do not see", async () => {
  openPage({
    Page: OwnProfilePage,
    path: '/profile',
    answers: [
      answer(profile.detail, own),
      answer(certificate.list, listOf([])),
      answer(cloth.mine, {
        threads: [
          { ...woven, isHidden: false },
          { ...woven, id: idOf(601), thread: 'desain-deep', title: 'Dasar Tipografi', topic: 'Desain', isHidden: true },
        ],
      }),
      answer(portfolio.list, listOf([])),
    ],
  });
  const kain = within(await screen.findByRole('region', { name: 'Kain belajarmu' }));
  await kain.findByRole('img', { name: 'Kain dari 2 kelas: 1 Jurnalistik, 1 Desain' });
  expect(kain.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Menulis BeritaJurnalistik',
    'Dasar TipografiDesainHanya kamu',
  ]);
});

const openEdit = (update: () => unknown = () => ({ ...own, email: 'sekar@contoh.id', phone: null })) =>
  openPage({
    Page: EditProfilePage,
    path: '/profile/edit',
    answers: [
      answer(profile.detail, { ...own, links: ['https://contoh.id/'] }),
      answer(profile.update, update as never),
      answer(auth.me, learnerProfile),
    ],
  });

test('changes are sent, and the profile is shown', async () => {
  const { user, callsOf, address } = openEdit();
  const form = within(await screen.findByRole('form', { name: 'Edit profil' }));
  const name = form.getByLabelText('Nama lengkap');
  await user.clear(name);
  await user.type(name, 'Sekar Ayu Lestari');
  await user.type(form.getByLabelText(/^Alamat profil/), 'sekar-ayu');
  await user.click(form.getByRole('button', { name: 'Tambah tautan' }));
  await user.click(form.getByRole('button', { name: 'Simpan profil' }));
  await expect.poll(address).toBe('/profile');
  expect(callsOf(profile.update)).toEqual([
    {
      body: {
        fullname: 'Sekar Ayu Lestari',
        headline: 'Redaktur',
        bio: 'Menulis dan mengajar.',
        slug: 'sekar-ayu',
        phone: learnerProfile.phone,
        links: ['https://contoh.id/'],
      },
    },
  ]);
});

test('an address that is taken or invalid is reported at its field, and no typed text is lost', async () => {
  const { user, callsOf } = openEdit(() => {
    throw new ApiError(422, 'profile_slug_taken', 'Sudah dipakai', { slug: 'Alamat ini sudah dipakai' });
  });
  const form = within(await screen.findByRole('form', { name: 'Edit profil' }));
  const slug = form.getByLabelText(/^Alamat profil/);
  await user.type(slug, 'Edit!');
  await user.click(form.getByRole('button', { name: 'Simpan profil' }));
  await form.findByText(/Pakai huruf kecil, angka, dan tanda hubung/);
  expect(callsOf(profile.update)).toEqual([]);
  await user.clear(slug);
  await user.type(slug, 'sekar-ayu');
  await user.click(form.getByRole('button', { name: 'Simpan profil' }));
  await form.findByText('Alamat ini sudah dipakai');
  expect(slug).toHaveProperty('value', 'sekar-ayu');
});
