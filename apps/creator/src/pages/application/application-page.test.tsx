// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { mitra } from '@sinau/api-client';
import type { OwnApplication } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { application } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { OwnApplicationPage } from './application-page.tsx';

afterEach(cleanup);

const askedAt = '2026-11-22T03:00:00.000Z';
const asked = { id: 'q1', question: 'Boleh kirim sertifikatnya?', askedAt, answer: null, answeredAt: null };

function open(first: OwnApplication | null) {
  let current = first;
  return openPortal(
    { '/creator/application': OwnApplicationPage },
    '/creator/application',
    [
      answer(mitra.application, () => current),
      answer(mitra.answer, ({ body }) => {
        current = application({ questions: [{ ...asked, answer: body.answer, answeredAt: askedAt }] });
        return current;
      }),
    ],
    learnerProfile,
  );
}

test('the question of staff is answered in the application', async () => {
  const { user, callsOf } = open(application({ questions: [asked] }));
  await screen.findByText('Boleh kirim sertifikatnya?');
  await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
  screen.getByText('Tulis jawabanmu');
  await user.type(screen.getByLabelText('Jawabanmu'), 'Ini sertifikatnya.');
  await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
  await screen.findByText('Tanya jawab');
  screen.getByText('Ini sertifikatnya.');
  expect(callsOf(mitra.answer)).toEqual([{ body: { answer: 'Ini sertifikatnya.', documents: [] } }]);
});

test('an application without questions shows what was sent', async () => {
  open(application());
  await screen.findByText('Menunggu Review');
  screen.getByText('Tidak ada dokumen.');
  screen.getByText('Menulis feature dan wawancara');
});

test('a member who did not apply reads that another did', async () => {
  open(null);
  await screen.findByText(/dikirim oleh anggota lain/);
});
