// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, certificate } from '@sinau/api-client';
import type { Certificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import { answer } from '@sinau/shell/testing';
import { certificateOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { VerificationPage } from './verification-page.tsx';

afterEach(cleanup);

const number = '7K3M9QXA2BTDW';
const open = (path: string, found: Certificate | null = certificateOf()) =>
  openPage({
    Page: VerificationPage,
    route: '/certificate/:number?',
    path,
    isVisitor: true,
    answers: [
      answer(certificate.verify, () => {
        if (!found) throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
        return found;
      }),
    ],
  });

test('a valid number shows the owner and the class', async () => {
  open(`/certificate/${number}`);
  expect(await screen.findByText('Sertifikat ini asli dan masih berlaku.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Sertifikat Sekar Ayu untuk kelas Menulis Berita' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Menulis Berita' }).getAttribute('href')).toBe('/catalog/menulis-berita');
  expect(screen.getByText('Ruang Redaksi')).toBeTruthy();
  expect(screen.getByText('4 jam 20 menit')).toBeTruthy();
  expect(document.title).toContain('Sertifikat Sekar Ayu');
  expect(screen.getByRole('link', { name: 'JSON' }).getAttribute('href')).toBe(
    `/api/certificate/credential/${number}/json`,
  );
});

test('a certificate without a duration omits it', async () => {
  open(`/certificate/${number}`, certificateOf({ durationSeconds: null }));
  expect(await screen.findByText('6 materi dituntaskan')).toBeTruthy();
  expect(screen.queryByText('Durasi')).toBeNull();
});

test('a revoked certificate says so and shows no picture', async () => {
  open(
    `/certificate/${number}`,
    certificateOf({ status: 'revoked', revokedAt: '2026-12-01T03:00:00.000Z', picture: null }),
  );
  expect(await screen.findByText('Sertifikat ini sudah dicabut pada 1 Des 2026.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^Sertifikat/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'JSON' })).toBeNull();
});

test('an unknown number says that it was never issued', async () => {
  open(`/certificate/${number}`, null);
  expect(await screen.findByRole('heading', { name: 'Nomor ini tidak terdaftar' })).toBeTruthy();
});

test('a number may be typed in any form; a typing error is detected without a request', async () => {
  const { user, address, callsOf } = open('/certificate');
  const field = screen.getByRole('textbox', { name: 'Nomor sertifikat' });
  await user.type(field, '7k3m-9qxa-2btd-x{Enter}');
  expect(screen.getByText('Nomor ini tidak benar. Periksa lagi huruf dan angkanya.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(callsOf(certificate.verify)).toEqual([]);

  await user.clear(field);
  await user.type(field, '7k3m 9qxa 2btd w{Enter}');
  await screen.findByText('Sertifikat ini asli dan masih berlaku.');
  expect(address()).toBe(`/certificate/${number}`);
  expect(callsOf(certificate.verify)).toEqual([{ params: { number } }]);
});

test('an address with a malformed number shows the form', () => {
  const { callsOf } = open('/certificate/HALO');
  expect(screen.getByText('Nomor pada tautan ini keliru. Ketik ulang di kotak di atas.')).toBeTruthy();
  expect(callsOf(certificate.verify)).toEqual([]);
});
