// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError, assistant } from '@sinau/api-client';
import type { NewsCheck } from '@sinau/contracts/study/assistant/assistant.schemas';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import type { OwnSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf } from '../../testing/fixtures.ts';
import { handInAnswers } from '../../testing/hand-in.ts';
import { openLesson } from '../../testing/open-lesson.tsx';
import { NewsWritingPage } from './news-writing-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const at = '2026-11-21T03:00:00.000Z';
const content = 'Kios Terbakar\n\nApi membakar kios, naik 5% dari tahun lalu.';
const percent = {
  topic: 'style',
  message: 'Tulis “5 persen”, bukan “%”.',
  passage: { start: 39, text: '5%' },
} as const;
const found: NewsCheck = {
  source: 'built-in',
  isFallback: false,
  words: 8,
  remarks: [percent, { topic: 'length', message: 'Baru 8 kata.', passage: null }],
};

/** Opens the page with a fake API of one news writing lesson. */
function open(given: Partial<OwnSubmission> = {}, check: NewsCheck = found) {
  const lesson: ParticipantLessonOf<'news_writing'> = {
    id: idOf(1),
    classId: idOf(9),
    type: 'news_writing',
    title: 'Tugas Akhir',
    durationSeconds: 5_400,
    content: { instruction: '<p>Tulis berita.</p>', rubric: [], minimumWords: 200, maximumWords: 400 },
    setting: { progressBar: true, completionType: 'hit-button', saveToArchive: false },
    session: { id: idOf(51), participantId: idOf(700), status: 'started', beganAt: at, playback: null },
  };
  const { answers, stored } = handInAnswers(lesson, { content, revision: 1, ...given });
  const assistantIs = { refusal: null as ApiError | null };
  const checks = answer(assistant.check, () => {
    if (assistantIs.refusal) throw assistantIs.refusal;
    return check;
  });
  const app = openLesson({ Page: NewsWritingPage, lesson: () => lesson, answers: [...answers, checks] });
  return { ...app, assistantIs, stored };
}

const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Isi berita' });
/** Opens the assistant, which is a drawer on the narrow screen of the tests. */
async function openAssistant({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: /^AI-sisten/ }));
  return within(screen.getByRole('dialog', { name: 'AI-sisten' }));
}

test('headline and body are one text on the server', async () => {
  const app = open({ content: '' });
  await app.user.type(await screen.findByRole('textbox', { name: 'Judul' }), 'Kios Terbakar{Enter}');
  expect(document.activeElement).toBe(await body());
  await app.user.type(await body(), 'Api padam.');
  screen.getByText('2 kata · diminta 200 sampai 400 kata');
  await waitFor(() => expect(app.stored()).toBe('Kios Terbakar\n\nApi padam.'));
});

test('a remark moves the caret to its passage, also after the text before it grew', async () => {
  const app = open();
  const { user } = app;
  let panel = await openAssistant(app);
  await user.click(panel.getByRole('button', { name: 'Periksa tulisan' }));
  expect(app.callsOf(assistant.check)).toEqual([
    { params: { participantId: idOf(700), sessionId: idOf(51) }, body: { content } },
  ]);
  await user.click(await panel.findByRole('button', { name: '5%' }));
  const text = await body();
  const selected = () => text.value.slice(text.selectionStart, text.selectionEnd);
  await waitFor(() => expect([document.activeElement, selected()]).toEqual([text, '5%']));

  await user.type(text, 'Hari ini ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  panel = await openAssistant(app);
  panel.getByText('Tulisanmu berubah sejak diperiksa.');
  await user.click(panel.getByRole('button', { name: '5%' }));
  await waitFor(() => expect(selected()).toBe('5%'));

  await user.clear(text);
  panel = await openAssistant(app);
  await user.click(panel.getByRole('button', { name: '5%' }));
  await panel.findByText('Bagian itu sudah berubah di tulisanmu.', { exact: false });

  await user.click(panel.getByRole('button', { name: 'Tutup' }));
  await user.type(text, 'Naik 5%.');
  panel = await openAssistant(app);
  await user.click(panel.getByRole('button', { name: '5%' }));
  await waitFor(() => expect(selected()).toBe('5%'));
  panel = await openAssistant(app);
  expect(panel.queryByText('Bagian itu sudah berubah di tulisanmu.', { exact: false })).toBeNull();
});

test("'Sudah dibaca' stays with a remark, across another check and a reload", async () => {
  const first = open();
  let panel = await openAssistant(first);
  await first.user.click(panel.getByRole('button', { name: 'Periksa tulisan' }));
  await panel.findByText('2 catatan, 2 belum dibaca.');
  await first.user.click(within(panel.getByRole('region', { name: 'Gaya bahasa' })).getByRole('checkbox'));
  panel.getByText('2 catatan, 1 belum dibaca.');
  const onDevice = Object.entries(localStorage) as [string, string][];
  cleanup();

  const second = open();
  for (const [key, value] of onDevice) localStorage.setItem(key, value);
  panel = await openAssistant(second);
  await second.user.click(panel.getByRole('button', { name: 'Periksa tulisan' }));
  await panel.findByText('2 catatan, 1 belum dibaca.');
});

test('the remarks of our own rules say when the external service does not answer', async () => {
  const app = open({}, { ...found, isFallback: true });
  const panel = await openAssistant(app);
  await app.user.click(panel.getByRole('button', { name: 'Periksa tulisan' }));
  await panel.findByText('Asisten luar sedang tidak menjawab; ini hasil pemeriksaan bawaan.');
});

test('a check that fails does not prevent writing and submitting', async () => {
  const app = open();
  app.assistantIs.refusal = new ApiError(429, 'too_many_requests', 'Terlalu sering. Coba lagi nanti.');
  const panel = await openAssistant(app);
  await app.user.click(panel.getByRole('button', { name: 'Periksa tulisan' }));
  await panel.findByText(/Terlalu sering\. Coba lagi nanti\. Tulisanmu aman/);
  await app.user.click(panel.getByRole('button', { name: 'Tutup' }));
  expect((await body()).readOnly).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Kumpulkan' }).disabled).toBe(false);
});

test('remarks of an external service are shown as plain text', async () => {
  const attack = '<img src=x onerror=alert(1)><b>Lulus</b>';
  const app = open({}, { ...found, remarks: [{ topic: 'lead', message: attack, passage: null }] });
  const panel = await openAssistant(app);
  await app.user.click(panel.getByRole('button', { name: 'Periksa tulisan' }));
  await panel.findByText(attack);
  expect(document.querySelector('img[src=x]')).toBeNull();
});
