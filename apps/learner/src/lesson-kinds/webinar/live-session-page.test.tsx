// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, attendance, transaction } from '@sinau/api-client';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { opensAt } from '@sinau/contracts/study/attendance/attendance.rules';
import { answer } from '@sinau/shell/testing';
import { idOf } from '../../testing/fixtures.ts';
import { openLesson } from '../../testing/open-lesson.tsx';
import { LiveSessionPage } from './live-session-page.tsx';

afterEach(cleanup);

type Live = ParticipantLessonOf<'webinar'>;
const minute = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

interface Session {
  /** Minutes from now until it begins; it lasts two hours. */
  begins?: number;
  content?: Partial<Live['content']>;
  status?: Live['session']['status'];
  setting?: Partial<Live['setting']>;
  /** Answers a code as the server would. */
  code?: (typed: string) => { status: 'passed'; progress: number };
}

function open({
  begins = 10,
  content,
  status = 'started',
  setting,
  code = () => ({ status: 'passed', progress: 100 }),
}: Session = {}) {
  const changes: Session['content'] = {};
  const startsAt = fromNow(begins);
  const lesson = (): Live => ({
    id: idOf(1),
    classId: idOf(9),
    type: 'webinar',
    title: 'Sesi pembuka',
    durationSeconds: 7_200,
    content: {
      startsAt,
      endsAt: fromNow(begins + 120),
      opensAt: opensAt({ startsAt }),
      serverNow: new Date().toISOString(),
      meetingUrl: null,
      cancelledAt: null,
      cancelReason: null,
      moveReason: null,
      speakers: [],
      recording: null,
      giveBack: null,
      attended: null,
      ...content,
      ...changes,
    },
    setting: { progressBar: true, completionType: 'input-presence-code', ...setting },
    session: { id: idOf(51), participantId: idOf(700), status, beganAt: startsAt, playback: null },
  });
  const page = openLesson({
    Page: LiveSessionPage,
    lesson,
    answers: [
      answer(transaction.cancelSeat, () => ({ amount: content?.giveBack?.amount ?? 0 })),
      answer(attendance.attend, ({ body }) => {
        const result = { id: idOf(51), ...code((body as { code: string }).code) };
        status = result.status;
        return result;
      }),
    ],
  });
  return { ...page, change: (to: Session['content']) => Object.assign(changes, to) };
}
const lookAgain = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));
const seen = async () => (await screen.findByRole('region', { name: 'Jadwal' })).textContent;

test('a session that is not open yet shows the time until then, and no button', async () => {
  open({ begins: 125 });
  expect(await seen()).toMatch(/Mulai 2 jam \d menit lagi/);
  expect(screen.queryByRole('link', { name: /Gabung/ })).toBeNull();
  expect(screen.queryByLabelText(/Kode presensi/)).toBeNull();
});

test('a session that is open can be joined at the address from the server', async () => {
  open({ begins: -5, content: { meetingUrl: 'https://rapat.contoh.test/a' } });
  expect(await seen()).toContain('Sedang berlangsung');
  expect(screen.getByRole('link', { name: /Gabung/ }).getAttribute('href')).toBe('https://rapat.contoh.test/a');
});

test('a cancelled session shows the reason, and accepts no code', async () => {
  open({ content: { cancelledAt: fromNow(-60), cancelReason: 'Pembicara sakit.' } });
  expect(await seen()).toContain('Pembicara sakit.');
  expect(screen.queryByLabelText(/Kode presensi/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Gabung/ })).toBeNull();
});

