// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { badge, certificate, learning } from '@sinau/api-client';
import type { OwnCertificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import type { MyClass } from '@sinau/contracts/study/learning/learning.schemas';
import { answer } from '@sinau/shell/testing';
import { certificateOf, idOf, listOf, myClass } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { OwnCertificatesPage } from './own-certificates-page.tsx';

afterEach(cleanup);

const open = (list: OwnCertificate[], enrolments: MyClass[] = []) =>
  openPage({
    Page: OwnCertificatesPage,
    path: '/profile/certificate',
    answers: [
      answer(certificate.mine, () => listOf(list)),
      answer(learning.myClass, listOf(enrolments)),
      answer(certificate.hideOrShow, ({ params }) => {
        const index = list.findIndex(({ id }) => id === params.id);
        list[index] = { ...list[index]!, isHidden: !list[index]!.isHidden };
        return list[index];
      }),
    ],
  });

test('each certificate can be opened, downloaded, hidden and shown again', async () => {
  const { user } = open([certificateOf()]);
  const card = within(await screen.findByRole('article', { name: 'Menulis Berita' }));
  expect(card.getByText('No. 7K3M-9QXA-2BTD-W')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Halaman publik' }).getAttribute('href')).toBe('/certificate/7K3M9QXA2BTDW');
  expect(card.getByRole('button', { name: 'Unduh PDF' })).toBeTruthy();

  await user.click(card.getByRole('button', { name: 'Sembunyikan' }));
  expect(await card.findByText('Disembunyikan')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Tampilkan' }));
  expect(await card.findByRole('button', { name: 'Sembunyikan' })).toBeTruthy();
});

test('a revoked certificate shows the reason and has no download', async () => {
  open([certificateOf({ id: idOf(601), status: 'revoked', revokedFor: 'refund', picture: null })]);
  const card = within(await screen.findByRole('article', { name: 'Menulis Berita' }));
  expect(card.getByText('Dicabut')).toBeTruthy();
  expect(card.getByText(/dananya dikembalikan/)).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});

test.each([
  ['continue a class they have', [myClass(40)], 'Lanjut belajar', '/my-class'],
  ['find a first class', [], 'Cari kelas', '/catalog'],
])('without certificates learners can %s', async (_title, enrolments, name, href) => {
  open([], enrolments);
  expect(await screen.findByRole('heading', { name: 'Belum ada sertifikat' })).toBeTruthy();
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('a certificate with another name than the profile offers to correct it, after a confirmation', async () => {
  const { user, callsOf } = openPage({
    Page: OwnCertificatesPage,
    path: '/profile/certificate',
    profile: { fullname: 'Sekar Ayu Lestari' },
    answers: [
      answer(certificate.mine, listOf([certificateOf()])),
      answer(certificate.correctName, certificateOf({ name: 'Sekar Ayu Lestari', nameCorrectionsLeft: 1 })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Perbaiki nama' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Perbaiki nama di sertifikat?' }));
  await user.click(question.getByRole('button', { name: 'Perbaiki nama' }));
  await screen.findByText('Nama di sertifikat sudah diperbaiki');
  expect(callsOf(certificate.correctName)).toEqual([{ params: { id: certificateOf().id } }]);
});

test('a certificate comes as a badge, in a format and with the trace of an e-mail that its owner chooses', async () => {
  const { user, callsOf } = openPage({
    Page: OwnCertificatesPage,
    path: '/profile/certificate',
    answers: [
      answer(certificate.mine, listOf([certificateOf()])),
      answer(badge.address, { address: '/api/certificate/badge/token/lencana-menulis-berita.json' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Lencana digital' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unduh lencana digital' }));
  await user.click(dialog.getByRole('radio', { name: /JSON/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'Sertakan sidik emailku' }));
  await user.click(dialog.getByRole('button', { name: 'Unduh lencana' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
  expect(callsOf(badge.address)).toEqual([
    { params: { id: certificateOf().id }, body: { format: 'json', withEmail: false } },
  ]);
});
