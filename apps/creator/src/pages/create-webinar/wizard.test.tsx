// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, lesson as lessonCalls, live, webinar } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { openWizard } from '../../testing/open-wizard.ts';
import { builtWebinar, writtenSession } from '../../testing/webinars.ts';

// Sets a date before the session.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const step = (name: string, more = '') => `/creator/create-webinar/${name}?name=membaca-anggaran&id=w1${more}`;

test('the sidebar has a chip, the title, the date and five numbered steps, the complete ones checked [2.103, 2.105]', async () => {
  const { user } = openWizard(step('details'));
  await user.click(await screen.findByRole('button', { name: /^Langkah/ }));
  const side = within(await screen.findByRole('dialog', { name: 'Langkah' }));
  side.getByText('Sesi Live');
  side.getByText('Membaca Anggaran');
  side.getByText('1 Des 2026, 19:00 WIB');
  const links = within(side.getByRole('navigation', { name: 'Langkah webinar' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Informasi, selesai',
    'Sesi, selesai',
    '3Tampilan',
    '4Tiket dan harga',
    '5Terbitkan',
  ]);
});

test('each step has a page of its own, whose link has the name and the id of the webinar [2.21, 2.104]', async () => {
  const { user } = openWizard(step('details'));
  await user.click(await screen.findByRole('button', { name: /^Langkah/ }));
  const links = within(await screen.findByRole('navigation', { name: 'Langkah webinar' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['information', 'details', 'branding', 'pricing', 'publish'].map((name) => step(name)),
  );
});

test('the bar links back to the catalogue, previews, submits, helps, and shows the last change [2.31, 2.94, 2.95, 2.96, 2.97]', async () => {
  const { user } = openWizard(step('pricing'));
  await screen.findByRole('heading', { name: 'Tiket dan harga' });
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Kembali ke Katalog Kelas' }).getAttribute('href')).toBe(
    '/creator/list-catalog',
  );
  bar.getByRole('button', { name: 'Pratinjau' });
  bar.getByRole('button', { name: 'Ajukan Kelas' });
  bar.getByText('Terakhir diubah 21 Nov 2026, 10:00 WIB');
  await user.click(bar.getByRole('button', { name: 'Bantuan' }));
  await screen.findByRole('dialog', { name: 'Bantuan: Tiket dan harga' });
});

test('without a step the page asks for the title, and stores nothing before it is given', async () => {
  const { user, callsOf, address } = openWizard('/creator/create-webinar');
  await user.type(await screen.findByRole('textbox', { name: 'Judul webinar' }), 'Membaca Data Anggaran');
  expect(callsOf(webinar.create)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Buat webinar' }));
  await waitFor(() => expect(callsOf(webinar.create)).toEqual([{ body: { title: 'Membaca Data Anggaran' } }]));
  await waitFor(() => expect(address()).toContain('/creator/create-webinar/information?name='));
});

test('a webinar opens at its first incomplete step', async () => {
  const { address } = openWizard('/creator/create-webinar/membaca-anggaran?id=w1');
  await screen.findByRole('heading', { name: 'Sampul dan pengajar' });
  expect(address()).toBe(step('branding'));
});

test('each change saves itself', async () => {
  const { user, callsOf } = openWizard(step('information'));
  await user.type(await screen.findByRole('textbox', { name: 'Deskripsi singkat' }), ' Untuk semua.{Tab}');
  await waitFor(() =>
    expect(callsOf(webinar.update)).toEqual([
      { params: { id: 'w1' }, body: { description: 'Belajar menulis pembuka berita. Untuk semua.', revision: 1 } },
    ]),
  );
});

const inSession = step('details', '&lessonId=s1-lesson');

test(
  'the meeting address of a session is stored separately, and an invalid one is not sent',
  { tags: 'night' },
  async () => {
    const { user, callsOf } = openWizard(inSession);
    const address = await screen.findByRole('textbox', { name: 'Alamat pertemuan' });
    await user.type(address, 'zoom.us/j/1{Tab}');
    await screen.findByText('Tempel alamat lengkap yang diawali https://');
    await user.clear(address);
    await user.paste('https://rapat.contoh.id/anggaran');
    await user.tab();
    await waitFor(() =>
      expect(callsOf(live.update)).toEqual([
        { params: { id: 's1-lesson' }, body: { meetingUrl: 'https://rapat.contoh.id/anggaran' } },
      ]),
    );
    expect(callsOf(lessonCalls.update)).toEqual([]);
  },
);

test(
  'renaming a session renames its lesson, and its settings are saved on the new revision',
  { tags: 'night' },
  async () => {
    const { user, callsOf } = openWizard(inSession);
    await user.type(await screen.findByRole('textbox', { name: 'Judul sesi' }), ' pembuka{Tab}');
    await waitFor(() => expect(callsOf(webinar.updateSession)).toHaveLength(1));
    expect(callsOf(webinar.updateSession)[0]).toMatchObject({ body: { title: 'Sesi s1 pembuka' } });
    await user.click(screen.getByRole('radio', { name: /^Tombol selesai/ }));
    await waitFor(() => expect(callsOf(lessonCalls.update)).toHaveLength(1));
    expect(callsOf(lessonCalls.update)[0]).toMatchObject({
      body: { setting: { completionType: 'hit-button' }, revision: 2 },
    });
  },
);

test(
  'moving a session with participants takes a reason, and shows the message they will get',
  { tags: 'night' },
  async () => {
    const session = writtenSession('s1', { isLive: true });
    const taken = builtWebinar({
      statusApprove: 'publish',
      status: 'publish',
      participantCount: 37,
      sessions: [session],
    });
    const { user, callsOf } = openWizard(inSession, taken);
    await user.click(await screen.findByRole('button', { name: 'Ubah jadwal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah jadwal sesi' }));
    const [, start] = await dialog.findAllByRole('textbox');
    await user.clear(start!);
    await user.type(start!, '20:00{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Ubah dan kabari peserta' }));
    await dialog.findByText('Tulis alasannya');
    await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Pembicara terlambat mendarat.');
    dialog.getByText('37 peserta dikabari');
    dialog.getByText(/dari Selasa, 1 Des 2026, 19:00–21:00 WIB menjadi Selasa, 1 Des 2026, 20:00–22:00 WIB/);
    await user.click(dialog.getByRole('button', { name: 'Ubah dan kabari peserta' }));
    await waitFor(() =>
      expect(callsOf(live.update)).toEqual([
        {
          params: { id: 's1-lesson' },
          body: {
            startsAt: '2026-12-01T13:00:00.000Z',
            endsAt: '2026-12-01T15:00:00.000Z',
            reason: 'Pembicara terlambat mendarat.',
          },
        },
      ]),
    );
  },
);

test('a session is cancelled for good, with a reason for its participants', async () => {
  const session = writtenSession('s1', { isLive: true });
  const taken = builtWebinar({
    statusApprove: 'publish',
    status: 'publish',
    participantCount: 37,
    sessions: [session],
  });
  const { user, callsOf } = openWizard(inSession, taken, [
    answer(live.cancel, () => {
      throw new ApiError(409, 'live_session_over', 'Sesi ini sudah selesai');
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Batalkan sesi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Batalkan “Sesi s1”?' }));
  dialog.getByText(/^37 peserta langsung dikabari/);
  await user.type(dialog.getByRole('textbox', { name: /^Alasan pembatalan/ }), 'Pembicara sakit.');
  await user.click(dialog.getByRole('button', { name: 'Batalkan sesi' }));
  await waitFor(() => expect(callsOf(live.cancel)).toMatchObject([{ body: { reason: 'Pembicara sakit.' } }]));
});

test('the last step links to what is missing, and a submitted webinar can be withdrawn', async () => {
  const { user, callsOf } = openWizard(
    step('publish'),
    builtWebinar({}, ['information', 'details', 'branding', 'pricing']),
  );
  await screen.findByText('Semua sudah lengkap');
  await user.click(screen.getByRole('button', { name: 'Ajukan Kelas' }));
  await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
  await user.click(await screen.findByRole('button', { name: 'Tarik kembali' }));
  await waitFor(() => expect(callsOf(webinar.withdraw)).toHaveLength(1));
  cleanup();
  openWizard(step('publish'));
  const missing = await screen.findByText('Kurang di pricing');
  expect(within(missing.closest('li')!.parentElement!.parentElement!).getByRole('link').getAttribute('href')).toBe(
    step('pricing'),
  );
});
