import { useState } from 'react';
import { ApiError } from '@sinau/api-client';
import { outcomeProblem, rubricScore, type Outcome } from '@sinau/contracts/study/submission/submission.rules';
import type { GradedSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { decimal } from '@sinau/format';
import { Button, Field, FieldError, Input, Textarea } from '@sinau/ui';
import { Check, RotateCcw, X } from '@sinau/ui/icons';
import { useGrade } from './grading.data.ts';
import { Snippets } from './snippets.tsx';
import { useLocalGradeDraft } from './use-local-grade-draft.ts';

interface GradeFormProps {
  submission: GradedSubmission;
  /** True if an existing grade is changed. */
  isCorrection: boolean;
  onDone: () => void;
}

/** Fields for points or a score, a comment, and the decision. */
export function GradeForm({ submission, isCorrection, onDone }: GradeFormProps) {
  const version = submission.versions.at(-1)!;
  const { rubric, minimumScore } = version.brief;
  const { draft, change, forget } = useLocalGradeDraft(submission.id, version, isCorrection);
  const { points, score, feedback } = draft;
  const [problem, setProblem] = useState<Record<string, string>>({});
  const { mutate, isPending, variables, error } = useGrade(submission.id, () => {
    forget();
    onDone();
  });

  const given = numbersOf(points);
  const total = rubric.length > 0 ? rubricScore(rubric, given) : numberOf(score);
  const hasScore = rubric.length > 0 || minimumScore !== null;
  const isQuiz = submission.lesson.type === 'quiz';

  /** Null lets the points decide. */
  const decide = (outcome: Outcome | null) => {
    const scoreProblem =
      rubric.length > 0 && total === null && outcome !== 'needs-revision'
        ? `Beri poin untuk setiap ${isQuiz ? 'esai' : 'kriteria'}`
        : outcome && outcomeProblem(version.brief, outcome, total);
    const missing =
      outcome !== null && outcome !== 'passed' && !feedback.trim() ? 'Jelaskan apa yang perlu diperbaiki' : null;
    setProblem({ ...(scoreProblem && { score: scoreProblem }), ...(missing && { feedback: missing }) });
    if (scoreProblem || missing) return;
    mutate({
      number: version.number,
      outcome,
      isCorrection,
      feedback,
      ...(rubric.length > 0 ? { rubric: total === null ? null : given } : { score: hasScore ? total : null }),
    });
  };
  const fields = error instanceof ApiError ? error.fields : {};
  const button = (outcome: Outcome | null) => ({
    loading: isPending && variables?.outcome === outcome,
    disabled: isPending && variables?.outcome !== outcome,
    onClick: () => decide(outcome),
  });

  return (
    <form className="grade-form" aria-label="Penilaian" onSubmit={(event) => event.preventDefault()}>
      {rubric.map(({ id, title, points: most }) => (
        <Field key={id} label={title} aside={`dari ${most}`} error={pointProblem(points[id], most)}>
          <Input
            inputMode="numeric"
            maxLength={3}
            value={points[id] ?? ''}
            onChange={({ target }) => change({ points: { ...points, [id]: target.value.trim() } })}
          />
        </Field>
      ))}
      {rubric.length > 0 && (
        <p className="grade-form-total num" role="status">
          {isQuiz ? (
            <>
              <b>{decimal(sumOf(Object.values(given)))}</b>
              <span className="muted"> dari {decimal(sumOf(rubric.map((row) => row.points)))} poin esai</span>
            </>
          ) : (
            <>
              <b>Nilai {total ?? '–'}</b>
              <span className="muted"> dari 100{minimumScore === null ? '' : `, lulus mulai ${minimumScore}`}</span>
            </>
          )}
        </p>
      )}
      {rubric.length === 0 && hasScore && (
        <Field label="Nilai" hint={`0 sampai 100, lulus mulai ${minimumScore}`} error={pointProblem(score, 100)}>
          <Input
            inputMode="numeric"
            maxLength={3}
            value={score}
            onChange={({ target }) => change({ score: target.value.trim() })}
          />
        </Field>
      )}
      {(problem.score ?? fields.score ?? fields.rubric) && (
        <FieldError>{problem.score ?? fields.score ?? fields.rubric}</FieldError>
      )}
      <Field label="Komentar untuk peserta" error={problem.feedback ?? fields.feedback}>
        <Textarea
          rows={6}
          maxLength={5_000}
          value={feedback}
          onChange={({ target }) => change({ feedback: target.value })}
        />
      </Field>
      <Snippets
        feedback={feedback}
        onInsert={(text) => change({ feedback: feedback.trim() ? `${feedback.trimEnd()}\n${text}` : text })}
      />
      {error && Object.keys(fields).length === 0 && <FieldError>{error.message}</FieldError>}
      <div className="grade-form-actions">
        <Button {...button(isQuiz ? null : 'passed')}>
          <Check />
          {isQuiz ? 'Simpan nilai' : 'Lulus'}
        </Button>
        {!isQuiz && submission.state !== 'passed' && (
          <>
            <Button variant="outline" {...button('needs-revision')}>
              <RotateCcw />
              Minta revisi
            </Button>
            <Button variant="outline" {...button('not-passed')}>
              <X />
              Belum lulus
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const numberOf = (text: string) => (/^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null);
const numbersOf = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([id, text]) => {
      const number = numberOf(text);
      return number === null ? [] : [[id, number]];
    }),
  );
const pointProblem = (text: string | undefined, most: number) =>
  !text || (/^\d{1,3}$/.test(text) && Number(text) <= most) ? undefined : `Isi dengan angka 0 sampai ${most}`;
