import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { ApiError, lesson, program } from '@sinau/api-client';
import type { OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import type { Changeable, ChangeFailure } from '../../../documents/change-log/changes.ts';
import { classIn, loadClass, storeOutline } from '../class-builder.data.ts';
import { applyChange, invertChange, isOvertaken, type OutlineChange } from './outline-changes.ts';
import { childrenOf, sectionsOf, treeOf, type OutlineTree } from './outline-tree.ts';

interface StoredOutline {
  revision: number;
  sections: OutlineSection[];
}

/** Adapter for the outline of a class on the server, as the screens have it cached. */
export function outlineStorage(queryClient: QueryClient, classId: string): Changeable<OutlineTree, OutlineChange> {
  /** Response that is not shown yet. */
  let ahead: StoredOutline | null = null;
  const stored = (): StoredOutline => {
    const built = classIn(queryClient, classId);
    const known = built?.type === 'program' ? built : { revision: 1, sections: [] };
    return ahead && ahead.revision > known.revision ? ahead : known;
  };
  /** Calls as a mutation, so that an ended session is noticed. Failures are reported by the log. */
  const call = <T>(mutationFn: () => Promise<T>): Promise<T> =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn, meta: { failure: 'silent' } })
      .execute(undefined);

  return {
    read: () => treeOf(stored().sections),
    apply: applyChange,
    invert: invertChange,
    isOvertaken,
    async send(change, tree) {
      const { revision } = stored();
      const answer = await call(() => sendChange(classId, tree, change, revision));
      const sections = sectionsOf(applyChange(treeOf(stored().sections), change));
      ahead = answer ?? { revision: stored().revision + 1, sections };
    },
    async publish() {
      if (ahead && stored() === ahead) storeOutline(queryClient, classId, ahead);
      ahead = null;
      // The screens have to show what is stored before the log removes the change.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    },
    load: () => loadClass(queryClient, classId),
    failureOf,
  };
}

/** Sends a change; the specification's calls give positions as indexes. */
function sendChange(
  classId: string,
  tree: OutlineTree,
  change: OutlineChange,
  revision: number,
): Promise<StoredOutline | null> {
  const params = { id: classId };
  switch (change.kind) {
    case 'insert':
      return program.createSection.call({ params, body: { sectionTitle: change.title, sectionId: change.id } });
    case 'rename':
      return program.updateSection.call({
        params: { ...params, sectionId: change.id },
        body: { title: change.title, formerTitle: change.over },
      });
    case 'copy':
      return isSection(tree, change.id)
        ? program.duplicateSection.call({
            params: { ...params, sectionId: change.id },
            body: { copyId: change.copyId },
          })
        : program.duplicateLesson.call({ params: { ...params, lessonId: change.id }, body: { copyId: change.copyId } });
    case 'remove':
      return isSection(tree, change.id)
        ? program.removeSection.call({ params: { ...params, sectionId: change.id } })
        : lesson.remove.call({ params: { id: change.id } });
    case 'restore': {
      const { id, kind } = change.branch[0]!;
      return kind === 'section'
        ? program.restoreSection.call({ params: { ...params, sectionId: id } })
        : program.restoreLesson.call({ params: { ...params, lessonId: id } });
    }
    case 'move':
      return change.parentId === null
        ? program.reorderSection.call({
            params: { ...params, sectionId: change.id },
            body: { newIndex: indexBefore(tree, change), revision },
          })
        : program.reorderLesson.call({ params, body: { ...placesOf(tree, change), revision } });
  }
}

const isSection = (tree: OutlineTree, id: string) => tree.get(id)?.kind === 'section';

type Move = Extract<OutlineChange, { kind: 'move' }>;

/** Returns the index of the position among the children that do not move. */
function indexBefore(tree: OutlineTree, { id, parentId, beforeId }: Move) {
  const others = childrenOf(tree, parentId).filter((one) => one.id !== id);
  const index = others.findIndex((one) => one.id === beforeId);
  return index < 0 ? others.length : index;
}

function placesOf(tree: OutlineTree, move: Move) {
  const node = tree.get(move.id)!;
  const orderOf = (id: string | null) => (id === null ? 0 : tree.get(id)!.order);
  return {
    section: { oldIndex: orderOf(node.parentId), newIndex: orderOf(move.parentId) },
    lesson: { oldIndex: node.order, newIndex: indexBefore(tree, move) },
  };
}

function failureOf(error: unknown): { kind: ChangeFailure; message: string } {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { kind: 'refused', message: 'Terjadi kesalahan. Coba lagi sebentar lagi.' };
  }
  const { message } = error;
  if (error.code === 'class_edited_elsewhere') return { kind: 'outdated', message };
  return { kind: error.isTransient ? 'transient' : 'refused', message };
}
