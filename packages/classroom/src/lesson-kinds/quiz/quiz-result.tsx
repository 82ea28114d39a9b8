import type { CSSProperties, ReactNode } from 'react';
import type { QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import type { AttemptResult, QuizState } from '@sinau/contracts/study/quiz/quiz.schemas';
import { dateTime, points } from '@sinau/format';
import { Card, classes } from '@sinau/ui';
import { CircleAlert, CircleCheck, Clock } from '@sinau/ui/icons';
import { AnswerReview } from './answer-review.tsx';
import { finalScoreLabels, hasMinimum, showsAnswerKey } from './quiz-setting.ts';
import './quiz-result.css';

interface QuizResultProps {
  result: AttemptResult;
  state: Pick<QuizState, 'left' | 'finalScore' | 'next'>;
  /** True if the lesson is passed, by the attempts that count. */
  isLessonPassed: boolean;
  setting: QuizSetting;
  /** Buttons: the next lesson, another attempt. */
  actions: ReactNode;
}

/** The result of an attempt. The quiz setting decides how much of it is shown. */
export function QuizResult({ result, state, isLessonPassed, setting, actions }: QuizResultProps) {
  const { isPassed, isAwaiting, isExpired, score, maxPoints, number, questions, feedback } = result;
  const isShort = isPassed === false || (isPassed === true && !isLessonPassed);
  const facts = [
    `Percobaan ke-${number}`,
    result.points !== null &&
      maxPoints > 0 &&
      `${points(result.points)} dari ${points(maxPoints)} poin${isAwaiting ? ' selain esai' : ''}`,
    hasMinimum(setting) && `Nilai minimum ${setting.minimumScore}`,
    state.finalScore !== null && state.finalScore !== score && `${finalScoreLabels(setting)} ${state.finalScore}`,
  ].filter((fact) => fact !== false);
  const hasKey = questions.some(({ correct }) => correct !== null);

  return (
    <div className="quiz-result">
      <Card padded className={classes('quiz-result-card', isShort && 'quiz-result-short')}>
        {score === null ? (
          <span className="quiz-result-mark">
            {isAwaiting ? <Clock /> : isShort ? <CircleAlert /> : <CircleCheck />}
          </span>
        ) : (
          <span className="quiz-result-score num" style={{ '--score': `${score}%` } as CSSProperties}>
            <b>{score}</b>
            <span className="sr">dari 100</span>
          </span>
        )}
        <div className="quiz-result-words" role="status">
          <h3>{isAwaiting ? 'Menunggu dinilai' : headline(isPassed, isLessonPassed)}</h3>
          {isAwaiting && <p>Esaimu dibaca pengajar dulu. Kami kabari lewat email begitu nilainya keluar.</p>}
          {isExpired && <p>Waktunya habis, jadi jawaban yang tersimpan dikumpulkan otomatis.</p>}
          <p className="muted sm num">{facts.join(' · ')}</p>
          {isShort && <p className="sm">{attemptsLeftText(state)}</p>}
        </div>
        <div className="quiz-result-actions">{actions}</div>
      </Card>
      {feedback && (
        <Card as="section" padded aria-label="Komentar pengajar">
          <b>Komentar pengajar</b>
          <p className="quiz-result-feedback">{feedback}</p>
        </Card>
      )}
      <section aria-labelledby="jawaban">
        <h3 id="jawaban" className="quiz-result-title">
          {hasKey ? 'Jawaban dan pembahasan' : 'Jawabanmu'}
        </h3>
        {!hasKey && !isAwaiting && showsAnswerKey(setting) && (
          <p className="muted sm quiz-result-key">Kunci jawaban muncul setelah kamu lulus atau kesempatanmu habis.</p>
        )}
        <AnswerReview result={result} />
      </section>
    </div>
  );
}

function headline(isPassed: boolean | null, isLessonPassed: boolean) {
  if (isPassed === null) return 'Jawabanmu sudah dikumpulkan';
  if (!isPassed) return 'Belum lulus kali ini';
  return isLessonPassed ? 'Selamat, kamu lulus!' : 'Nilai akhirmu belum cukup';
}

function attemptsLeftText({ left, next }: QuizResultProps['state']) {
  if (left === 0) return 'Kesempatanmu sudah habis.';
  if (next) return `Kamu bisa mencoba lagi mulai ${dateTime(next.at)}.`;
  if (left === null) return 'Pelajari lagi materinya, lalu coba lagi kapan saja.';
  return `Kamu masih punya ${left} percobaan.`;
}
