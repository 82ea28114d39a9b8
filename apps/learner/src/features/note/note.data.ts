import { useState } from 'react';
import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { note } from '@sinau/api-client';
import type { Note, NoteCreation } from '@sinau/contracts/study/note/note.schemas';

const pageSize = 50;

/** Scope of the notes shown. */
export interface NoteScope {
  classId: string;
  lessonId?: string;
}
type Page = Awaited<ReturnType<typeof note.list.call>>;

/** Loads the notes in pages, in the order of the outline. */
export function useNotes(filter: NoteScope) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...note.list.key, filter.classId, filter.lessonId ?? ''],
    queryFn: ({ pageParam: page }) => note.list.call({ query: { filter, page, perPage: pageSize } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages) =>
      pages.flatMap(({ list }) => list).length < total ? pages.length + 1 : undefined,
    // A deleted note stays in its position, to be restored.
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  });
  return { ...query, notes: data && once(data.pages.flatMap(({ list }) => list)) };
}

/** Removes duplicates: a note added since then shifts the pages. */
const once = (notes: readonly Note[]) => [...new Map(notes.map((one) => [one.id, one])).values()];

/** Loads all notes of a class, for export. */
export function useAllNotes(classId: string) {
  return useMutation({
    mutationFn: () => note.list.call({ query: { filter: { classId }, page: 0, perPage: 0 } }).then(({ list }) => list),
  });
}

/** Provides writing, changing and deleting. A deleted note can be restored while its list is shown. */
export function useNoteHandlers() {
  const queryClient = useQueryClient();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const failure = { failure: 'silent' } as const;
  const { mutateAsync: create } = useMutation({
    mutationFn: note.create.call,
    meta: { ...failure, refreshes: [note.list] },
  });
  const { mutateAsync: update } = useMutation({ mutationFn: note.update.call, meta: failure });
  const { mutateAsync: remove } = useMutation({ mutationFn: note.remove.call });
  const { mutateAsync: restore } = useMutation({ mutationFn: note.create.call });
  const mark = (id: string, isRemoved: boolean) =>
    setRemoved((known) => {
      const next = new Set(known);
      if (isRemoved) next.add(id);
      else next.delete(id);
      return next;
    });

  return {
    removed,
    async write(creation: NoteCreation) {
      await create({ body: creation });
    },
    async change(id: string, content: string) {
      const changed = await update({ params: { id }, body: { content } });
      queryClient.setQueriesData<InfiniteData<Page>>(
        { queryKey: note.list.key },
        (data) => data && withNote(data, changed),
      );
    },
    async remove({ id }: Note) {
      await remove({ params: { id } });
      mark(id, true);
    },
    async restore({ id, lesson, content, atSecond }: Note) {
      await restore({ body: { id, lessonId: lesson.id, content, atSecond } });
      mark(id, false);
    },
  };
}
export type NoteHandlers = ReturnType<typeof useNoteHandlers>;

const withNote = (data: InfiniteData<Page>, changed: Note): InfiniteData<Page> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, list: page.list.map((one) => (one.id === changed.id ? changed : one)) })),
});
