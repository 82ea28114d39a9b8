// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, lesson as lessonCalls, presence, program } from '@sinau/api-client';
import type { Present } from '@sinau/contracts/study/presence/presence.schemas';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { answer } from '@sinau/shell/testing';
import { built, lesson, section, storedLesson } from '../../../testing/fixtures.ts';
import { openBuilder, partnerProfile } from '../../../testing/open-builder.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const editing = '/creator/create-class/edit/materi-l1?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=article';
const rani: Present = {
  userId: 'u2',
  fullname: 'Rani Instruktur',
  avatar: null,
  isMe: false,
  page: 'lesson',
  lessonId: 'l1',
  tabs: 1,
};
const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** Opens a class that another user edits as well; their changes show with the next heartbeat. */
function openWithOthers(others: Present[], html = p('Isi satu.', 'Isi dua.')) {
  const server = {
    others,
    class: built({ sections: [section('s1', [lesson('l1'), lesson('l2')])] }),
    lesson: storedLesson('article', 'l1', { sectionId: 's1', content: { html } }) as LessonOf<'article'> | null,
  };
  const app = openBuilder(editing, server.class, [
    answer(presence.beat, ({ body }) => ({
      others: server.others,
      revision: server.class.revision,
      mark: JSON.stringify(server.class.sections),
      lessonRevision: body.lessonId === 'l1' ? (server.lesson?.revision ?? null) : 1,
    })),
    answer(program.mineDetail, () => server.class),
    answer(program.removeSection, ({ params }) =>
      change({ sections: server.class.sections.filter(({ id }) => id !== params.sectionId) }),
    ),
    answer(program.createSection, ({ body }) =>
      change({ sections: [...server.class.sections, section(body.sectionId!, [], body.sectionTitle)] }),
    ),
    answer(program.restoreLesson, () => {
      write({ revision: 1 });
      return change({ sections: [section('s1', [lesson('l1'), lesson('l2')])] });
    }),
    answer(lessonCalls.detail, () => stored()),
    answer(lessonCalls.update, ({ body }) => {
      if (body.revision !== stored().revision) throw new ApiError(409, 'lesson_edited_elsewhere', 'Diubah.');
      return write({ title: body.title, content: body.content as { html: string }, revision: body.revision + 1 });
    }),
  ]);
  const stored = () => {
    if (!server.lesson) throw new ApiError(404, 'not_found', 'Tidak ada.');
    return server.lesson;
  };
  let last = server.lesson!;
  const write = (changed: Partial<LessonOf<'article'>>) => (last = server.lesson = { ...last, ...changed });
  const change = (changed: Partial<Program>) => {
    server.class = { ...server.class, ...changed, revision: server.class.revision + 1 };
    return { revision: server.class.revision, sections: server.class.sections };
  };
  return {
    ...app,
    server,
    change,
    /** Simulates that another user stored the lesson. */
    write: (next: string) => write({ content: { html: next }, revision: last.revision + 1 }),
    remove: () => {
      server.lesson = null;
      change({ sections: [section('s1', [lesson('l2')])] });
    },
    /** Opens the outline, which is a drawer on the narrow screen of the tests. */
    openOutline: async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Kerangka' }));
      return within(screen.getByRole('dialog', { name: 'Kerangka' }));
    },
    beat: () => document.dispatchEvent(new Event('visibilitychange')),
    text: () => screen.findByRole('textbox', { name: 'Isi materi' }),
  };
}

test('other users are shown in the bar, at their lesson, and above the text that both write', async () => {
  const here = [rani, { ...rani, userId: partnerProfile.id, fullname: 'Sekar Ayu', isMe: true, lessonId: 'l2' }];
  const { user, server, beat, openOutline } = openWithOthers(here);
  await screen.findByText('Rani sedang menyunting materi ini juga.');
  const outline = await openOutline();
  const rowOf = (name: string) => within(outline.getByRole('link', { name }).closest('li')!);
  rowOf('Materi l1').getByText('Sedang dibuka: Rani Instruktur');
  rowOf('Materi l2').getByText('Sedang dibuka: Kamu (tab lain)');
  await user.click(outline.getByRole('button', { name: 'Tutup' }));

  await user.click(screen.getByRole('button', { name: 'Sedang di kelas ini: Rani Instruktur, Kamu (tab lain)' }));
  screen.getByRole('link', { name: /^Kamu \(tab lain\)\s*Materi l2/ });

  server.others = [];
  beat();
  await waitFor(() => expect(screen.queryByText(/sedang menyunting/)).toBeNull());
  expect(screen.queryByRole('button', { name: /^Sedang di kelas ini/ })).toBeNull();
});

test('this tab reports to other users where it is, and when it leaves', async () => {
  const { router, callsOf } = openWithOthers([]);
  await screen.findByRole('textbox', { name: 'Judul materi' });
  await waitFor(() => expect(callsOf(presence.beat)).toMatchObject([{ body: { page: 'lesson', lessonId: 'l1' } }]));
  await router.navigate('/creator/create-class/setting?name=menulis-lead&id=c1&page=setting');
  await waitFor(() => expect(callsOf(presence.beat)).toHaveLength(2));
  await router.navigate('/elsewhere');
  await waitFor(() => expect(callsOf(presence.beat)).toHaveLength(3));
  const bodies = callsOf(presence.beat).map((input) => (input as { body: { tabId: string } }).body);
  expect(bodies).toMatchObject([{ page: 'lesson' }, { page: 'setting', lessonId: null }, { isLeaving: true }]);
  expect(new Set(bodies.map(({ tabId }) => tabId)).size).toBe(1);
});

