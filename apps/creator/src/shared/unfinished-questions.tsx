import { unfinishedQuizzes, type SubmissionDraft } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { decimal } from '@sinau/format';
import { Notice } from '@sinau/ui';

export const unfinishedLabel = (count: number) => `${decimal(count)} soal belum lengkap`;

/** Of each quiz of a class, how many questions its learners are not asked; nothing if all are complete. */
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
