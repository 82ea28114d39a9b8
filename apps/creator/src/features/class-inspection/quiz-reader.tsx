import type { LessonOf } from '@sinau/contracts/lesson/lesson.schemas';
import { decimal } from '@sinau/format';
import { RichText } from '@sinau/ui';
import { CircleCheck } from '@sinau/ui/icons';

type QuizReaderProps = Pick<LessonOf<'quiz'>, 'content' | 'setting'>;

/** The questions of a quiz with their keys, and how it is taken. */
export function QuizReader({ content: { instruction, questions }, setting }: QuizReaderProps) {
  return (
    <div className="quiz-reader">
      <p className="muted">{rulesOf(setting, questions.length)}</p>
      {instruction && <RichText html={instruction} />}
      <ol>
        {questions.map(({ id, text, options, points, explanation }) => (
          <li key={id}>
            <p>
              <b>{text || 'Soal tanpa teks'}</b> <span className="muted sm">{decimal(points)} poin</span>
            </p>
            <ul>
              {options.map((option) => (
                <li key={option.id} data-correct={option.isCorrect || undefined}>
                  {option.isCorrect && <CircleCheck />}
                  <span>
                    {option.text || 'Jawaban kosong'}
                    {option.isCorrect && <span className="sr"> (jawaban benar)</span>}
                  </span>
                </li>
              ))}
            </ul>
            {explanation && <p className="muted sm">Pembahasan: {explanation}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const rulesOf = ({ minimumScore, timeLimit, maxAttempts }: QuizReaderProps['setting'], count: number) =>
  [
    `${decimal(count)} soal`,
    minimumScore > 0 && `nilai minimum ${minimumScore}`,
    timeLimit !== null && `${decimal(timeLimit)} menit`,
    maxAttempts === null ? 'boleh diulang tanpa batas' : `${decimal(maxAttempts)} kesempatan`,
  ]
    .filter(Boolean)
    .join(' · ');
