import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { useUploadQueue } from '../../../shared/uploads/uploads-context.tsx';
import { useCurrentSaver } from '../../../documents/saving/current-saver.tsx';
import type { BuilderLocation } from '../builder-address.ts';
import * as commands from './outline-commands.ts';
import type { OutlineNode, OutlineTree } from './outline-tree.ts';
import type { Outline } from './use-outline.ts';

interface OutlineRemoval {
  built: Program;
  tree: OutlineTree;
  outline: Outline;
  place: BuilderLocation;
  draftSectionId: string | null;
  focusOn: (id: string) => void;
}

/** Removes sections and lessons. If that removes the open lesson, its page is left first. */
export function useOutlineRemoval({ built, tree, outline, place, draftSectionId, focusOn }: OutlineRemoval) {
  const saver = useCurrentSaver();
  const uploads = useUploadQueue();
  const go = useGo();
  const lessonIdsOf = (sectionId: string) =>
    built.sections.find(({ id }) => id === sectionId)?.lessons.map(({ id }) => id) ?? [];

  const isOpenIn = (nodes: readonly OutlineNode[]) => {
    const openId = place.newType ? draftSectionId : place.lessonId;
    return commands
      .nodesOf(
        tree,
        nodes.map(({ id }) => id),
      )
      .some(({ id }) => id === openId || (openId && lessonIdsOf(id).includes(openId)));
  };

  return {
    /** Returns whether no confirmation is needed: a single lesson, or a section without any. */
    isHarmless: (nodes: readonly OutlineNode[]) => nodes.length === 1 && lessonIdsOf(nodes[0]!.id).length === 0,

    remove: async (nodes: readonly OutlineNode[]) => {
      if (isOpenIn(nodes)) {
        // The typed text is restored with the lesson, if that is restored.
        await saver?.flush();
        go(screens.createClass(built.slug), { replace: true });
      }
      outline.remove(commands.remove(nodes), removalMessage(nodes));
      void uploads.forgetLessons(nodes.flatMap(({ id, kind }) => (kind === 'section' ? lessonIdsOf(id) : [id])));
      const neighbour = commands.neighbourOf(tree, nodes);
      if (neighbour) focusOn(neighbour);
    },
  };
}

function removalMessage(nodes: readonly OutlineNode[]) {
  if (nodes[0]?.kind === 'section') return 'Berhasil menghapus section';
  return nodes.length === 1 ? 'Berhasil menghapus' : `Berhasil menghapus ${nodes.length} materi`;
}
