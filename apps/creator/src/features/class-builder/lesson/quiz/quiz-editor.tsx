import { useRef, useState } from 'react';
import { maxQuizQuestions, questionProblem, type QuizQuestionType } from '@sinau/contracts/lesson/lesson.rules';
import type { LessonOf, QuizQuestion } from '@sinau/contracts/lesson/lesson.schemas';
import { decimal } from '@sinau/format';
import { Button, EmptyState, FieldError, Menu, MenuItem, illustrations } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { RichTextField } from '../../../../shared/rich-text/rich-text-field.tsx';
import { QuestionCard } from './question-card.tsx';
import { questionKinds } from './question-kinds.ts';
import { copyOf, moved, newQuestion } from './quiz-draft.ts';
import './quiz-editor.css';

type QuizContent = LessonOf<'quiz'>['content'];

interface QuizEditorProps {
  value: QuizContent;
  /** Grows when the content was replaced from outside. */
  version: number;
  readOnly: boolean;
  error?: string | undefined;
  onChange: (value: QuizContent) => void;
}

/** The middle of the builder for a quiz: what to know before it, and its questions. */
export function QuizEditor({ value, version, readOnly, error, onChange }: QuizEditorProps) {
  const { questions } = value;
  const [openId, setOpenId] = useState(() => questions.find(questionProblem)?.id ?? null);
  const [removed, setRemoved] = useState<{ question: QuizQuestion; index: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);

  const write = (next: QuizQuestion[]) => {
    setRemoved(null);
    onChange({ ...value, questions: next });
  };
  const insert = (question: QuizQuestion, index: number) => {
    write(questions.toSpliced(index, 0, question));
    setOpenId(question.id);
  };
  const remove = (index: number) => {
    write(questions.toSpliced(index, 1));
    setRemoved({ question: questions[index]!, index });
    list.current?.focus();
  };

  return (
    <div className="quiz-editor">
      <RichTextField
        label="Petunjuk"
        hint="Dibaca peserta sebelum mulai. Boleh dikosongkan."
        html={value.instruction}
        version={version}
        readOnly={readOnly}
        placeholder="Baca tiap soal dengan tenang…"
        onChange={(instruction) => onChange({ ...value, instruction })}
      />
      <section className="stack" aria-labelledby="quiz-questions">
        <div className="quiz-editor-head">
          <h2 id="quiz-questions">Soal</h2>
          <span className="muted sm num">{summaryOf(questions)}</span>
        </div>
        {error && <FieldError>{error}</FieldError>}
        {questions.length === 0 && (
          <EmptyState title="Belum ada soal" illustration={illustrations.emptyNotes}>
            Mulai dari satu soal. Urutannya bisa kamu ubah kapan saja.
          </EmptyState>
        )}
        <ol ref={list} tabIndex={-1} className="quiz-editor-list" aria-labelledby="quiz-questions">
          {questions.map((question, index) => (
            <li key={question.id}>
              <QuestionCard
                question={question}
                number={index + 1}
                count={questions.length}
                isOpen={question.id === openId}
                readOnly={readOnly}
                onToggle={() => setOpenId(question.id === openId ? null : question.id)}
                onChange={(changed) => write(questions.with(index, changed))}
                onMove={(to) => write(moved(questions, index, to))}
                onCopy={questions.length < maxQuizQuestions ? () => insert(copyOf(question), index + 1) : undefined}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
        <div role="status">
          {removed && (
            <p className="quiz-editor-undo">
              <span>Soal dihapus.</span>
              <Button variant="text" size="sm" onClick={() => insert(removed.question, removed.index)}>
                Kembalikan
              </Button>
            </p>
          )}
        </div>
        {!readOnly && questions.length < maxQuizQuestions && (
          <AddQuestion onAdd={(type) => insert(newQuestion(type), questions.length)} />
        )}
      </section>
    </div>
  );
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

/** '12 soal · 30 poin', and how many cannot be asked yet. */
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
