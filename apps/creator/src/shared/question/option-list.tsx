import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isChoice, maxQuizOptions, type QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import type { QuestionContent } from '@sinau/contracts/study/question/question.schemas';
import { Button } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { AcceptedRow } from './accepted-row.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { PairRow } from './pair-row.tsx';
import { fewestOptions, moved, newOption, withCorrect } from './question-draft.ts';

type OptionType = Exclude<QuizQuestionType, 'essay' | 'number'>;

interface OptionListProps {
  /** Groups the radio buttons of the list. */
  name: string;
  question: QuestionContent & { type: OptionType };
  readOnly: boolean;
  onChange: (question: QuestionContent) => void;
  onRemove: (index: number) => void;
}

/**
 * The answers of a question. Enter goes on to the next one, and adds it after the last; with Alt, keys mark and move
 * one.
 */
export function OptionList({ name, question, readOnly, onChange, onRemove }: OptionListProps) {
  const { type, options } = question;
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useOptionFocus(list, options);
  const change = (changed: QuestionContent['options']) => onChange({ ...question, options: changed });
  const isFull = type === 'true-false' || options.length >= maxQuizOptions;
  const add = () => {
    const option = newOption(type);
    focusOn(option.id);
    change([...options, option]);
  };
  const remove = (index: number) => {
    focusOn((options[index + 1] ?? options[index - 1])?.id);
    onRemove(index);
  };
  /** Alt with an arrow moves an answer, Alt with Enter marks it as correct. */
  const onAlt = (event: KeyboardEvent, index: number) => {
    const option = options[index]!;
    const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
    const isMark = event.key === 'Enter' && isChoice(type);
    if (to === undefined && !isMark) return;
    event.preventDefault();
    event.stopPropagation();
    if (isMark) return onChange(withCorrect(question, option.id, type !== 'multiple-choice' || !option.isCorrect));
    focusOn(option.id);
    change(moved(options, index, to!));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, target, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (ctrlKey || metaKey || nativeEvent.isComposing || !isText(target) || readOnly) return;
    const id = target.closest<HTMLElement>('[data-option]')?.dataset['option'];
    if (altKey)
      return onAlt(
        event,
        options.findIndex((option) => option.id === id),
      );
    if (key !== 'Enter') return;
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[type=text]')];
    const next = fields[fields.indexOf(target) + 1];
    if (next) next.focus();
    else if (!isFull && target.value.trim()) add();
  };

  return (
    <fieldset className="field">
      <legend className="field-label">{words[type].legend}</legend>
      <p className="field-hint">{words[type].hint}</p>
      <ul ref={list} className="option-list" onKeyDown={onKeyDown}>
        {options.map((option, index) => {
          const replace = (patch: Partial<typeof option>) => change(options.with(index, { ...option, ...patch }));
          const row = {
            option,
            number: index + 1,
            readOnly,
            onText: (text: string) => replace({ text }),
            onUp: index > 0 ? () => change(moved(options, index, index - 1)) : undefined,
            onRemove: options.length > fewestOptions(type) ? () => remove(index) : undefined,
          };
          if (type === 'short-answer') return <AcceptedRow key={option.id} {...row} />;
          if (type === 'matching')
            return (
              <PairRow
                key={option.id}
                {...row}
                onMatch={(text) => replace({ match: { id: option.match?.id ?? newOption(type).id, text } })}
              />
            );
          return (
            <ChoiceRow
              key={option.id}
              {...row}
              name={name}
              isSeveral={type === 'multiple-choice'}
              isFixed={type === 'true-false'}
              onPicture={(picture) => replace({ picture })}
              onCorrect={(isCorrect) => onChange(withCorrect(question, option.id, isCorrect))}
            />
          );
        })}
      </ul>
      {!isFull && !readOnly && (
        <Button variant="text" size="sm" onClick={add}>
          <Plus />
          {words[type].add}
        </Button>
      )}
    </fieldset>
  );
}

const isText = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text';

const choice = { legend: 'Jawaban', hint: 'Tandai satu jawaban yang benar.', add: 'Tambah jawaban' };
const words: Record<OptionType, typeof choice> = {
  'single-choice': choice,
  'true-false': choice,
  'multiple-choice': { ...choice, hint: 'Tandai semua jawaban yang benar.' },
  'short-answer': {
    legend: 'Jawaban yang diterima',
    hint: 'Tulis semua jawaban yang benar. Ejaan lain yang juga dihitung benar tampil di bawahnya.',
    add: 'Tambah jawaban',
  },
  matching: {
    legend: 'Pasangan',
    hint: 'Bagian kanan diacak untuk peserta, dan boleh sama. Kosongkan bagian kiri untuk membuat pengecoh.',
    add: 'Tambah pasangan',
  },
};

/** Moves the focus into the text of an answer once the list is rendered again. */
function useOptionFocus(list: RefObject<HTMLUListElement | null>, options: QuestionContent['options']) {
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
