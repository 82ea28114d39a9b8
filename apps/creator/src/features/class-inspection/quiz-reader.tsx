import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { isDistractor } from '@sinau/contracts/study/question/distractor.rules';
import { isChoice } from '@sinau/contracts/study/question/question.rules';
import type { Picture } from '@sinau/contracts/study/question/question.schemas';
import { writeAsked } from '@sinau/contracts/core/typed/number.rules';
import { decimal } from '@sinau/format';
import { RichText } from '@sinau/ui';
import { CircleCheck, Image } from '@sinau/ui/icons';

type QuizReaderProps = Pick<LessonOf<'quiz'>, 'content' | 'setting'>;

/** Questions of a quiz with their keys, and its settings. */
export function QuizReader({ content: { instruction, questions }, setting }: QuizReaderProps) {
  return (
    <div className="quiz-reader">
      <p className="muted">{rulesOf(setting, questions.length)}</p>
      {instruction && <RichText html={instruction} />}
      <ol>
        {questions.map(
          ({ id, type, text, options, points, explanation, isPunctuationCounted, essay, number, picture }) => (
            <li key={id}>
              <p>
                <b>{text || 'Soal tanpa teks'}</b> <span className="muted sm">{decimal(points)} poin</span>
              </p>
              {picture && <PictureText {...picture} />}
              <ul>
                {options.map((option) => {
                  if (isDistractor(option)) return <li key={option.id}>Pengecoh: {option.match!.text}</li>;
                  // Typed and matched answers have no wrong options to choose from.
                  const isKey = option.isCorrect || !isChoice(type);
                  return (
                    <li key={option.id} data-correct={isKey || undefined}>
                      {isKey && <CircleCheck />}
                      <span>
                        {option.text || (option.picture ? '' : 'Jawaban kosong')}
                        {option.picture && <PictureText {...option.picture} />}
                        {option.match && ` → ${option.match.text || 'pasangan kosong'}`}
                        {isKey && <span className="sr"> (jawaban benar)</span>}
                      </span>
                    </li>
                  );
                })}
              </ul>
              {typeof number?.value === 'number' && (
                <ul>
                  <li data-correct>
                    <CircleCheck />
                    <span>
                      {writeAsked({ ...number, value: number.value })}
                      <span className="sr"> (jawaban benar)</span>
                    </span>
                  </li>
                </ul>
              )}
              {isPunctuationCounted && <p className="muted sm">Tanda baca ikut dinilai.</p>}
              {essay?.modelAnswer && <p className="muted sm">Contoh jawaban: {essay.modelAnswer}</p>}
              {explanation && <p className="muted sm">Pembahasan: {explanation}</p>}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

/** Pictures of questions are only described: the preview shows them as participants will see them. */
const PictureText = ({ alt }: Picture) => (
  <span className="quiz-reader-picture muted sm">
    <Image /> Gambar{alt ? `: ${alt}` : ' tanpa deskripsi'} (lihat di Pratinjau)
  </span>
);

const rulesOf = ({ minimumScore, timeLimit, maxAttempts }: QuizReaderProps['setting'], count: number) =>
  [
    `${decimal(count)} soal`,
    minimumScore > 0 && `nilai minimum ${minimumScore}`,
    timeLimit !== null && `${decimal(timeLimit)} menit`,
    maxAttempts === null ? 'boleh diulang tanpa batas' : `${decimal(maxAttempts)} kesempatan`,
  ]
    .filter(Boolean)
    .join(' · ');
