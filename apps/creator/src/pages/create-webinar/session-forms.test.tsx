// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, lesson as lessonCalls, live, webinar } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { storedLesson } from '../../testing/fixtures.ts';
import { openWizard } from '../../testing/open-wizard.ts';
import { builtWebinar, writtenSession } from '../../testing/webinars.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const details = '/creator/create-webinar/details?name=membaca-anggaran&id=w1';

describe('moving a session', () => {
  const session = writtenSession('s1', { isLive: true });
  const published = builtWebinar({
    statusApprove: 'publish',
    status: 'publish',
    participantCount: 37,
    sessions: [session],
  });
  const open = () =>
    openWizard(`${details}&lessonId=s1-lesson`, published, [
      answer(live.update, () => {
        throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu', { endsAt: 'Satu sesi paling lama 24 jam' });
      }),
    ]);
  const move = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: 'Ubah jadwal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah jadwal sesi' }));
    return { dialog, day: await dialog.findByLabelText('Tanggal') };
  };

  test('the same time is no move, and its day gets the focus', { tags: 'night' }, async () => {
    const portal = open();
    const { user, callsOf } = portal;
    const { dialog, day } = await move(portal);
    await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Pembicara terlambat mendarat.');
    await user.click(dialog.getByRole('button', { name: 'Ubah dan kabari peserta' }));
    await dialog.findByText('Pilih waktu yang baru');
    await expect.poll(() => document.activeElement).toBe(day);
    expect(callsOf(live.update)).toEqual([]);
  });

  test(
    "the server's refusal of an end shows at the times, and time and reason are there when it is opened again",
    { tags: 'night' },
    async () => {
      const portal = open();
      const { user } = portal;
      const { dialog } = await move(portal);
      await user.clear(dialog.getByLabelText('Mulai'));
      await user.type(dialog.getByLabelText('Mulai'), '20:00{Enter}');
      await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Pembicara terlambat mendarat.');
      await user.click(dialog.getByRole('button', { name: 'Ubah dan kabari peserta' }));
      await dialog.findByText('Satu sesi paling lama 24 jam');
      await user.click(dialog.getByRole('button', { name: 'Batal' }));
      const again = await move(portal);
      expect(again.dialog.getByLabelText('Mulai')).toHaveProperty('value', '20:00');
      expect(again.dialog.getByRole('textbox', { name: /^Alasan/ })).toHaveProperty(
        'value',
        'Pembicara terlambat mendarat.',
      );
    },
  );
});

test('a session is added by its title alone, which stays in its field when it is refused', async () => {
  let isReached = false;
  const { user, callsOf } = openWizard(details, builtWebinar(), [
    answer(webinar.createSession, ({ body }) => {
      if (!isReached) throw new ApiError(0, 'network', 'Koneksi terputus');
      const added = writtenSession('s2');
      const lesson = { ...added.lesson!, id: body.lessonId! };
      return builtWebinar({ sessions: [writtenSession('s1'), { ...added, lesson }] });
    }),
    answer(lessonCalls.detail, ({ params }) => storedLesson('webinar', params.id, { title: 'Tanya jawab' })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Tambah sesi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah sesi' }));
  const title = await dialog.findByLabelText('Judul sesi');
  expect(title).toHaveProperty('value', 'Sesi 2');
  const add = dialog.getByRole('button', { name: 'Tambah sesi' });
  await user.clear(title);
  await user.click(add);
  await dialog.findByText('Tulis judul sesinya');
  await user.type(title, ' Tanya jawab ');
  await user.click(add);
  await dialog.findByText('Koneksi terputus');
  expect(title).toHaveProperty('value', ' Tanya jawab ');
  isReached = true;
  await user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tambah sesi' })).toBeNull());
  const [lost, added] = callsOf(webinar.createSession);
  expect(added).toMatchObject({ body: { title: 'Tanya jawab', startsAt: null, endsAt: null } });
  expect(added).toEqual(lost);
  // The page of the new session opens.
  expect(await screen.findByRole('textbox', { name: 'Judul sesi' })).toHaveProperty('value', 'Tanya jawab');
});
