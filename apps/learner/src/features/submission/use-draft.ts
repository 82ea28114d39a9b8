import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import type { OwnSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { useProfile, useSessionHold } from '@sinau/shell';
import { useLearning } from '../../shared/learning-port.ts';
import { createDraftStore } from './draft-store.ts';
import { useSaveDraft } from './submission.data.ts';

interface DraftOptions {
  session: ParticipantLesson['session'];
  submission: OwnSubmission;
  /** Loads the submission again after the server reported a conflict. */
  onOutdated: () => void;
}

/** Provides the draft of a lesson and the draftStore that saves it. */
export function useDraft({ session, submission, onOutdated }: DraftOptions) {
  const userId = useProfile()?.id ?? '';
  const { storage } = useLearning();
  useSessionHold();
  const { mutateAsync: save } = useSaveDraft(session);
  const [draftStore] = useState(() =>
    createDraftStore({
      key: `submission:${userId}:${session.id}`,
      submission,
      save,
      storage,
      onOutdated,
    }),
  );
  useEffect(() => draftStore.start(), [draftStore]);
  useEffect(() => draftStore.adopt(submission), [draftStore, submission]);
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.snapshot);
  return { draftStore, draft };
}
