import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  maxQuizQuestions,
  questionProblem,
  type QuizQuestionType,
} from '@sinau/contracts/study/question/question.rules';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { decimal } from '@sinau/format';
import { Button, EmptyState, FieldError, Menu, MenuItem, illustrations } from '@sinau/ui';
import { ListChecks, Plus } from '@sinau/ui/icons';
import { BankPicker } from '../../../../../shared/question/bank-picker.tsx';
import { RichTextField } from '../../../../../shared/rich-text/rich-text-field.tsx';
import type { ContentErrors } from '../../lesson-draft.ts';
import { QuestionCard } from './question-card.tsx';
import { useIsMember } from '../../../../../shared/scopes.ts';
import { copyOf, moved, newQuestion } from '../../../../../shared/question/question-draft.ts';
import { questionKinds } from '../../../../../shared/question/question-kinds.ts';
import { useRemoval } from '../../../../../documents/undo/use-removal.ts';
import './quiz-editor.css';

type QuizContent = LessonOf<'quiz'>['content'];

interface QuizEditorProps {
  value: QuizContent;
  /** Counter that grows when the content is replaced from outside. */
  version: number;
  readOnly: boolean;
  errors?: ContentErrors<'quiz'>;
  onChange: (value: QuizContent) => void;
}

/** Middle of the builder for a quiz: its instructions and its questions. */
export function QuizEditor({ value, version, readOnly, errors = {}, onChange }: QuizEditorProps) {
  const { questions } = value;
  const [openId, setOpenId] = useState(() => questions.find(questionProblem)?.id ?? null);
  const [isPicking, setPicking] = useState(false);
  const isMember = useIsMember();
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useFocusAfter(list, questions);
  const removal = useRemoval();

  const write = (next: QuizQuestion[]) => onChange({ ...value, questions: next });
  const insert = (question: QuizQuestion, index: number) => {
    write(questions.toSpliced(index, 0, question));
    setOpenId(question.id);
  };
  /** Replaces the empty question by the first pasted one. */
  const replacePasted = (pasted: QuizQuestion[], index: number) =>
    write(
      questions.toSpliced(
        index,
        1,
        ...pasted.map((one, place) => (place === 0 ? { ...one, id: questions[index]!.id } : one)),
      ),
    );
  const remove = (index: number) => {
    focusOn((questions[index + 1] ?? questions[index - 1])?.id ?? null);
    removal({ msg: 'Soal dihapus.', label: 'menghapus soal', act: () => write(questions.toSpliced(index, 1)) });
  };
  const removeOption = (question: QuizQuestion, index: number) => {
    const rest = { ...question, options: question.options.toSpliced(index, 1) };
    const act = () => write(questions.map((one) => (one.id === question.id ? rest : one)));
    removal({ msg: 'Jawaban dihapus.', label: 'menghapus jawaban', act });
  };

  return (
    <div className="quiz-editor">
      <RichTextField
        place="instruction"
        label="Petunjuk"
        hint="Dibaca peserta sebelum mulai. Boleh dikosongkan."
        html={value.instruction}
        version={version}
        readOnly={readOnly}
        error={errors.instruction}
        placeholder="Baca tiap soal dengan tenang…"
        onChange={(instruction) => onChange({ ...value, instruction })}
      />
      <section className="stack" aria-labelledby="quiz-questions">
        <div className="quiz-editor-head">
          <h2 id="quiz-questions">Soal</h2>
          <span className="muted sm num">{summaryOf(questions)}</span>
        </div>
        {errors.questions && <FieldError>{errors.questions}</FieldError>}
        {questions.length === 0 && (
          <EmptyState title="Belum ada soal" illustration={illustrations.emptyNotes}>
            Mulai dari satu soal. Urutannya bisa kamu ubah kapan saja.
          </EmptyState>
        )}
        <ol ref={list} tabIndex={-1} className="quiz-editor-list" aria-labelledby="quiz-questions">
          {questions.map((question, index) => (
            <li key={question.id} data-question={question.id}>
              <QuestionCard
                question={question}
                number={index + 1}
                count={questions.length}
                isOpen={question.id === openId}
                readOnly={readOnly}
                onToggle={() => setOpenId(question.id === openId ? null : question.id)}
                onChange={(changed) => write(questions.with(index, changed))}
                onMove={(to) => {
                  focusOn(document.activeElement);
                  write(moved(questions, index, to));
                }}
                onCopy={questions.length < maxQuizQuestions ? () => insert(copyOf(question), index + 1) : undefined}
                onNext={
                  questions.length < maxQuizQuestions ? () => insert(newQuestion(question.type), index + 1) : undefined
                }
                onRemove={() => remove(index)}
                onPaste={(pasted) => replacePasted(pasted, index)}
                onRemoveOption={(optionIndex) => removeOption(question, optionIndex)}
              />
            </li>
          ))}
        </ol>
        {!readOnly && questions.length < maxQuizQuestions && (
          <>
            <AddQuestion onAdd={(type) => insert(newQuestion(type), questions.length)} />
            {isMember && (
              <Button variant="outline" block onClick={() => setPicking(true)}>
                <ListChecks />
                Tambah dari bank soal
              </Button>
            )}
            {isPicking && (
              <BankPicker
                room={maxQuizQuestions - questions.length}
                taken={new Set(questions.flatMap(({ bankId }) => bankId ?? []))}
                onPick={(copies) => write([...questions, ...copies])}
                onClose={() => setPicking(false)}
              />
            )}
            {questions.length > 0 && (
              <p className="muted sm quiz-editor-keys">
                <kbd>Enter</kbd> ke jawaban berikutnya, <kbd>Alt</kbd> + <kbd>Enter</kbd> menandai yang benar,{' '}
                <kbd>Alt</kbd> + <kbd>↑</kbd> <kbd>↓</kbd> memindahkan, <kbd>Ctrl</kbd> + <kbd>Enter</kbd> ke soal baru
                sejenis.
              </p>
            )}
          </>
        )}
      </section>
    </div>
  );
}

/** After the next render, moves the focus to a question, to the list if it is empty, or back to where it was. */
function useFocusAfter(list: RefObject<HTMLOListElement | null>, questions: readonly QuizQuestion[]) {
  const target = useRef<string | Element | null>(undefined);
  useEffect(() => {
    if (target.current === undefined) return;
    const row =
      typeof target.current !== 'string'
        ? target.current
        : list.current?.querySelector<HTMLElement>(`[data-question="${target.current}"] button`);
    ((row as HTMLElement | null) ?? list.current)?.focus();
    target.current = undefined;
  }, [list, questions]);
  return (next: string | Element | null) => {
    target.current = next;
  };
}

function AddQuestion({ onAdd }: { onAdd: (type: QuizQuestionType) => void }) {
  return (
    <Menu
      width={300}
      trigger={
        <Button variant="soft" block>
          <Plus />
          Tambah soal
        </Button>
      }
    >
      {questionKinds.map(({ type, label, description, Icon }) => (
        <MenuItem key={type} icon={<Icon />} description={description} onSelect={() => onAdd(type)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Returns '12 soal · 30 poin', and the number of unfinished questions. */
function summaryOf(questions: readonly QuizQuestion[]) {
  const unfinished = questions.filter(questionProblem).length;
  const points = questions.reduce((sum, question) => sum + question.points, 0);
  return [
    `${decimal(questions.length)} soal`,
    questions.length > 0 && `${decimal(points)} poin`,
    unfinished > 0 && `${decimal(unfinished)} belum lengkap`,
  ]
    .filter(Boolean)
    .join(' · ');
}
