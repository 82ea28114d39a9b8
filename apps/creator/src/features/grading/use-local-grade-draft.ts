import { useState } from 'react';
import { useProfile } from '@sinau/shell';
import { localFormDraft } from '@sinau/ui';
import type { SubmissionVersion } from '@sinau/contracts/study/submission/submission.schemas';

/** Grade while it is written; numbers as they are typed. */
export interface GradeDraft {
  points: Record<string, string>;
  score: string;
  feedback: string;
}

/** Holds a grade that is saved on this device with each letter, until it is given. */
export function useLocalGradeDraft(submissionId: string, { number, grade }: SubmissionVersion, isCorrection: boolean) {
  const userId = useProfile()?.id ?? '';
  const localDraft = localFormDraft<GradeDraft>(`${userId}:grade:${submissionId}:${number}`);
  const [draft, setDraft] = useState<GradeDraft>(() => ({
    points: Object.fromEntries(Object.entries(grade?.rubric ?? {}).map(([id, points]) => [id, String(points)])),
    score: grade?.score?.toString() ?? '',
    feedback: isCorrection ? (grade?.feedback ?? '') : '',
    ...localDraft.read(),
  }));
  return {
    draft,
    change: (patch: Partial<GradeDraft>) => {
      const next = { ...draft, ...patch };
      setDraft(next);
      localDraft.write(next);
    },
    forget: localDraft.forget,
  };
}
