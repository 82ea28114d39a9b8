// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, lesson as lessonCalls, live, webinar } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
import { answer } from '@sinau/shell/testing';
import { mediaFile } from '../../testing/fixtures.ts';
import { fakeUploads, fileOf } from '../../testing/fake-uploads.ts';
import { openWizard } from '../../testing/open-wizard.ts';
import { builtWebinar, writtenSession } from '../../testing/webinars.ts';

afterEach(cleanup);

const size = 100 * 1024 * 1024;
const inSession = screens.createWebinar('details', { name: 'membaca-anggaran', id: 'w1', lessonId: 's1-lesson' });

/** Opens the editor of a session, with uploads that the test advances. */
function openSession(session = writtenSession('s1', { isLive: true })) {
  const uploads = fakeUploads(new Map());
  const app = openWizard(inSession, builtWebinar({ sessions: [session] }), uploads.answers);
  const part = () => waitFor(() => (expect(uploads.sent.length).toBeGreaterThan(0), uploads.sent[0]!));
  return { ...app, part };
}
const chooser = () => screen.findByLabelText<HTMLInputElement>('Video', { selector: 'input[type=file]' });

test(
  'a recording upload shows its per cent, and is stored with the session once complete',
  { tags: 'night' },
  async () => {
    const { user, part, callsOf } = openSession();
    await user.upload(await chooser(), fileOf('sesi.mp4', 'video/mp4', size));
    (await part()).progress(size / 4);
    const bar = () => screen.getAllByRole('progressbar', { name: 'Mengunggah sesi.mp4' })[0]!;
    await waitFor(() => expect(bar().getAttribute('aria-valuenow')).toBe('25'));
    (await part()).arrive(mediaFile('m1', { kind: 'video', name: 'sesi.mp4' }), size);
    await waitFor(() =>
      expect(callsOf(live.update)).toEqual([{ params: { id: 's1-lesson' }, body: { recordingId: 'm1' } }]),
    );
    expect(callsOf(lessonCalls.update)).toEqual([]);
  },
);

test('a recording that finishes uploading after its session was left is still stored', async () => {
  const { user, part, callsOf, router } = openSession();
  await user.upload(await chooser(), fileOf('sesi.mp4', 'video/mp4', size));
  const sent = await part();
  await router.navigate(screens.createWebinar('branding', { name: 'membaca-anggaran', id: 'w1' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Alamat pertemuan' })).toBeNull());
  sent.arrive(mediaFile('m1', { kind: 'video', name: 'sesi.mp4' }), size);
  await waitFor(() =>
    expect(callsOf(live.update)).toEqual([{ params: { id: 's1-lesson' }, body: { recordingId: 'm1' } }]),
  );
});

test('a removed session takes its failed upload out of the tray', async () => {
  const session = writtenSession('s1');
  const uploads = fakeUploads(new Map());
  const built = builtWebinar({ sessions: [session] });
  const { user, router } = openWizard(inSession, builtWebinar({ sessions: [{ ...session, isLive: true }] }), [
    ...uploads.answers,
    answer(webinar.removeSession, { ...built, sessions: [] }),
  ]);
  await user.upload(await chooser(), fileOf('sesi.mp4', 'video/mp4', size));
  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  uploads.sent[0]!.fail(new ApiError(422, 'invalid_input', 'Berkas ini bukan video.'));
  await screen.findByText('1 unggahan perlu dilihat', { selector: 'b' });
  await router.navigate(screens.createWebinar('details', { name: 'membaca-anggaran', id: 'w1' }));
  await user.click(await screen.findByRole('button', { name: 'Menu Sesi s1' }));
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Unggahan' })).toBeNull());
});

test('a session that takes place links to its code and its attendance list; a cancelled one to neither', async () => {
  openSession();
  expect((await screen.findByRole('link', { name: 'Kode presensi' })).getAttribute('href')).toBe(
    stepScreens.presenceBoard('s1-lesson'),
  );
  expect(screen.getByRole('link', { name: 'Daftar hadir' }).getAttribute('href')).toBe(screens.attendance('s1-lesson'));
  cleanup();
  openSession(writtenSession('s1', { isLive: true, cancelledAt: '2026-11-20T03:00:00.000Z', cancelReason: 'Sakit.' }));
  await screen.findByRole('textbox', { name: 'Alamat pertemuan' });
  for (const name of ['Kode presensi', 'Daftar hadir']) expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Rekaman' })).toBeNull();
});