test('a participant who cannot come at the new time returns the seat, after seeing what ends and what is refunded', async () => {
  const until = '2099-01-06T12:00:00.000Z';
  const { user, callsOf, address } = open({
    begins: 300,
    content: { moveReason: 'Ruangannya dipakai.', giveBack: { until, amount: 225_000 } },
  });
  const panel = await screen.findByRole('region', { name: 'Pengembalian kursi' });
  expect(panel.textContent).toContain('Kamu bisa meminta kembali uangmu, Rp225.000, sampai ');
  expect(panel.querySelector('time')?.getAttribute('datetime')).toBe(until);
  await user.click(screen.getByRole('button', { name: 'Minta pengembalian dana' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Minta kembali Rp225.000?' }));
  expect(dialog.getByText(/paling lambat 7 hari kerja/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Tetap ikut' }));
  expect(callsOf(transaction.cancelSeat)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Minta pengembalian dana' }));
  await user.click(screen.getByRole('button', { name: 'Kembalikan kursi' }));
  expect(await screen.findByText('Kursimu sudah dikembalikan')).toBeDefined();
  expect(callsOf(transaction.cancelSeat)).toEqual([{ params: { id: idOf(9) } }]);
  await expect.poll(address).toBe('/transaction');
});

test('a free seat is released without a refund, and a seat that may not be returned has no button for it', async () => {
  open({ begins: 300, content: { giveBack: { until: '2099-01-06T12:00:00.000Z', amount: 0 } } });
  expect(await screen.findByRole('button', { name: 'Lepas kursi' })).toBeDefined();
  expect(screen.queryByText(/Rp/)).toBeNull();
  cleanup();
  open({ begins: 300 });
  await seen();
  expect(screen.queryByRole('region', { name: 'Pengembalian kursi' })).toBeNull();
});

test('a rescheduled session shows the reason', async () => {
  open({ begins: 300, content: { moveReason: 'Ruangannya dipakai.' } });
  expect(await seen()).toContain('Jadwal sesi ini berubah. Ruangannya dipakai.');
});

test('the right code finishes the session and congratulates; a wrong one shows an error and preserves the typed code', async () => {
  const { user, celebrate } = open({
    code: (typed) => {
      if (typed === 'SAPA24') return { status: 'passed', progress: 100 };
      throw new ApiError(422, 'presence_code_wrong', 'Kode presensi ini tidak cocok.');
    },
  });
  const field = await screen.findByLabelText<HTMLInputElement>(/Kode presensi/);
  await user.click(screen.getByRole('button', { name: 'Kirim kode' }));
  expect(await screen.findByText('Tulis dulu kodenya')).toBeTruthy();
  await user.type(field, 'SALAH');
  await user.click(screen.getByRole('button', { name: 'Kirim kode' }));
  expect(await screen.findByText('Kode presensi ini tidak cocok.')).toBeTruthy();
  expect(field.value).toBe('SALAH');
  await user.clear(field);
  await user.type(field, 'SAPA24');
  await user.click(screen.getByRole('button', { name: 'Kirim kode' }));
  expect(await screen.findByText('Materi ini sudah kamu selesaikan.')).toBeTruthy();
  expect(celebrate).toHaveBeenCalled();
  expect(screen.queryByLabelText(/Kode presensi/)).toBeNull();
});

test('a session that is over shows its recording', async () => {
  open({ begins: -300, content: { recording: { file: null, embed: null, address: 'https://contoh.test/rekaman' } } });
  expect((await screen.findByRole('link', { name: /Buka rekaman/ })).getAttribute('href')).toBe(
    'https://contoh.test/rekaman',
  );
  expect(await seen()).toContain('Sesi sudah selesai');
});

test('an address and a recording that came late are loaded when the tab becomes visible again', async () => {
  const { change } = open({ begins: -5 });
  expect(await seen()).toContain('Halaman ini memuatnya begitu tersedia.');
  change({ meetingUrl: 'https://rapat.contoh.test/a' });
  lookAgain();
  expect(await screen.findByRole('link', { name: /Gabung/ })).toBeTruthy();
  cleanup();

  const { change: changeLater } = open({ begins: -300 });
  expect(await screen.findByText('Rekamannya belum diunggah. Halaman ini memuatnya begitu tersedia.')).toBeTruthy();
  changeLater({ recording: { file: null, embed: null, address: 'https://contoh.test/rekaman' } });
  lookAgain();
  expect(await screen.findByRole('link', { name: /Buka rekaman/ })).toBeTruthy();
});

test('a session that no longer accepts codes says whom to ask', async () => {
  open({ begins: -27 * 60 });
  expect(await screen.findByText('Presensi sudah ditutup.')).toBeTruthy();
  expect(screen.queryByLabelText(/Kode presensi/)).toBeNull();
});

test('a participant who attended sees since when', async () => {
  open({ begins: -300, status: 'passed', content: { attended: { at: '2026-12-31T17:30:00.000Z', method: 'code' } } });
  expect(await screen.findByText(/Tercatat 1 Jan 2027, 00:30 WIB/)).toBeTruthy();
});
