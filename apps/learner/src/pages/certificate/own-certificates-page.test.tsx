// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { certificate } from '@sinau/api-client';
import type { OwnCertificate } from '@sinau/contracts/certificate/certificate.schemas';
import { answer } from '@sinau/shell/testing';
import { certificateOf, idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { OwnCertificatesPage } from './own-certificates-page.tsx';

afterEach(cleanup);

const open = (list: OwnCertificate[]) =>
  openPage({
    Page: OwnCertificatesPage,
    path: '/profile/certificate',
    answers: [
      answer(certificate.mine, () => listOf(list)),
      answer(certificate.hideOrShow, ({ params }) => {
        const index = list.findIndex(({ id }) => id === params.id);
        list[index] = { ...list[index]!, isHidden: !list[index]!.isHidden };
        return list[index];
      }),
    ],
  });

test('each certificate can be looked at, saved, hidden and shown again', async () => {
  const { user } = open([certificateOf()]);
  const card = within(await screen.findByRole('article', { name: 'Menulis Berita' }));
  expect(card.getByText('No. 7K3M-9QXA-2BTD-W')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Lihat' }).getAttribute('href')).toBe('/certificate/7K3M9QXA2BTDW');
  expect(card.getByRole('button', { name: 'Unduh PDF' })).toBeTruthy();

  await user.click(card.getByRole('button', { name: 'Sembunyikan' }));
  expect(await card.findByText('Disembunyikan')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Tampilkan' }));
  expect(await card.findByRole('button', { name: 'Sembunyikan' })).toBeTruthy();
});

test('a revoked one says why, and is not offered for download', async () => {
  open([certificateOf({ id: idOf(601), status: 'revoked', revokedFor: 'refund', picture: null })]);
  const card = within(await screen.findByRole('article', { name: 'Menulis Berita' }));
  expect(card.getByText('Dicabut')).toBeTruthy();
  expect(card.getByText(/dananya dikembalikan/)).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});

test('without any there is a way on', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Belum ada sertifikat' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lanjut belajar' }).getAttribute('href')).toBe('/my-class');
});
