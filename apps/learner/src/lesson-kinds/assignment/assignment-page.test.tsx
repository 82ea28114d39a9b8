// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, portfolio, quiz } from '@sinau/api-client';
import type { ParticipantLessonOf, SessionDetail } from '@sinau/contracts/study/learning/learning.schemas';
import type { PortfolioEntry } from '@sinau/contracts/study/portfolio/portfolio.schemas';
import type { OwnSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf, listOf } from '../../testing/fixtures.ts';
import { handInAnswers } from '../../testing/hand-in.ts';
import { versionOf } from '../../testing/lessons.ts';
import { openLesson } from '../../testing/open-lesson.tsx';
import { AssignmentPage } from './assignment-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const at = '2026-11-21T03:00:00.000Z';

/** Opens the page with a fake API of one assignment. */
function open(
  given: Partial<OwnSubmission> = {},
  status: SessionDetail['status'] = 'started',
  { saveToArchive = false } = {},
) {
  let kept: PortfolioEntry[] = [];
  const lesson: ParticipantLessonOf<'assignment'> = {
    id: idOf(1),
    classId: idOf(9),
    type: 'assignment',
    title: 'Tugas lead',
    durationSeconds: 1_800,
    content: { instruction: '<p>Tulis lead.</p>', rubric: [{ id: 'k1', title: 'Kejelasan', points: 40 }] },
    setting: {
      progressBar: true,
      completionType: 'minimum-score',
      minimumScore: 70,
      fileValidation: [{ type: 'pdf', text: 'PDF', isSelected: true }],
      maxAttempts: null,
      dueDays: null,
      allowLate: true,
      saveToArchive,
    },
    session: { id: idOf(51), participantId: idOf(700), status, beganAt: at, playback: null },
  };
  const { answers, ...server } = handInAnswers(lesson, given);
  const next = { kind: 'lesson', href: '/berikutnya' } as const;
  const ofPortfolio = [
    answer(portfolio.mine, () => listOf(kept)),
    answer(portfolio.create, ({ body }) => {
      const entry: PortfolioEntry = {
        id: idOf(60),
        title: 'Tugas lead',
        submissionId: 'submissionId' in body ? body.submissionId : null,
        type: 'assignment',
        class: { title: 'Menulis Berita', slug: 'menulis-berita' },
        isShown: true,
        createdAt: at,
      };
      kept = [entry];
      return entry;
    }),
  ];
  const opened = openLesson({
    Page: AssignmentPage,
    lesson: () => lesson,
    next,
    answers: [...answers, ...ofPortfolio],
  });
  return { ...opened, ...server };
}

test('an assignment shows its task, is written, submitted after a confirmation, and withdrawn [2.11]', async () => {
  const { user, callsOf } = open();
  const brief = await screen.findByRole('region', { name: 'Petunjuk tugas' });
  expect(brief.textContent).toContain('Tulis lead.');
  expect(brief.textContent).toContain('Nilai minimal 70');
  expect(brief.textContent).toContain('Kejelasan40 poin');
  const handIn = screen.getByRole<HTMLButtonElement>('button', { name: 'Kumpulkan' });
  expect(handIn.disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: /Jawabanmu/ }), 'Pasar terbakar.');
  expect(await screen.findByText(/^Tersimpan/)).toBeTruthy();
  await user.click(handIn);
  const dialog = await screen.findByRole('alertdialog', { name: 'Kumpulkan tugas ini?' });
  expect(dialog.textContent).toContain('Tulisanmu (2 kata) dikirim ke pengajar');
  await user.click(within(dialog).getByRole('button', { name: 'Kumpulkan' }));
  expect(await screen.findByText('Menunggu dinilai.')).toBeTruthy();
  expect(callsOf(quiz.submit)).toMatchObject([{ body: { content: 'Pasar terbakar.', fileIds: [] } }]);
  expect(screen.queryByRole('textbox')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Tarik kembali' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tarik kembali' }));
  expect(await screen.findByRole('textbox', { name: /Jawabanmu/ })).toBeTruthy();
});

test('text typed before the session ended is restored', async () => {
  const first = open();
  first.network.refusal = new ApiError(0, 'network', 'Koneksi terputus');
  await first.user.type(await screen.findByRole('textbox', { name: /Jawabanmu/ }), 'Ditulis di kereta');
  expect(await screen.findByText(/tersimpan di perangkat ini/)).toBeTruthy();
  cleanup();
  // Preserves the device's storage, which opening the application in a test clears.
  vi.spyOn(Storage.prototype, 'clear').mockImplementationOnce(() => undefined);
  open();
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Jawabanmu/ });
  expect(again.value).toBe('Ditulis di kereta');
});

