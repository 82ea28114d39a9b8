import { unfinishedQuizzes, type SubmissionDraft } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { decimal } from '@sinau/format';
import { Notice } from '@sinau/ui';

export const unfinishedLabel = (count: number) => `${decimal(count)} soal belum lengkap`;

/** Number of questions in each quiz of a class that its learners do not get; empty if all are complete. */
export function UnfinishedQuestions({ sections }: Pick<SubmissionDraft, 'sections'>) {
  const quizzes = unfinishedQuizzes({ sections });
  if (quizzes.length === 0) return null;
  return (
    <Notice>
      <b>Soal yang belum lengkap tidak ditanyakan kepada peserta:</b>
      <ul>
        {quizzes.map(({ id, title, unfinishedQuestions }) => (
          <li key={id}>
            {title} · {unfinishedLabel(unfinishedQuestions)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
