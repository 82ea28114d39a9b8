import { useState, type ReactNode } from 'react';
import type { Answers, Attempt } from '@sinau/contracts/study/quiz/quiz.schemas';
import { clock } from '@sinau/format';
import { Button, Card, ConfirmDialog, Notice } from '@sinau/ui';
import { ArrowLeft, ArrowRight, Check, Flag, RefreshCw } from '@sinau/ui/icons';
import { QuestionCard } from './question-card.tsx';
import { QuestionMap } from './question-map.tsx';
import { isAnswered } from './question-labels.ts';
import { QuizClock } from './quiz-clock.tsx';
import './attempt-view.css';

interface AttemptViewProps {
  title: string;
  /** The number of the attempt and the minimum score. */
  lead: string;
  attempt: Attempt;
  answers: Answers;
  /** The index of the open question. */
  current: number;
  flagged: readonly string[];
  /** True if questions may be skipped and revisited. */
  canGoBack: boolean;
  saving: 'saved' | 'saving' | 'waiting';
  savedAt: string | null;
  /** Null without a time limit. */
  secondsLeft: number | null;
  isSubmitting: boolean;
  /** Reason for which submitting failed. */
  problem?: string | undefined;
  onAnswer: (questionId: string, values: string[]) => void;
  onGo: (index: number) => void;
  onFlag: (questionId: string) => void;
  onSubmit: () => void;
  /** Below the question map: the button for the outline, where it is a drawer. */
  aside?: ReactNode;
}

/** A quiz in progress: the open question, the question map, the clock and the save state. */
export function AttemptView({
  title,
  lead,
  attempt,
  answers,
  current,
  flagged,
  canGoBack,
  saving,
  savedAt,
  secondsLeft,
  isSubmitting,
  problem,
  onAnswer,
  onGo,
  onFlag,
  onSubmit,
  aside,
}: AttemptViewProps) {
  const [isAsking, setAsking] = useState(false);
  const { questions } = attempt;
  const question = questions[current]!;
  const isOver = secondsLeft === 0;
  const isFlagged = flagged.includes(question.id);
  const open = questions.filter((one) => !isAnswered(answers, one)).length;

  return (
    <div className="attempt">
      <header className="attempt-head">
        <div>
          <p className="muted sm">{lead}</p>
          <h2>{title}</h2>
        </div>
        <div className="attempt-state">
          <Saving saving={saving} savedAt={savedAt} />
          {secondsLeft !== null && <QuizClock secondsLeft={secondsLeft} />}
        </div>
      </header>

      {problem && (
        <div role="alert" className="attempt-problem">
          <Notice tone="danger">
            <b>Jawabanmu belum terkumpul.</b> {problem} {isOver && 'Kami terus mencoba mengirimnya.'}
          </Notice>
        </div>
      )}

      <QuestionCard
        question={question}
        index={current}
        total={questions.length}
        given={answers[question.id] ?? []}
        onAnswer={(values) => onAnswer(question.id, values)}
        onNext={() => current < questions.length - 1 && onGo(current + 1)}
        disabled={isOver || isSubmitting}
      >
        {canGoBack && (
          <>
            <Button variant="outline" disabled={current === 0} onClick={() => onGo(current - 1)}>
              <ArrowLeft />
              Sebelumnya
            </Button>
            <Button
              variant="text"
              className="question-flag"
              aria-pressed={isFlagged}
              onClick={() => onFlag(question.id)}
            >
              <Flag />
              {isFlagged ? 'Hapus tanda' : 'Tandai untuk ditinjau'}
            </Button>
          </>
        )}
        {current < questions.length - 1 ? (
          <Button onClick={() => onGo(current + 1)}>
            Berikutnya
            <ArrowRight />
          </Button>
        ) : (
          <Button loading={isSubmitting} onClick={() => setAsking(true)}>
            Kumpulkan jawaban
          </Button>
        )}
      </QuestionCard>

      <aside className="attempt-aside" aria-label="Semua soal">
        <Card padded className="stack">
          <b className="sm">Daftar soal</b>
          <QuestionMap
            questions={questions}
            answers={answers}
            current={current}
            flagged={flagged}
            onGo={canGoBack ? onGo : undefined}
          />
          <Button variant="outline" block loading={isSubmitting} onClick={() => setAsking(true)}>
            Kumpulkan jawaban
          </Button>
        </Card>
        {aside}
      </aside>

      <ConfirmDialog
        open={isAsking && !isOver}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onSubmit();
        }}
        title="Kumpulkan jawaban?"
        confirmLabel="Kumpulkan"
        dismissLabel="Periksa lagi"
        tone="primary"
      >
        {open > 0 ? `Masih ada ${open} soal yang belum kamu jawab.` : 'Semua soal sudah kamu jawab.'} Setelah
        dikumpulkan, jawaban tidak bisa diubah.
      </ConfirmDialog>
    </div>
  );
}

function Saving({ saving, savedAt }: Pick<AttemptViewProps, 'saving' | 'savedAt'>) {
  return (
    <span className="attempt-saving" role="status">
      {saving === 'waiting' ? (
        <>
          <RefreshCw />
          Belum terkirim, mencoba lagi
        </>
      ) : saving === 'saving' ? (
        'Menyimpan …'
      ) : (
        savedAt && (
          <>
            <Check />
            Tersimpan {clock(savedAt)}
          </>
        )
      )}
    </span>
  );
}
