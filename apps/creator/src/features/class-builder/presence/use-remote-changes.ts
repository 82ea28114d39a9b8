import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Presence } from '@sinau/contracts/study/presence/presence.schemas';
import { useOpenDocument } from '../../../documents/saving/current-saver.tsx';
import { classDocumentId } from '../class-info/class-document.ts';
import { lessonDocumentId } from '../lesson/lesson-document.ts';
import { classIn, refetchClass } from '../class-builder.data.ts';
import type { BuilderLocation } from './use-beat.ts';

/** Loads the changes of others since the last heartbeat: the outline, and the open document. */
export function useRemoteChanges(classId: string, { page, lessonId }: BuilderLocation) {
  const queryClient = useQueryClient();
  const open = useOpenDocument();
  const last = useRef<Presence>(null);

  return (answer: Presence) => {
    const before = last.current;
    last.current = answer;
    const known = classIn(queryClient, classId);
    const wasSeenByOthers = answer.others.length > 0 || (before !== null && before.others.length > 0);
    if ((known && answer.revision > known.revision) || (before && before.mark !== answer.mark && wasSeenByOthers))
      void refetchClass(queryClient, classId);

    if (page === 'lesson') {
      if (!lessonId || open?.documentId !== lessonDocumentId(lessonId)) return;
      const isGone = answer.lessonRevision === null;
      // A removed document is requested only once.
      if (isGone ? before?.lessonRevision !== null : answer.lessonRevision! > open.saver.revision())
        void open.saver.catchUp();
    } else if (open?.documentId === classDocumentId({ id: classId }) && answer.revision > open.saver.revision())
      void open.saver.catchUp();
  };
}
