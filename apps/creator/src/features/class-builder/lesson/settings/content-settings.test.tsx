// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { lessonTypes, type LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import { blankLesson, kindOf } from '../kinds/index.ts';
import { draftOf, type LessonDraft } from '../lesson-draft.ts';
import { ContentSettings } from './content-settings.tsx';

afterEach(cleanup);

function open(type: LessonType, content = blankLesson(type).content) {
  let latest = blankLesson(type).setting;
  function Settings() {
    const [setting, setSetting] = useState<LessonDraft['setting']>(latest);
    latest = setting;
    return (
      <ContentSettings
        draft={draftOf(type, { title: 'Lead', content, setting })}
        error={undefined}
        readOnly={false}
        onChange={setSetting}
      />
    );
  }
  render(<Settings />);
  return { user: userEvent.setup(), setting: () => latest };
}

test.each(lessonTypes.filter((type) => kindOf({ type }).hasDrawer !== false))(
  '%s defaults to the first way to finish that it has [5.9, 5.10, 5.11]',
  (type) => {
    open(type);
    const ways = {
      video: ['Durasi tonton', 'Tombol selesai'],
      audio: ['Durasi dengar', 'Tombol selesai'],
      article: ['Tombol selesai'],
      pdf: ['Tombol selesai'],
      interactive: ['Tombol selesai', 'Nilai minimum'],
      quiz: ['Nilai minimum', 'Jawaban dikumpulkan'],
      assignment: ['Nilai minimum', 'Dinyatakan lulus'],
      news_writing: ['Dinyatakan lulus'],
      webinar: ['Kode presensi', 'Tombol selesai'],
    };
    const offered = screen.getAllByRole<HTMLInputElement>('radio');
    expect(offered.map(({ checked, labels }) => [labels?.[0]?.querySelector('b')?.textContent, checked])).toEqual(
      ways[type].map((way, index) => [way, index === 0]),
    );
  },
);

test('an embedded video can only be completed by button', () => {
  open('video', { mediaId: null, captions: [], address: 'https://youtu.be/dQw4w9WgXcQ' });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /Tombol selesai/ })).toBeTruthy();
});

test('the minimum score of a quiz starts at 0 [3.21, 9.15]', async () => {
  const { user, setting } = open('quiz');
  expect(setting()).toMatchObject({ completionType: 'minimum-score', minimumScore: 0 });
  await user.click(screen.getByRole('radio', { name: /Jawaban dikumpulkan/ }));
  await user.click(screen.getByRole('radio', { name: /Nilai minimum/ }));
  expect(setting()).toMatchObject({ completionType: 'minimum-score', minimumScore: 0 });
});

test('a quiz that is completed by submitting has no minimum score [4.35, 5.12]', async () => {
  const { user, setting } = open('quiz');
  const score = screen.getByRole('textbox', { name: 'Nilai minimum' });
  await user.clear(score);
  await user.type(score, '70{Enter}');
  expect(setting()).toMatchObject({ completionType: 'minimum-score', minimumScore: 70 });
  await user.click(screen.getByRole('radio', { name: /Jawaban dikumpulkan/ }));
  expect(setting()).toMatchObject({ completionType: 'hit-button', minimumScore: 0 });
  expect(screen.queryByRole('textbox', { name: 'Nilai minimum' })).toBeNull();
});

test('a number is stored as it is typed, an invalid one is not, and an empty limit means none', async () => {
  const { user, setting } = open('quiz');
  const score = screen.getByRole('textbox', { name: 'Nilai minimum' });
  await user.clear(score);
  await user.type(score, '7');
  expect(setting()).toMatchObject({ minimumScore: 7 });
  await user.type(score, '5');
  await user.tab();
  expect(setting()).toMatchObject({ minimumScore: 75 });

  await user.clear(score);
  await user.type(score, '101');
  await user.tab();
  expect(screen.getByText('Isi dengan angka 0 sampai 100')).toBeTruthy();
  expect(setting()).toMatchObject({ minimumScore: 75 });

  const minutes = screen.getByRole('textbox', { name: 'Batas waktu (menit)' });
  await user.type(minutes, '45{Enter}');
  expect(setting()).toMatchObject({ timeLimit: 45 });
  await user.clear(minutes);
  await user.tab();
  expect(setting()).toMatchObject({ timeLimit: null, maxAttempts: null });
});

