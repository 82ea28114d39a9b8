import { useId, type KeyboardEvent } from 'react';
import { maxQuizQuestions, questionProblem } from '@sinau/contracts/study/question/question.rules';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { IconButton, Menu, MenuItem } from '@sinau/ui';
import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, Copy, Ellipsis, Trash2 } from '@sinau/ui/icons';
import { QuestionFields } from '../../../../../shared/question/question-fields.tsx';
import { questionKind } from '../../../../../shared/question/question-kinds.ts';

interface QuestionCardProps {
  question: QuizQuestion;
  number: number;
  count: number;
  isOpen: boolean;
  readOnly: boolean;
  onToggle: () => void;
  onChange: (question: QuizQuestion) => void;
  /** Takes the new index among the questions. */
  onMove: (to: number) => void;
  /** Undefined once the quiz is full. */
  onCopy: (() => void) | undefined;
  /** Adds a question of the same kind below; undefined once the quiz is full. */
  onNext: (() => void) | undefined;
  onRemove: () => void;
  onRemoveOption: (index: number) => void;
  onPaste: (questions: QuizQuestion[]) => void;
}

/** Question: one line in the list, and its fields once it is opened. */
export function QuestionCard({
  question,
  number,
  count,
  isOpen,
  readOnly,
  onToggle,
  onChange,
  onMove,
  onCopy,
  onNext,
  onRemove,
  onRemoveOption,
  onPaste,
}: QuestionCardProps) {
  const bodyId = useId();
  const problem = questionProblem(question);
  const { label, Icon } = questionKind(question.type);
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    const to = event.altKey ? { ArrowUp: number - 2, ArrowDown: number }[event.key] : undefined;
    const isNext = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (to === undefined && !isNext) return;
    event.preventDefault();
    if (isNext) onNext?.();
    else if (to! >= 0 && to! < count) onMove(to!);
  };
  return (
    <article
      className="question-card"
      data-open={isOpen || undefined}
      aria-label={`Soal ${number}`}
      onKeyDown={onKeyDown}
    >
      <div className="question-card-head">
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <b className="num">{number}</b>
          <span className="question-card-title">
            <span>{question.text.trim() || 'Soal tanpa pertanyaan'}</span>
            <small className={problem ? 'question-card-problem' : 'muted'}>
              {problem ? <CircleAlert /> : <Icon />}
              {problem ?? label}
            </small>
          </span>
          <ChevronDown />
        </button>
        {!readOnly && (
          <Menu
            align="end"
            trigger={
              <IconButton size="sm" label={`Menu soal ${number}`}>
                <Ellipsis />
              </IconButton>
            }
          >
            {number > 1 && (
              <MenuItem icon={<ArrowUp />} onSelect={() => onMove(number - 2)}>
                Pindah ke atas
              </MenuItem>
            )}
            {number < count && (
              <MenuItem icon={<ArrowDown />} onSelect={() => onMove(number)}>
                Pindah ke bawah
              </MenuItem>
            )}
            {onCopy && (
              <MenuItem icon={<Copy />} onSelect={onCopy}>
                Gandakan
              </MenuItem>
            )}
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={onRemove}>
              Hapus
            </MenuItem>
          </Menu>
        )}
      </div>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <div className="question-card-body">
            <QuestionFields
              question={question}
              readOnly={readOnly}
              onChange={onChange}
              onRemoveOption={onRemoveOption}
              room={maxQuizQuestions - count + 1}
              onPaste={onPaste}
            />
          </div>
        )}
      </div>
    </article>
  );
}
