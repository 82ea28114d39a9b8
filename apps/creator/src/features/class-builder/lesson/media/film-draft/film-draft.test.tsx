// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chapter, lesson as lessonCalls, media } from '@sinau/api-client';
import type { ChapterProposal } from '@sinau/contracts/core/chapter/chapter.schemas';
import { answer } from '@sinau/shell/testing';
import { lesson, mediaFile, section, storedLesson } from '../../../../../testing/fixtures.ts';
import { openBuilder } from '../../../../../testing/open-builder.ts';

afterEach(cleanup);

const address = '/creator/create-class/edit/materi?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=video';

/** Opens a video whose silences may suggest chapters. */
function openVideo(proposal: ChapterProposal | null, chapters: { second: number; title: string }[] = []) {
  const content = { mediaId: 'm1', media: mediaFile('m1'), captions: [], address: null, chapters };
  const stored = storedLesson('video', 'l1', { title: 'Menulis lead', content: content as never });
  let current = proposal;
  return openBuilder(address, { sections: [section('s1', [lesson('l1', { type: 'video' })], 'Pembuka')] }, [
    answer(lessonCalls.detail, stored),
    answer(media.detail, mediaFile('m1')),
    answer(chapter.detail, () => ({ isAvailable: true, proposal: current })),
    answer(chapter.start, () => ({
      isAvailable: true,
      proposal: (current = { state: 'running', seconds: [] }),
    })),
  ]);
}

test('chapters are proposed from the silences of a video, and used by a press', async () => {
  const { user, callsOf } = openVideo(null);
  await user.click(await screen.findByRole('button', { name: 'Usulkan bab' }));
  expect(await screen.findByRole('button', { name: 'Mendengarkan rekaman' })).toBeTruthy();
  expect(callsOf(chapter.start)).toEqual([{ params: { id: 'm1' } }]);
  cleanup();

  const { user: author } = openVideo({ state: 'ready', seconds: [0, 61, 130] });
  await author.click(await screen.findByRole('button', { name: 'Pakai 3 bab yang diusulkan' }));
  expect(await screen.findByRole('textbox', { name: 'Judul bab 3' })).toHaveProperty('value', 'Bab 3');
  expect(screen.getByRole('textbox', { name: 'Waktu bab 2' })).toHaveProperty('value', '01:01');
});

test('an article and a quiz of five questions are added as drafts, once', async () => {
  const { user, callsOf } = openVideo(null, [
    { second: 0, title: 'Pembuka' },
    { second: 60, title: 'Lead' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Buat kerangka artikel dan kuis' }));
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(2));
  const questions = Array.from({ length: 5 }, () => expect.objectContaining({ type: 'single-choice' }) as object);
  expect(callsOf(lessonCalls.create)).toMatchObject([
    { body: { type: 'article', title: 'Ringkasan: Menulis lead' } },
    { body: { type: 'quiz', title: 'Kuis: Menulis lead', content: { questions } } },
  ]);
  expect(await screen.findByRole('button', { name: 'Draf sudah ditambahkan' })).toHaveProperty('disabled', true);
});
