import type { QueryOf } from '@sinau/contracts';
import type { noteEndpoints } from '@sinau/contracts/study/note/note.endpoints';
import { maxNotes } from '@sinau/contracts/study/note/note.rules';
import type { NoteCreation } from '@sinau/contracts/study/note/note.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { findOwnLesson } from '../../core/progress/index.ts';
import { presentNote } from './note.presenter.ts';
import { countNotes, deleteNote, findNote, findNotes, insertNoteOnce, updateNote } from './note.queries.ts';

export type NoteService = ReturnType<typeof createNoteService>;

interface Key {
  readonly id: string;
}

/** Notes that participants write for themselves. */
export function createNoteService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const detail = async (actor: Actor, id: string) => presentNote(required(await findNote(db, actor.id, id)));

  return {
    async list(actor: Actor, query: QueryOf<typeof noteEndpoints.list>) {
      const { rows, total } = await findNotes(db, actor.id, query);
      return listAnswer(query, rows.map(presentNote), total);
    },

    async create(actor: Actor, creation: NoteCreation) {
      const { participant, isOpen } = required(await findOwnLesson(db, actor.id, creation.lessonId));
      if (!isOpen) throw new AppError('lesson_locked');
      const { classId } = participant;
      if ((await countNotes(db, actor.id, classId)) >= maxNotes) throw new AppError('too_many_notes');
      await insertNoteOnce(db, creation, { userId: actor.id, classId, createdAt: clock.now() });
      return detail(actor, creation.id);
    },

    async update(actor: Actor, { id }: Key, { content }: { content: string }) {
      if (!(await updateNote(db, actor.id, id, { content, editedAt: clock.now() }))) throw new AppError('not_found');
      return detail(actor, id);
    },

    async remove(actor: Actor, { id }: Key) {
      if (!(await deleteNote(db, actor.id, id))) throw new AppError('not_found');
    },
  };
}
