import { useState } from 'react';
import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { note } from '@sinau/api-client';
import type { Note, NoteCreation } from '@sinau/contracts/study/note/note.schemas';

const pageSize = 50;

/** What of a class's notes is shown. */
export interface NoteScope {
  classId: string;
  lessonId?: string;
}
type Page = Awaited<ReturnType<typeof note.list.call>>;

const listKey = ['note', 'list'];

/** The notes in pages, as the outline has them. */
export function useNotes(filter: NoteScope) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...listKey, filter.classId, filter.lessonId ?? ''],
    queryFn: ({ pageParam: page }) => note.list.call({ query: { filter, page, perPage: pageSize } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages) =>
      pages.flatMap(({ list }) => list).length < total ? pages.length + 1 : undefined,
    // A note that was deleted stays in its place, to be brought back.
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  });
  return { ...query, notes: data && once(data.pages.flatMap(({ list }) => list)) };
}

/** A note that was added meanwhile shifts the pages. */
const once = (notes: readonly Note[]) => [...new Map(notes.map((one) => [one.id, one])).values()];

/** All notes of a class, to be kept elsewhere. */
export function useAllNotes(classId: string) {
  return useMutation({
    mutationFn: () => note.list.call({ query: { filter: { classId }, page: 0, perPage: 0 } }).then(({ list }) => list),
  });
}

/** Writing, changing and deleting. A note that was deleted can be brought back while its list is shown. */
export function useNoteHandlers() {
  const queryClient = useQueryClient();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const failure = { failure: 'silent' } as const;
  const { mutateAsync: create } = useMutation({ mutationFn: note.create.call, meta: failure });
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
      await queryClient.invalidateQueries({ queryKey: listKey });
    },
    async change(id: string, content: string) {
      const changed = await update({ params: { id }, body: { content } });
      queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: listKey }, (data) => data && withNote(data, changed));
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