test('a returned version shows the comment, and the writer continues from its text', async () => {
  const grade = {
    outcome: 'needs-revision' as const,
    score: null,
    rubric: null,
    feedback: 'Sebut sumbernya.',
    gradedAt: at,
  };
  const { user } = open({
    id: idOf(90),
    state: 'needs-revision',
    revision: 5,
    content: 'Lead versi 2',
    versions: [versionOf(1), versionOf(2, { grade })],
  });
  expect(await screen.findByText('Perlu revisi.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Hasil penilaian' })).getByText('Sebut sumbernya.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Jawabanmu/ }).value).toBe('Lead versi 2');
  await user.click(screen.getByText('Versi 2'));
  await user.click(screen.getByRole('button', { name: 'Bandingkan dengan versi 1' }));
  expect(document.querySelector('ins')?.textContent).toBe('2');
  expect(document.querySelector('del')?.textContent).toBe('1');
});

test('a work that passed shows its score and links to the next lesson', async () => {
  const grade = { outcome: 'passed' as const, score: 85, rubric: { k1: 34 }, feedback: 'Kuat.', gradedAt: at };
  open({ id: idOf(90), state: 'passed', isWritable: false, versions: [versionOf(1, { grade })] }, 'passed');
  expect(await screen.findByText('Tugasmu lulus. Selamat!')).toBeTruthy();
  expect(screen.getAllByText('Nilai 85')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Lanjut' }).getAttribute('href')).toBe('/berikutnya');
  expect(screen.queryByRole('button', { name: 'Tarik kembali' })).toBeNull();
});

const passed = (overrides: Partial<OwnSubmission> = {}): Partial<OwnSubmission> => ({
  id: idOf(90),
  state: 'passed',
  isWritable: false,
  versions: [versionOf(1)],
  ...overrides,
});

test('a work that passed is offered for the portfolio, says who will read it, and is added by one press [3.24]', async () => {
  const { user, callsOf } = open(passed(), 'passed', { saveToArchive: true });
  const offer = within(await screen.findByRole('region', { name: 'Simpan ke portofolio?' }));
  offer.getByText(/Tampil di profilmu, dan siapa pun bisa membaca tulisan serta berkasnya/);
  expect(callsOf(portfolio.create)).toEqual([]);
  await user.click(offer.getByRole('button', { name: 'Simpan ke portofolio' }));
  const link = await screen.findByRole('link', { name: 'Lihat karyanya' });
  expect(link.getAttribute('href')).toBe(`/profile/portfolio/details/${idOf(60)}`);
  expect(callsOf(portfolio.create)).toEqual([{ body: { submissionId: idOf(90) } }]);
  expect(screen.queryByRole('button', { name: 'Simpan ke portofolio' })).toBeNull();
});

test.each([
  ['the lesson does not offer it', passed(), 'passed', false],
  ['the work has not passed', passed({ state: 'submitted' }), 'started', true],
] as const)('no offer for the portfolio is shown where %s', async (_, given, status, saveToArchive) => {
  const { callsOf } = open(given, status, { saveToArchive });
  await screen.findByRole('heading', { name: 'Yang kamu kumpulkan' });
  expect(screen.queryByText('Simpan ke portofolio?')).toBeNull();
  expect(callsOf(portfolio.mine)).toEqual([]);
});

test('written text is shown as plain text, whatever it contains', async () => {
  const attack = '<img src=x onerror=alert(1)>';
  const grade = { outcome: 'passed' as const, score: 85, rubric: null, feedback: attack, gradedAt: at };
  open(
    { id: idOf(90), state: 'passed', isWritable: false, versions: [versionOf(1, { content: attack, grade })] },
    'passed',
  );
  expect((await screen.findAllByText(attack)).length).toBeGreaterThanOrEqual(2);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test(
  'two texts of one draft are shown side by side on request, and neither is deleted before one is chosen',
  { tags: 'night' },
  async () => {
    const { user, stored, writeElsewhere, callsOf } = open({ revision: 1, content: 'Lead' });
    const text = await screen.findByRole('textbox', { name: /Jawabanmu/ });
    writeElsewhere('Lead dari laptop');
    await user.type(text, ' dari ponsel');
    const notice = await screen.findByText(/Draf ini juga ditulis di perangkat lain/);
    expect(notice.closest('[role=alert]')).not.toBeNull();
    expect([document.activeElement, screen.queryByRole('dialog')]).toEqual([text, null]);

    const compare = async () => {
      await user.click(screen.getByRole('button', { name: 'Bandingkan' }));
      return within(await screen.findByRole('dialog', { name: 'Draf ini juga ditulis di perangkat lain' }));
    };
    const dialog = await compare();
    expect(dialog.getByRole('region', { name: 'Di sini' }).textContent).toContain('Lead dari ponsel');
    expect(dialog.getByRole('region', { name: 'Dari perangkat lain' }).textContent).toContain('Lead dari laptop');

    await user.click(dialog.getByRole('button', { name: 'Tutup' }));
    await user.type(text, ' juga');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Kumpulkan' }).disabled).toBe(true);
    expect([stored(), callsOf(quiz.submit)]).toEqual(['Lead dari laptop', []]);

    await user.click((await compare()).getByRole('button', { name: 'Pakai yang di sini' }));
    await expect.poll(stored).toBe('Lead dari ponsel juga');
    expect(screen.queryByRole('button', { name: 'Bandingkan' })).toBeNull();
  },
);
