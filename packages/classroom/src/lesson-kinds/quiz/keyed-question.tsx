import { isDistractor } from '@sinau/contracts/study/question/distractor.rules';
import { isChoice, isTyped, type QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import { writeAsked, type NumberKey } from '@sinau/contracts/core/typed/number.rules';
import { points as pointsOf } from '@sinau/format';
import { classes } from '@sinau/ui';
import { Check } from '@sinau/ui/icons';
import { taskLabels } from './question-labels.ts';
import './answer-review.css';
import './keyed-question.css';

interface NamedPicture {
  readonly name: string;
  readonly alt: string;
}
interface KeyedQuestionProps {
  question: {
    readonly type: QuizQuestionType;
    readonly text: string;
    /** Picture that is not stored yet. */
    readonly picture?: NamedPicture | undefined;
    readonly options: readonly {
      readonly text: string;
      readonly isCorrect: boolean;
      readonly match?: string | undefined;
      readonly picture?: NamedPicture | undefined;
    }[];
    readonly points: number;
    readonly isPartial: boolean;
    readonly explanation: string;
    readonly number?: NumberKey | undefined;
    readonly essay?: { readonly modelAnswer: string } | undefined;
  };
}

/** A question with its key, as a learner sees it after the quiz. */
export function KeyedQuestion({
  question: { type, text, picture, options, points, isPartial, explanation, essay, number },
}: KeyedQuestionProps) {
  return (
    <div className="keyed">
      <p className="keyed-task muted sm">
        {[taskLabels[type], `${pointsOf(points)} poin`, isPartial && 'dinilai sebagian'].filter(Boolean).join(' · ')}
      </p>
      <p className="keyed-text">{text}</p>
      {picture && <PictureName picture={picture} />}
      {type === 'essay' ? (
        essay?.modelAnswer && (
          <p className="review-essay review-essay-model">
            <b>Contoh jawaban.</b> {essay.modelAnswer}
          </p>
        )
      ) : (
        <ul className="review-options">
          {(typeof number?.value === 'number'
            ? [{ text: writeAsked({ ...number, value: number.value }), isCorrect: true }]
            : options
          ).map((option, index) => (
            <KeyedOption key={index} type={type} option={option} />
          ))}
        </ul>
      )}
      {explanation && (
        <p className="review-explanation">
          <b>Pembahasan.</b> {explanation}
        </p>
      )}
    </div>
  );
}

function KeyedOption({
  type,
  option: { text, isCorrect, match, picture },
}: {
  type: QuizQuestionType;
  option: KeyedQuestionProps['question']['options'][number];
}) {
  const isAlone = match !== undefined && isDistractor({ text, match: { text: match } });
  // Typed and matched questions have no wrong options to choose from.
  const isRight = isCorrect || !isChoice(type);
  const note = isAlone ? 'Pengecoh' : isTyped(type) ? 'Diterima' : isRight && 'Jawaban benar';
  return (
    <li className={classes('review-option', isRight && !isAlone && 'review-option-right')}>
      <span className="review-option-mark">{isRight && !isAlone && <Check />}</span>
      <span className="grow">
        {picture && <PictureName picture={picture} />}
        {isAlone ? match : match === undefined ? text : `${text} → ${match}`}
      </span>
      {note && <span className="review-option-note">{note}</span>}
    </li>
  );
}

/** Name of a picture that is stored with the question. */
const PictureName = ({ picture: { name, alt } }: { picture: NamedPicture }) => (
  <span className="keyed-picture muted sm">
    Gambar: {name.split('/').at(-1)}
    {alt && ` (${alt})`}
  </span>
);