test('randomization and finishing of a quiz are sets of checkboxes [3.22, 3.23, 5.14]', async () => {
  const { user, setting } = open('quiz');
  const choices = (legend: string) =>
    within(screen.getByRole('group', { name: legend })).getAllByRole<HTMLInputElement>('checkbox');
  // Learners see their score unless the partner chooses otherwise.
  expect(choices('Setelah dikumpulkan').map(({ checked }) => checked)).toEqual([false, true]);
  expect(choices('Saat mengerjakan').map(({ checked }) => checked)).toEqual([false]);
  await user.click(screen.getByRole('checkbox', { name: 'Tampilkan kunci jawaban' }));
  await user.click(screen.getByRole('checkbox', { name: 'Boleh maju mundur antar soal' }));
  await user.click(screen.getByRole('checkbox', { name: 'Tampilkan nilai' }));
  await user.click(screen.getByRole('checkbox', { name: 'Acak urutan soal' }));
  expect(setting()).toMatchObject({
    randomize: [
      { type: 'question', text: 'Acak urutan soal', isSelected: true },
      { type: 'answer', text: 'Acak urutan jawaban', isSelected: false },
    ],
    finishing: [
      { type: 'showAnswerKey', text: 'Tampilkan kunci jawaban', isSelected: true },
      { type: 'showScore', text: 'Tampilkan nilai', isSelected: false },
      { type: 'allowNextPrev', text: 'Boleh maju mundur antar soal', isSelected: true },
    ],
  });
});

test('a PDF can be made downloadable [3.18]', async () => {
  const { user, setting } = open('pdf');
  await user.click(screen.getByRole('switch', { name: 'Izinkan unduh berkas' }));
  expect(setting()).toMatchObject({ downloadFile: true, progressBar: true });
});

test('an assignment has accepted file types and a deadline [3.20, 3.24, 5.13]', async () => {
  const { user, setting } = open('assignment');
  const files = screen.getByRole('group', { name: 'Berkas yang diterima' });
  expect(
    within(files)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked),
  ).toEqual([true, true, true]);
  await user.click(within(files).getByRole('checkbox', { name: 'Gambar' }));
  await user.type(screen.getByRole('textbox', { name: /Tenggat/ }), '7{Enter}');
  await user.click(screen.getByRole('switch', { name: 'Terima yang terlambat' }));
  await user.click(screen.getByRole('switch', { name: 'Tawarkan jadi portofolio' }));
  expect(setting()).toMatchObject({
    fileValidation: [{ type: 'pdf', isSelected: true }, { isSelected: true }, { type: 'img', isSelected: false }],
    dueDays: 7,
    allowLate: false,
    saveToArchive: true,
  });
});

test('an assignment that is only passed or not has no minimum score [4.35]', async () => {
  const { user, setting } = open('assignment');
  await user.click(screen.getByRole('radio', { name: /Dinyatakan lulus/ }));
  expect(setting()).toMatchObject({ completionType: 'hit-button', minimumScore: 0 });
  expect(screen.queryByRole('textbox', { name: 'Nilai minimum' })).toBeNull();
});

test('a lesson that needs no account can be made accessible to everybody', async () => {
  const { user, setting } = open('article');
  const free = screen.getByRole<HTMLInputElement>('switch', { name: /Pratinjau gratis/ });
  expect(free.checked).toBe(false);
  await user.click(free);
  expect(setting()).toMatchObject({ isFreePreview: true });
  cleanup();
  open('quiz');
  expect(screen.queryByRole('switch', { name: /Pratinjau gratis/ })).toBeNull();
});
