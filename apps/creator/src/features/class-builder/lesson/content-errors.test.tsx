// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, lesson as lessonCalls, live } from '@sinau/api-client';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import { answer } from '@sinau/shell/testing';
import { lesson, section } from '../../../testing/fixtures.ts';
import { openBuilder } from '../../../testing/open-builder.ts';
import { contentErrorsOf } from './content-errors.ts';

afterEach(cleanup);

test('errors are sorted into those of the listed fields, with what is within them, and all others', () => {
  const errors = {
    title: 'Tulis judulnya',
    'content.address': 'Alamat ini tidak bisa dipakai',
    'content.questions.2.text': 'Tulis soalnya',
    'content.captions': 'Unggah lagi',
    'setting.dueDays': 'Minimal 1',
    content: 'Unggah lagi',
  };
  expect(contentErrorsOf(errors, ['address', 'questions'] as never)).toEqual({
    atFields: { address: 'Alamat ini tidak bisa dipakai', questions: 'Tulis soalnya' },
    others: ['Unggah lagi', 'Minimal 1'],
  });
});

const refuse = (fields: Record<string, string>) => () => {
  throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu', fields);
};
const open = (type: LessonType, refusals: Parameters<typeof openBuilder>[2]) =>
  openBuilder(
    `/creator/create-class/edit/materi?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=${type}`,
    { format: 'bootcamp', sections: [section('s1', [lesson('l1', { type })], 'Pembuka')] },
    refusals,
  );

test('a refused field of the content shows why at its editor, and one without an editor above it', async () => {
  const { user } = open('news_writing', [
    answer(
      lessonCalls.update,
      refuse({ 'content.maximumWords': 'Terlalu banyak', 'content.source': 'Sumbernya tidak ditemukan' }),
    ),
  ]);
  await user.type(await screen.findByRole('textbox', { name: 'Paling banyak (kata)' }), '9{Tab}');
  const atField = await screen.findByText('Terlalu banyak');
  expect(atField.closest('section')?.getAttribute('aria-labelledby')).toBe('news-length');
  const above = screen.getByText('Sumbernya tidak ditemukan');
  expect(above.closest('section[aria-labelledby="news-length"]')).toBeNull();
  expect(above.compareDocumentPosition(atField)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a refusal of a live session shows at its times', async () => {
  const { user } = open('webinar', [answer(live.update, refuse({ startsAt: 'Sesi ini bersamaan dengan sesi lain' }))]);
  await user.click(await screen.findByRole('textbox', { name: 'Alamat pertemuan' }));
  await user.paste('https://rapat.contoh.id/anggaran');
  await user.tab();
  expect(await screen.findByText('Sesi ini bersamaan dengan sesi lain')).toBeTruthy();
});
