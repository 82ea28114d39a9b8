// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SessionReader } from './session-reader.tsx';

afterEach(cleanup);

const blank = {
  startsAt: null,
  endsAt: null,
  meetingUrl: null,
  recordingId: null,
  recordingUrl: null,
  cancelledAt: null,
  cancelReason: null,
  completionType: 'input-presence-code' as const,
};

test('an operator sees when and where a session meets', () => {
  render(
    <SessionReader
      {...blank}
      startsAt="2026-12-31T15:00:00.000Z"
      endsAt="2026-12-31T18:00:00.000Z"
      meetingUrl="https://rapat.contoh.id/malam"
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Kamis, 31 Des 2026, 22:00 – Jumat, 1 Jan 2027, 01:00 WIB',
    'https://rapat.contoh.id/malam',
    'Kode presensi',
  ]);
});

test('a session shows what is not known yet, and why it was called off', () => {
  render(
    <SessionReader
      {...blank}
      cancelledAt="2026-11-21T03:00:00.000Z"
      cancelReason="Pembicara sakit."
      recordingUrl="https://a.id/rekaman"
      completionType="hit-button"
    />,
  );
  expect(screen.getAllByText('Belum diisi')).toHaveLength(2);
  expect(screen.getByText('Sesi ini dibatalkan. Pembicara sakit.')).toBeTruthy();
  expect(screen.getByText('https://a.id/rekaman')).toBeTruthy();
});
