import { useNavigate } from 'react-router-dom';
import type { ClassOfRecording } from '@sinau/classroom';
import { neighbours } from '@sinau/contracts/study/learning/learning.rules';
import { useLearning } from '../../../shared/learning-port.ts';
import { useClassAccess } from '../class-access-context.ts';

/** Returns the class of a recording for the lock screen of a device. */
export function useClassOfRecording(lessonId: string): ClassOfRecording {
  const { program } = useClassAccess();
  const { lessonHref } = useLearning();
  const navigate = useNavigate();
  const { previous } = neighbours(program.sections, lessonId);
  return {
    title: program.title,
    picture: program.thumbnail,
    openPrevious: previous && (() => void navigate(lessonHref(program, previous))),
  };
}
