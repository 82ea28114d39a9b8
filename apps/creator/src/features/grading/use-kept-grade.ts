import { useState } from 'react';
import { useProfile } from '@sinau/shell';
import type { SubmissionVersion } from '@sinau/contracts/submission/submission.schemas';

/** A grade while it is written; numbers as they are typed. */
export interface GradeDraft {
  points: Record<string, string>;
  score: string;
  feedback: string;
}

/** A grade that is kept on this device with each letter, until it is given. */
export function useKeptGrade(submissionId: string, { number, grade }: SubmissionVersion, isCorrection: boolean) {
  const userId = useProfile()?.id ?? '';
  const key = `grade:${userId}:${submissionId}:${number}`;
  const [draft, setDraft] = useState<GradeDraft>(
    () =>
      read(key) ?? {
        points: Object.fromEntries(Object.entries(grade?.rubric ?? {}).map(([id, points]) => [id, String(points)])),
        score: grade?.score?.toString() ?? '',
        feedback: isCorrection ? (grade?.feedback ?? '') : '',
      },
  );
  return {
    draft,
    change: (patch: Partial<GradeDraft>) => {
      const next = { ...draft, ...patch };
      setDraft(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A full storage must not stop the writing.
      }
    },
    forget: () => localStorage.removeItem(key),
  };
}

function read(key: string): GradeDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as GradeDraft | null;
  } catch {
    return null;
  }
}
