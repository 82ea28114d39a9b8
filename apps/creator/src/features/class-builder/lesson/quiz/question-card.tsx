import { useEffect, useId, useRef, type RefObject } from 'react';
import { maxQuizOptions, questionProblem } from '@sinau/contracts/lesson/lesson.rules';
import type { QuizQuestion } from '@sinau/contracts/lesson/lesson.schemas';
import { Button, Field, IconButton, Menu, MenuItem, Textarea } from '@sinau/ui';
import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, Copy, Ellipsis, Plus, Trash2 } from '@sinau/ui/icons';
import { NumberField } from '../settings/number-field.tsx';
import { questionKind } from './question-kinds.ts';
import { OptionRow } from './option-row.tsx';
import { moved, newOption, withCorrect } from './quiz-draft.ts';

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
  onRemove: () => void;
  onRemoveOption: (index: number) => void;
}

/** A question: one line in the list, and its fields once it is opened. */
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
  onRemove,
  onRemoveOption,
}: QuestionCardProps) {
  const bodyId = useId();
  const problem = questionProblem(question);
  const { label, Icon } = questionKind(question.type);
  return (
    <article className="question-card" data-open={isOpen || undefined} aria-label={`Soal ${number}`}>
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
          <QuestionFields question={question} readOnly={readOnly} onChange={onChange} onRemoveOption={onRemoveOption} />
        )}
      </div>
    </article>
  );
}

function QuestionFields({
  question,
  readOnly,
  onChange,
  onRemoveOption,
}: Pick<QuestionCardProps, 'question' | 'readOnly' | 'onChange' | 'onRemoveOption'>) {
  const { type, text, options, explanation, points } = question;
  const isFixed = type === 'true-false';
  const first = useRef<HTMLTextAreaElement>(null);
  // A question that was just added can be typed at once.
  useEffect(() => {
    if (first.current?.value === '') first.current.focus();
  }, []);
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useOptionFocus(list, options);
  const change = (patch: Partial<QuizQuestion>) => onChange({ ...question, ...patch });
  const addOption = () => {
    const option = newOption();
    focusOn(option.id);
    change({ options: [...options, option] });
  };
  const removeOption = (index: number) => {
    focusOn((options[index + 1] ?? options[index - 1])?.id);
    onRemoveOption(index);
  };
  return (
    <div className="question-card-body">
      <Field label={isFixed ? 'Pernyataan' : 'Pertanyaan'}>
        <Textarea
          ref={first}
          rows={2}
          maxLength={2_000}
          readOnly={readOnly}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      <fieldset className="field">
        <legend className="field-label">Jawaban</legend>
        <p className="field-hint">
          {type === 'multiple-choice' ? 'Tandai semua jawaban yang benar.' : 'Tandai satu jawaban yang benar.'}
        </p>
        <ul ref={list} className="question-card-options">
          {options.map((option, index) => (
            <OptionRow
              key={option.id}
              name={question.id}
              option={option}
              number={index + 1}
              isSeveral={type === 'multiple-choice'}
              isFixed={isFixed}
              readOnly={readOnly}
              onText={(value) => change({ options: options.with(index, { ...option, text: value }) })}
              onCorrect={(isCorrect) => onChange(withCorrect(question, option.id, isCorrect))}
              onUp={index > 0 ? () => change({ options: moved(options, index, index - 1) }) : undefined}
              onRemove={options.length > 2 ? () => removeOption(index) : undefined}
            />
          ))}
        </ul>
        {!isFixed && !readOnly && options.length < maxQuizOptions && (
          <Button variant="text" size="sm" onClick={addOption}>
            <Plus />
            Tambah jawaban
          </Button>
        )}
      </fieldset>
      <Field label="Pembahasan" optional hint="Tampil bersama kunci jawaban.">
        <Textarea
          rows={2}
          maxLength={2_000}
          readOnly={readOnly}
          value={explanation}
          onChange={({ target }) => change({ explanation: target.value })}
        />
      </Field>
      <div className="question-card-points">
        <NumberField
          label="Poin"
          min={1}
          max={100}
          value={points}
          disabled={readOnly}
          onChange={(value) => value !== null && change({ points: value })}
        />
      </div>
    </div>
  );
}

/** Moves the focus into the text of an answer once the list is drawn again. */
function useOptionFocus(list: RefObject<HTMLUListElement | null>, options: QuizQuestion['options']) {
  const target = useRef<string>(undefined);
  useEffect(() => {
    if (target.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-option="${target.current}"] [type=text]`)?.focus();
    target.current = undefined;
  }, [list, options]);
  return (optionId: string | undefined) => {
    target.current = optionId;
  };
}
