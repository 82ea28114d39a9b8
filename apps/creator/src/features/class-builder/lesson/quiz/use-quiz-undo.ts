import { useEffect, useRef } from 'react';
import type { LessonOf } from '@sinau/contracts/lesson/lesson.schemas';
import { useUndoSnackbar } from '@sinau/shell';

type QuizContent = LessonOf<'quiz'>['content'];

/**
 * Brings back the question or answer that was removed last: by the snackbar, or by Ctrl+Z until something is typed.
 * Left to the browser, Ctrl+Z would take back typing in another field.
 */
export function useQuizUndo(value: QuizContent, onChange: (value: QuizContent) => void) {
  const { show, close } = useUndoSnackbar();
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  /** What Ctrl+Z undoes; null while it belongs to text. */
  const keyUndo = useRef<(() => void) | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || !keyUndo.current) return;
      event.preventDefault();
      event.stopPropagation();
      keyUndo.current();
      close();
    };
    const onInput = () => {
      keyUndo.current = null;
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('input', onInput, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('input', onInput, true);
    };
  }, [close]);

  /** Called after a removal. `restore` puts the removed part into the content of that moment. */
  return (msg: string, restore: (content: QuizContent) => QuizContent) => {
    const undo = () => {
      keyUndo.current = null;
      latest.current.onChange(restore(latest.current.value));
    };
    keyUndo.current = undo;
    show({ msg, label: 'Kembalikan', undo });
  };
}
