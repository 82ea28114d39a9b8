import type { Answers } from '@sinau/contracts/study/quiz/quiz.schemas';
import { classes } from '@sinau/ui';
import { isAnswered, type AskedQuestion } from './question-labels.ts';
import './question-map.css';

interface QuestionMapProps {
  questions: readonly AskedQuestion[];
  answers: Answers;
  current: number;
  flagged: readonly string[];
  /** Undefined where questions must be answered in order: the map is then read-only. */
  onGo: ((index: number) => void) | undefined;
}

/** All questions as a grid: answered, open, flagged. */
export function QuestionMap({ questions, answers, current, flagged, onGo }: QuestionMapProps) {
  const answered = questions.filter((question) => isAnswered(answers, question)).length;
  const marked = questions.filter(({ id }) => flagged.includes(id)).length;
  return (
    <nav className="question-map" aria-label="Daftar soal">
      <ol className="question-map-grid num">
        {questions.map((question, index) => {
          const { id } = question;
          const isDone = isAnswered(answers, question);
          const isFlagged = flagged.includes(id);
          const name = `Soal ${index + 1}, ${isDone ? 'sudah dijawab' : 'belum dijawab'}${isFlagged ? ', ditandai' : ''}`;
          const look = classes('question-map-item', isDone && 'question-map-done', isFlagged && 'question-map-flagged');
          const currency = index === current ? ('step' as const) : undefined;
          return (
            <li key={id}>
              {onGo ? (
                <button
                  type="button"
                  className={look}
                  aria-label={name}
                  aria-current={currency}
                  onClick={() => onGo(index)}
                >
                  {index + 1}
                </button>
              ) : (
                <span className={look} aria-current={currency}>
                  <span aria-hidden="true">{index + 1}</span>
                  <span className="sr">{name}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <ul className="question-map-key num">
        <li className="question-map-key-done">Sudah dijawab ({answered})</li>
        <li>Belum dijawab ({questions.length - answered})</li>
        {onGo && <li className="question-map-key-flagged">Ditandai ({marked})</li>}
      </ul>
    </nav>
  );
}
