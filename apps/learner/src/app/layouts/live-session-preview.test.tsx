// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, discussion, preview } from '@sinau/api-client';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { webinarSetting } from '@sinau/contracts/study/lesson-kinds/webinar';
import type { PreviewedClass } from '@sinau/contracts/authoring/preview/preview.schemas';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { idOf, listOf, programDetail, webinarDetail } from '../../testing/fixtures.ts';
import { outlineLesson, outlineOf } from '../../testing/lessons.ts';
import { routes } from '../router.tsx';

afterEach(cleanup);

const setting = webinarSetting.parse({ progressBar: true });
const session = (number: number) =>
  outlineLesson(number, { type: 'webinar', title: `Sesi ${number}`, setting, durationSeconds: 5_400 });
const viewer = { isOnTeam: true, mayEdit: true };
const intensive: PreviewedClass = {
  ...programDetail({ format: 'intensive' }),
  sections: outlineOf(outlineLesson(1, { type: 'article' }), session(2)),
  viewer,
};
const webinar: PreviewedClass = { ...webinarDetail(), sections: outlineOf(session(1), session(2)), viewer };

const planned = (id: string): ParticipantLessonOf<'webinar'> => ({
  id,
  classId: idOf(9),
  type: 'webinar',
  title: 'Sesi 2',
  durationSeconds: 5_400,
  content: {
    startsAt: null,
    endsAt: null,
    opensAt: null,
    serverNow: new Date().toISOString(),
    meetingUrl: null,
    cancelledAt: null,
    cancelReason: null,
    moveReason: null,
    speakers: [],
    recording: null,
    giveBack: null,
    attended: null,
  },
  setting,
  session: { id, participantId: idOf(1), status: 'started', beganAt: null, playback: null },
});

const look = (previewed: PreviewedClass, path: string) =>
  openApp({
    routes,
    path,
    reducers: {},
    profile: { ...learnerProfile, isMitra: true },
    answers: [
      answer(preview.program, ({ params }) => {
        if (params.id !== previewed.slug) throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
        return previewed;
      }),
      answer(preview.lesson, ({ params }) => planned(params.id)),
      answer(discussion.list, listOf([])),
    ],
  });

const schedule = async () => (await screen.findByRole('region', { name: 'Jadwal' })).textContent;
const states = async () =>
  within(await screen.findByLabelText('Lihat sebagai'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const ofSecond = ({ slug }: PreviewedClass, type: string, state = '') =>
  `/preview/program/${type}?name=${slug}&content=${idOf(2)}${state && `&state=${state}`}`;

test('a session of an intensive class is previewed as `live`, in each state that its participants see [2.23]', async () => {
  const { address } = look(intensive, `/preview/program/live?name=${intensive.slug}`);
  expect(await schedule()).toContain('belum ditentukan');
  expect(address()).toContain(`content=${idOf(2)}`);
  expect(await states()).toEqual([
    'Bebas mencoba',
    'Sebelum sesi dibuka',
    'Tautan sudah terbuka',
    'Sedang berlangsung',
    'Kehadiran tercatat',
    'Selesai, belum ada rekaman',
    'Selesai, ada rekaman',
    'Dibatalkan',
  ]);
});

test.each([
  ['before', { says: /Mulai (1 hari|2\d jam)/, joins: false, code: false, recording: null }],
  ['open', { says: /Mulai 1\d:\d\d lagi/, joins: true, code: true, recording: null }],
  ['running', { says: /Sedang berlangsung/, joins: true, code: true, recording: null }],
  ['attended', { says: /Sedang berlangsung/, joins: true, code: false, recording: null }],
  ['over', { says: /Sesi sudah selesai/, joins: false, code: true, recording: 'awaited' }],
  ['recorded', { says: /Sesi sudah selesai/, joins: false, code: false, recording: 'shown' }],
  ['cancelled', { says: /Sesi ini dibatalkan/, joins: false, code: false, recording: null }],
])('a session shown as `%s` shows only its own content', async (state, expected) => {
  look(intensive, ofSecond(intensive, 'live', state));
  expect(await schedule()).toMatch(expected.says);
  const recording = screen.queryByRole('region', { name: 'Rekaman' });
  const is = {
    joins: screen.queryByRole('link', { name: /Gabung/ }) !== null,
    code: screen.queryByLabelText(/Kode presensi/) !== null,
    recording: recording && (within(recording).queryByText(/belum diunggah/) ? 'awaited' : 'shown'),
  };
  expect({ says: expected.says, ...is }).toEqual(expected);
});

test('a previewed session accepts any code, and sends nothing', async () => {
  const { user } = look(intensive, ofSecond(intensive, 'live', 'running'));
  await user.type(await screen.findByLabelText(/Kode presensi/), 'apa saja');
  await user.click(screen.getByRole('button', { name: 'Kirim kode' }));
  await waitFor(() => expect(screen.queryByLabelText(/Kode presensi/)).toBeNull());
});

test('the seat of a webinar is previewed as `webinar`, from its first session [2.23]', async () => {
  const { address } = look(webinar, `/preview/program?name=${webinar.slug}`);
  expect(await schedule()).toBeTruthy();
  expect(address()).toMatch(/^\/preview\/program\/webinar\?/);
});

test('an address of the other kind redirects to the right one', async () => {
  const { address } = look(webinar, ofSecond(webinar, 'live'));
  await schedule();
  expect(address()).toMatch(/^\/preview\/program\/webinar\?/);
});
