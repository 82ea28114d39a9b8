import { useDispatch } from 'react-redux';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { stepScreens } from '@sinau/contracts/step-screens';
import { snackbarShown, useGo } from '@sinau/shell';
import { newId } from '../../../shared/new-id.ts';
import { addSection } from './outline-commands.ts';
import { treeOf } from './outline-tree.ts';
import { targetSection } from './target-section.ts';
import type { Outline } from './use-outline.ts';

interface AddLesson {
  built: Program;
  outline: Outline;
  chosenId: string | null;
  onChoose: (sectionId: string) => void;
}

/** Opens the editor of a new lesson: in a given section, in the chosen one, or in the class's first. */
export function useAddLesson({ built, outline, chosenId, onChoose }: AddLesson) {
  const dispatch = useDispatch();
  const go = useGo();

  const open = (type: LessonType, { id, title }: { id: string; title: string }, sectionIndex: number) => {
    onChoose(id);
    go(stepScreens.newLesson(type, { name: built.slug, sectionIndex, lessonId: newId() }));
    dispatch(snackbarShown({ tone: 'success', msg: `Materi ditambahkan di ${title}` }));
  };

  return (type: LessonType, sectionId = chosenId) => {
    const target = targetSection(built.sections, sectionId);
    switch (target.kind) {
      case 'unchosen':
        dispatch(snackbarShown({ tone: 'error', msg: 'Pilih section terlebih dahulu' }));
        break;
      case 'section':
        open(type, target.section, target.sectionIndex);
        break;
      case 'create': {
        const { id, command } = addSection(treeOf(built.sections));
        outline.execute(command);
        open(type, { id, title: target.title }, 0);
      }
    }
  };
}