test('a tab that stays open reports its location again within ten seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { callsOf } = openWithOthers([]);
  await expect.poll(() => callsOf(presence.beat)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(callsOf(presence.beat)).toMatchObject([1, 2].map(() => ({ body: { page: 'lesson', lessonId: 'l1' } })));
});

test('a tab reports no departure from a class that it has just deleted', async () => {
  const { user, router, callsOf } = openBuilder(
    '/creator/create-class/setting?name=menulis-lead&id=c1&page=setting',
    { participantCount: 0 },
    [answer(program.remove, () => null)],
  );
  await user.click(await screen.findByRole('button', { name: 'Hapus kelas' }));
  await waitFor(() => expect(callsOf(presence.beat)).toHaveLength(1));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Hapus kelas ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus kelas' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/creator/list-catalog'));
  expect(callsOf(program.remove)).toHaveLength(1);
  expect(callsOf(presence.beat)).toHaveLength(1);
});

test("changes of the outline by another user appear, and one's own actions can still be undone", async () => {
  const { user, server, change, beat, openOutline } = openWithOthers([rani]);
  const outline = await openOutline();
  await user.click(outline.getByRole('button', { name: 'Section' }));
  await waitFor(() => expect(server.class.sections).toHaveLength(2));
  const [first, own] = server.class.sections;
  change({ sections: [section('s0', [lesson('l9')], 'Dari Rani'), { ...first!, title: 'Ganti nama' }, own!] });
  beat();
  await outline.findByRole('button', { name: /^1\. Dari Rani/ });
  outline.getByRole('button', { name: /^2\. Ganti nama/ });

  await user.click(outline.getByRole('button', { name: /^Urungkan menambah/ }));
  await waitFor(() => expect(server.class.sections.map(({ id }) => id)).toEqual(['s0', 's1']));
});

test('text that another user wrote is merged with the text being typed', { tags: 'night' }, async () => {
  const { user, server, write, beat, text } = openWithOthers([rani]);
  const area = await text();
  await user.type(area, 'Punyaku. ');
  write(p('Isi satu.', 'Isi dua, punya Rani.'));
  beat();
  await within(area).findByText('Isi dua, punya Rani.');
  expect(area.textContent).toContain('Punyaku. ');
  await waitFor(() => expect(server.lesson!.content.html).toMatch(/Punyaku\..*punya Rani/));
});

test('a block written by both users shows both texts; the one not chosen can be restored', async () => {
  const { user, server, write, beat, text } = openWithOthers([rani], p('Isi.'));
  const area = await text();
  await user.type(area, 'Punyaku: ');
  write(p('Isi punya Rani.'));
  beat();
  await user.click(await screen.findByRole('button', { name: 'Bandingkan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Bandingkan dua versi' }));
  const versions = { mine: 'Isi materi: Versimu', theirs: 'Isi materi: Versi terbaru' };
  expect(dialog.getByRole('region', { name: versions.mine }).textContent).toMatch(/hanya di versimu: Punyaku/);
  expect(dialog.getByRole('region', { name: versions.theirs }).textContent).toMatch(
    /hanya di versi terbaru:.*punya Rani/,
  );
  await user.click(dialog.getByRole('button', { name: 'Pakai versi terbaru' }));
  await waitFor(() => expect(area.textContent).toBe('Isi punya Rani.'));
  expect(screen.queryByRole('dialog', { name: 'Bandingkan dua versi' })).toBeNull();

  await user.click(screen.getByText('Versi yang tidak dipakai (1)'));
  expect(screen.getByRole('group').textContent).toContain('Punyaku');
  await user.click(screen.getByRole('button', { name: 'Pakai yang ini' }));
  await waitFor(() => expect(server.lesson!.content.html).toContain('Punyaku'));
  await user.click(screen.getAllByRole('button', { name: 'Urungkan' }).at(-1)!);
  await waitFor(() => expect(server.lesson!.content.html).toBe(p('Isi punya Rani.')));
});

test(
  'a lesson that another user removes while it is edited shows that, and can be restored with the typed text',
  { tags: 'night' },
  async () => {
    const { user, server, remove, beat, text } = openWithOthers([rani], p('Isi.'));
    const area = await text();
    await user.type(area, 'Punyaku. ');
    remove();
    beat();
    await screen.findByText('Materi ini baru saja dihapus di tempat lain.');
    expect(area.textContent).toContain('Punyaku. ');
    await user.click(screen.getByRole('button', { name: 'Kembalikan materi' }));
    await waitFor(() => expect(server.lesson?.content.html).toContain('Punyaku'));
    await waitFor(() => expect(screen.queryByText('Materi ini baru saja dihapus di tempat lain.')).toBeNull());
  },
);
