import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { OutlineLesson, OutlineSection, Program } from '@sinau/contracts/authoring/program/program.schemas';
import { snackbarShown, useProfile, useUndoSnackbar } from '@sinau/shell';
import { applyChange, type OutlineChange } from './outline-changes.ts';
import { outlineLogOf, type OutlineCommand } from './outline-log.ts';
import { sectionsOf, treeOf } from './outline-tree.ts';

export type Outline = ReturnType<typeof useOutline>['outline'];

/** Returns the outline of the open class as it is shown, including unstored changes, and its actions. */
export function useOutline(stored: Program) {
  const queryClient = useQueryClient();
  const dispatch = useDispatch();
  const userId = useProfile()?.id ?? '';
  const [log] = useState(() => outlineLogOf(queryClient, userId, stored.id));
  const snapshot = useSyncExternalStore(log.subscribe, log.getSnapshot);
  const { pending, state, isStoredLocally, refused } = snapshot;
  const snackbar = useUndoSnackbar();

  const onRefused = useEffectEvent((command: OutlineCommand, msg: string) => {
    snackbar.close();
    if (!command.isQuiet) dispatch(snackbarShown({ tone: 'error', msg }));
  });
  useEffect(
    () =>
      log.listen({
        onStored: ({ success: msg, isTurn }) =>
          void (msg && !isTurn && dispatch(snackbarShown({ tone: 'success', msg }))),
        onRefused: (command, msg) => onRefused(command, msg),
        onOvertaken: ({ label }) =>
          void dispatch(snackbarShown({ tone: 'error', msg: `${sentence(label)} ${overtaken}` })),
      }),
    [log, dispatch],
  );

  const sections = useShownSections(stored.sections, pending);
  const isPending = pending.length > 0;
  const built = useMemo(
    () => ({ ...stored, sections, statusApprove: isPending ? changedState(stored) : stored.statusApprove }),
    [stored, sections, isPending],
  );
  const unstoredIds = useMemo(() => new Set(pending.flatMap(newIdsOf)), [pending]);

  const [turned, setTurned] = useState<{ id: string } | null>(null);
  /** Shows what was undone or redone and where, and offers the opposite. */
  const announce = (command: OutlineCommand | null, words: string, label: string, turnBack: () => unknown) => {
    if (!command) return null;
    snackbar.show({ msg: `${words} ${command.label}`, label, undo: turnBack });
    const [change] = command.changes;
    if (change) setTurned({ id: change.kind === 'restore' ? change.branch[0]!.id : change.id });
    return command;
  };
  const undo = (one?: OutlineCommand): OutlineCommand | null => announce(log.undo(one), 'Diurungkan:', 'Ulangi', redo);
  const redo = (): OutlineCommand | null => announce(log.redo(), 'Diulangi:', 'Urungkan', undo);
  /** Performs a removal, with a message whose button undoes it. */
  const remove = (command: OutlineCommand, msg: string) => {
    const undone = log.execute(command);
    if (undone) snackbar.show({ msg, label: 'Urungkan', undo: () => undo(undone) });
  };

  return {
    built,
    outline: {
      execute: log.execute,
      note: log.note,
      remove,
      undo,
      redo,
      /** Node that was undone or redone last. */
      turned,
      flush: log.flush,
      forget: log.forget,
      /** Next actions to undo and redo, with their stamps. */
      next: { undo: snapshot.undo, redo: snapshot.redo, stamps: snapshot.stamps },
      state,
      isStoredLocally,
      refused,
      /** Copies and restored nodes that the server does not have yet: they cannot be opened. */
      unstoredIds,
    },
  };
}

const overtaken = 'dilewati, karena sejak itu sudah diubah di tempat lain';
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const changedState = ({ statusApprove }: Program) => (statusApprove === 'publish' ? 'changed' : statusApprove);

const newIdsOf = (change: OutlineChange): string[] => {
  if (change.kind === 'copy') return [change.copyId];
  return change.kind === 'restore' ? change.branch.map(({ id }) => id) : [];
};

/**
 * Returns the stored sections with the changes applied that are not stored yet. Unchanged sections remain the same
 * objects.
 */
export function useShownSections(stored: OutlineSection[], changes: readonly OutlineChange[]) {
  const [keep] = useState(() => keeping(stored));
  return useMemo(
    () => keep(changes.length === 0 ? stored : sectionsOf(changes.reduce(applyChange, treeOf(stored)))),
    [keep, stored, changes],
  );
}

/** Reuses the former objects of sections with the same content, so that their rows are not rendered again. */
function keeping(first: OutlineSection[]) {
  let known = first;
  return (sections: OutlineSection[]): OutlineSection[] => {
    if (sections === known) return known;
    const lessons = new Map<string, OutlineLesson>(
      known.flatMap((section) => section.lessons.map((lesson) => [lesson.id, lesson])),
    );
    const before = new Map(known.map((section) => [section.id, section]));
    const next = sections.map((section) => {
      const former = before.get(section.id);
      const lessonList = section.lessons.map(
        (lesson) => replaceEqualDeep(lessons.get(lesson.id), lesson) as OutlineLesson,
      );
      return former && former.title === section.title && isSameList(former.lessons, lessonList)
        ? former
        : { ...section, lessons: lessonList };
    });
    known = isSameList(known, next) ? known : next;
    return known;
  };
}

const isSameList = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);
