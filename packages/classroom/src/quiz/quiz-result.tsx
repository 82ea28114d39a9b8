import type { CSSProperties, ReactNode } from 'react';
import type { QuizSetting } from '@sinau/contracts/lesson/lesson.schemas';
import type { AttemptResult, QuizState } from '@sinau/contracts/quiz/quiz.schemas';
import { Card, classes } from '@sinau/ui';
import { CircleAlert, CircleCheck } from '@sinau/ui/icons';
import { AnswerReview } from './answer-review.tsx';
import { showsAnswerKey, hasMinimum } from './quiz-setting.ts';
import './quiz-result.css';

interface QuizResultProps {
  result: AttemptResult;
  state: Pick<QuizState, 'left' | 'best'>;
  setting: QuizSetting;
  /** Buttons: the next lesson, another attempt. */
  actions: ReactNode;
}

/** The result of an attempt. The quiz setting decides how much of it is shown. */
export function QuizResult({ result, state: { left, best }, setting, actions }: QuizResultProps) {
  const { isPassed, isExpired, score, points, maxPoints, number, questions } = result;
  const isShort = isPassed === false;
  const facts = [
    `Percobaan ke-${number}`,
    points !== null && `${points} dari ${maxPoints} poin`,
    hasMinimum(setting) && `Nilai minimum ${setting.minimumScore}`,
    best !== null && score !== null && best > score && `Nilai terbaikmu ${best}`,
  ].filter((fact) => fact !== false);
  const hasKey = questions.some(({ correct }) => correct !== null);

  return (
    <div className="quiz-result">
      <Card padded className={classes('quiz-result-card', isShort && 'quiz-result-short')}>
        {score === null ? (
          <span className="quiz-result-mark">{isShort ? <CircleAlert /> : <CircleCheck />}</span>
        ) : (
          <span className="quiz-result-score num" style={{ '--score': `${score}%` } as CSSProperties}>
            <b>{score}</b>
            <span className="sr">dari 100</span>
          </span>
        )}
        <div className="quiz-result-words" role="status">
          <h3>{headline(isPassed)}</h3>
          {isExpired && <p>Waktunya habis, jadi jawaban yang tersimpan dikumpulkan otomatis.</p>}
          <p className="muted sm num">{facts.join(' · ')}</p>
          {isShort && <p className="sm">{attemptsLeftText(left)}</p>}
        </div>
        <div className="quiz-result-actions">{actions}</div>
      </Card>
      <section aria-labelledby="jawaban">
        <h3 id="jawaban" className="quiz-result-title">
          {hasKey ? 'Jawaban dan pembahasan' : 'Jawabanmu'}
        </h3>
        {!hasKey && showsAnswerKey(setting) && (
          <p className="muted sm quiz-result-key">Kunci jawaban muncul setelah kamu lulus atau kesempatanmu habis.</p>
        )}
        <AnswerReview result={result} />
      </section>
    </div>
  );
}

function headline(isPassed: boolean | null) {
  if (isPassed === null) return 'Jawabanmu sudah dikumpulkan';
  return isPassed ? 'Selamat, kamu lulus!' : 'Belum lulus kali ini';
}

function attemptsLeftText(left: number | null) {
  if (left === null) return 'Pelajari lagi materinya, lalu coba lagi kapan saja.';
  return left > 0 ? `Kamu masih punya ${left} percobaan.` : 'Kesempatanmu sudah habis.';
}
