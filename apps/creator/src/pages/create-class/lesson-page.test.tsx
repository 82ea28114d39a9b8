// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterEach, expect, test } from 'vitest';
import { lesson } from '@sinau/api-client';
import { lessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import { openBuilder } from '../../testing/open-builder.ts';

afterEach(cleanup);

const editing = '/creator/create-class/edit/materi-l1?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=article';

test('Enter in the title moves the focus to the text', async () => {
  const { user } = openBuilder(editing);
  const title = await screen.findByRole('textbox', { name: 'Judul materi' });
  const text = await screen.findByRole('textbox', { name: 'Isi materi' });
  await user.click(title);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(text));
});

test.each(casesOfRun(lessonTypes, 2))(
  'the address of a new lesson of the kind %s creates one of it [2.18]',
  async (type) => {
    const { user, callsOf } = openBuilder(
      `/creator/create-class/${type}?name=menulis-lead&sectionIndex=0&lessonId=baru`,
      { allowsNewsWriting: true },
    );
    const title = await screen.findByRole('textbox', { name: 'Judul materi' });
    await user.clear(title);
    // Pasted in one go: a machine that stalls between two keys would save only some of it.
    await user.paste('Materi baru');
    await waitFor(() => expect(callsOf(lesson.create)).toMatchObject([{ body: { type, title: 'Materi baru' } }]));
  },
);
