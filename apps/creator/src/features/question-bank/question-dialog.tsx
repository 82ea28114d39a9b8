import { useState } from 'react';
import { difficulties, type Difficulty } from '@sinau/contracts/study/question/imported.rules';
import { contentOf } from '@sinau/contracts/study/question/bank.rules';
import type { BankQuestion, BankWriting } from '@sinau/contracts/study/question/bank.schemas';
import { questionProblem, type QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import { useProfile } from '@sinau/shell';
import { Button, ConfirmDialog, Dialog, Field, Input, localFormDraft, Notice, Select } from '@sinau/ui';
import { difficultyLabels } from '../../shared/question/bank-labels.ts';
import { newQuestion } from '../../shared/question/question-draft.ts';
import { QuestionFields } from '../../shared/question/question-fields.tsx';
import { questionKind } from '../../shared/question/question-kinds.ts';
import { useSaveQuestion } from './bank.data.ts';

interface QuestionDialogProps {
  /** A question of the bank, or the kind of a new one. */
  subject: BankQuestion | QuizQuestionType;
  onClose: () => void;
}

type Draft = BankWriting & { tagText: string };

function draftOf(subject: QuestionDialogProps['subject']): Draft {
  if (typeof subject === 'string') return { ...newQuestion(subject), tags: [], difficulty: null, tagText: '' };
  const { tags, difficulty } = subject;
  return { ...contentOf(subject), tags, difficulty, tagText: tags.join(', ') };
}
const tagsOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tidied(tag).trim())
      .filter(Boolean),
  ),
];

/**
 * Edits a question of the bank. Nothing is saved before 'Simpan', and nothing is discarded without asking: what was
 * unsaved when the page closed is restored.
 */
export function QuestionDialog({ subject, onClose }: QuestionDialogProps) {
  const userId = useProfile()?.id ?? '';
  const localDraft = localFormDraft<Draft>(`${userId}:question:${typeof subject === 'string' ? subject : subject.id}`);
  const [left] = useState(localDraft.read);
  const [draft, setDraft] = useState<Draft>(() => ({ ...draftOf(subject), ...left }));
  const [isChanged, setChanged] = useState(left !== null);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useSaveQuestion(typeof subject === 'string' ? null : subject);
  const change = (next: Draft) => {
    setDraft(next);
    setChanged(true);
    localDraft.write(next);
  };
  const end = () => {
    localDraft.forget();
    onClose();
  };
  const close = () => (isChanged ? setAsking(true) : onClose());
  const save = () => {
    const { tagText, ...writing } = draft;
    mutate({ ...writing, tags: tagsOf(tagText) }, { onSuccess: end });
  };
  const problem = questionProblem(draft);
  const tags = tagsOf(draft.tagText);
  const tagProblem =
    tags.length > 10
      ? 'Paling banyak 10 tag'
      : tags.some((tag) => tag.length > 40)
        ? 'Tag paling panjang 40 karakter'
        : undefined;

  return (
    <>
      <Dialog
        open
        size="md"
        onClose={close}
        title={`${typeof subject === 'string' ? 'Soal baru' : 'Edit soal'}: ${questionKind(draft.type).label}`}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Batal
            </Button>
            <Button loading={isPending} disabled={tagProblem !== undefined} onClick={save}>
              Simpan
            </Button>
          </>
        }
      >
        <div className="bank-form">
          {error && (
            <div role="alert">
              <Notice tone="danger">{error.message}</Notice>
            </div>
          )}
          <QuestionFields
            question={draft}
            readOnly={false}
            onChange={change}
            onRemoveOption={(index) => change({ ...draft, options: draft.options.toSpliced(index, 1) })}
            room={1}
            onPaste={([pasted]) => pasted && change({ ...draft, ...pasted })}
          />
          <Field label="Tag" optional hint="Pisahkan dengan koma, misalnya: lead, nilai berita" error={tagProblem}>
            <Input
              maxLength={450}
              value={draft.tagText}
              onChange={({ target }) => change({ ...draft, tagText: target.value })}
            />
          </Field>
          <Field label="Kesulitan" optional>
            <Select
              value={draft.difficulty ?? ''}
              onChange={({ target }) => change({ ...draft, difficulty: (target.value || null) as Difficulty | null })}
            >
              <option value="">Tidak ditentukan</option>
              {difficulties.map((difficulty) => (
                <option key={difficulty} value={difficulty}>
                  {difficultyLabels[difficulty]}
                </option>
              ))}
            </Select>
          </Field>
          {isChanged && problem && (
            <p className="muted sm">Boleh disimpan dulu. Sebelum dipakai masih perlu: {problem.toLowerCase()}.</p>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
        title="Buang perubahan?"
        confirmLabel="Buang"
        dismissLabel="Lanjut menulis"
      >
        Yang kamu tulis belum disimpan.
      </ConfirmDialog>
    </>
  );
}
