import { lazy, Suspense, useEffect, useId, useRef, useState, type ClipboardEvent } from 'react';
import { mayBePartial } from '@sinau/contracts/study/question/question.rules';
import type { QuestionContent, QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { loadChunk } from '@sinau/shell';
import { Field, Skeleton, Switch, Textarea } from '@sinau/ui';
import { Image } from '@sinau/ui/icons';
import { NumberField } from '../number-field.tsx';
import { ChooseFile } from '../upload/choose-file.tsx';
import { EssayFields } from './essay-fields.tsx';
import { OptionList } from './option-list.tsx';
import { pastedQuestions } from './pasted-question.ts';
import { PictureField, usePictureUpload } from './picture-field.tsx';
import './question-fields.css';

// Fields that few questions need, with the rules by which answers are parsed and graded.
const NumberFields = lazy(async () => ({
  default: (await loadChunk(() => import('./number-fields.tsx'))).NumberFields,
}));
const AnswerSpellings = lazy(async () => ({
  default: (await loadChunk(() => import('./answer-spellings.tsx'))).AnswerSpellings,
}));

interface QuestionFieldsProps<Q extends QuestionContent> {
  question: Q;
  readOnly: boolean;
  onChange: (question: Q) => void;
  onRemoveOption: (index: number) => void;
  /** Maximum number of questions in a pasted text. */
  room: number;
  /** Called with the questions of a text that was pasted into an empty question. */
  onPaste: (questions: QuizQuestion[]) => void;
}

/** Fields of a question: its text, answers, explanation and points. */
export function QuestionFields<Q extends QuestionContent>({
  question,
  readOnly,
  onChange,
  onRemoveOption,
  room,
  onPaste,
}: QuestionFieldsProps<Q>) {
  const { type, text, explanation, points, isPartial, isPunctuationCounted, picture } = question;
  const first = useRef<HTMLTextAreaElement>(null);
  const name = useId();
  // Focuses a question that was just added.
  useEffect(() => {
    if (first.current?.value === '') first.current.focus();
  }, []);
  const change = (patch: Partial<QuestionContent>) => onChange({ ...question, ...patch });
  const upload = usePictureUpload((mediaId) => change({ picture: { mediaId, alt: '' } }));
  const [pasteProblem, setPasteProblem] = useState<string>();
  const paste = (event: ClipboardEvent) => {
    setPasteProblem(undefined);
    if (readOnly || text.trim() || !(type in pasteHints)) return;
    const pasted = pastedQuestions(event.clipboardData.getData('text'), room);
    if (!pasted) return;
    if ('problem' in pasted) return setPasteProblem(`Ditempel sebagai teks biasa. ${pasted.problem}`);
    event.preventDefault();
    onPaste(pasted.questions);
  };
  return (
    <div className="question-fields">
      <Field label={type === 'true-false' ? 'Pernyataan' : 'Pertanyaan'} hint={text ? pasteProblem : pasteHints[type]}>
        <Textarea
          ref={first}
          rows={2}
          maxLength={2_000}
          readOnly={readOnly}
          value={text}
          onPaste={paste}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      <PictureField
        what="soal"
        picture={picture}
        upload={upload}
        readOnly={readOnly}
        onChange={(changed) => {
          // The button that had the focus is removed with the picture.
          if (!changed) first.current?.focus();
          change({ picture: changed });
        }}
      />
      {type === 'essay' ? (
        <EssayFields question={question} readOnly={readOnly} onChange={(essay) => change({ essay })} />
      ) : type === 'number' ? (
        <Suspense fallback={<Skeleton height={68} />}>
          <NumberFields question={question} readOnly={readOnly} onChange={(number) => change({ number })} />
        </Suspense>
      ) : (
        <OptionList
          name={name}
          question={{ ...question, type }}
          readOnly={readOnly}
          onChange={(changed) => change(changed)}
          onRemove={onRemoveOption}
        />
      )}
      {type === 'short-answer' && (
        <>
          <Suspense>
            <AnswerSpellings question={question} />
          </Suspense>
          <Switch
            label="Tanda baca ikut dinilai"
            hint="Titik, koma, tanda hubung, tanda petik, dan bentuk angka harus sama dengan kuncinya. Tanda lain, misalnya #, /, dan ( ), selalu ikut dinilai."
            checked={isPunctuationCounted ?? false}
            disabled={readOnly}
            onChange={({ target }) => change({ isPunctuationCounted: target.checked })}
          />
        </>
      )}
      {/* Placed after the answers, so that Tab leads from the question to them. */}
      {!picture && !readOnly && upload.state.kind === 'idle' && (
        <div>
          <ChooseFile kind="image" variant="text" size="sm" onFile={upload.start}>
            <Image />
            Tambah gambar soal
          </ChooseFile>
        </div>
      )}
      <Field label="Pembahasan" optional hint="Tampil bersama kunci jawaban.">
        <Textarea
          rows={2}
          maxLength={2_000}
          readOnly={readOnly}
          value={explanation}
          onChange={({ target }) => change({ explanation: target.value })}
        />
      </Field>
      {mayBePartial(type) && (
        <Switch
          label="Nilai sebagian"
          hint={partialHints[type]}
          checked={isPartial ?? false}
          disabled={readOnly}
          onChange={({ target }) => change({ isPartial: target.checked })}
        />
      )}
      <div className="question-fields-points">
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

const pasteHint = 'Bisa juga tempel soal beserta jawabannya: “A. …”, “*B. …”. Bintang menandai yang benar.';
const pasteHints: Partial<Record<QuestionContent['type'], string>> = {
  'single-choice': pasteHint,
  'multiple-choice': pasteHint,
};

const partialHints: Partial<Record<QuestionContent['type'], string>> = {
  'multiple-choice': 'Sebagian jawaban benar mendapat sebagian poin; tiap pilihan yang salah menguranginya.',
  matching: 'Tiap pasangan yang tepat mendapat bagian poinnya.',
};
