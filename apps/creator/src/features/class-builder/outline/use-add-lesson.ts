import { nanoid } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { BuildableLessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { OutlineSection, Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { snackbarShown, useGo } from '@sinau/shell';
import { useCreateSection } from '../class-builder.data.ts';
import { targetSection } from './target-section.ts';

interface AddLesson {
  built: Program;
  chosenId: string | null;
  onChoose: (sectionId: string) => void;
}

/** Opens the editor of a new lesson, in the chosen section or in the class's first. */
export function useAddLesson({ built, chosenId, onChoose }: AddLesson) {
  const dispatch = useDispatch();
  const go = useGo();
  const { mutate: createSection, isPending } = useCreateSection(built.id);

  const open = (type: BuildableLessonType, section: OutlineSection, sectionIndex: number) => {
    onChoose(section.id);
    go(screens.newLesson(type, { name: built.slug, sectionIndex, lessonId: nanoid() }));
    dispatch(snackbarShown({ tone: 'success', msg: `Materi ditambahkan di ${section.title}` }));
  };

  const add = (type: BuildableLessonType) => {
    const target = targetSection(built.sections, chosenId);
    switch (target.kind) {
      case 'unchosen':
        dispatch(snackbarShown({ tone: 'error', msg: 'Pilih section terlebih dahulu' }));
        break;
      case 'section':
        open(type, target.section, target.sectionIndex);
        break;
      case 'create':
        createSection(target.title, {
          onSuccess: ({ sections }) => {
            const created = sections.at(-1);
            if (created) open(type, created, sections.length - 1);
          },
        });
    }
  };
  return { add, isAdding: isPending };
}
