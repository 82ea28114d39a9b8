import { plainEssay } from '@sinau/contracts/study/question/imported.rules';
import type { QuestionContent } from '@sinau/contracts/study/question/question.schemas';
import { Field, Textarea } from '@sinau/ui';
import { WordBoundsFields } from '../word-bounds-fields.tsx';

type Essay = NonNullable<QuestionContent['essay']>;

interface EssayFieldsProps {
  question: QuestionContent;
  readOnly: boolean;
  onChange: (essay: Essay) => void;
}

/** Length of an essay, and its grading criteria. */
export function EssayFields({ question: { essay = plainEssay }, readOnly, onChange }: EssayFieldsProps) {
  const change = (patch: Partial<Essay>) => onChange({ ...essay, ...patch });
  return (
    <>
      <Field
        label="Contoh jawaban dan kriteria"
        optional
        hint="Dibaca pengajar saat menilai. Peserta melihatnya bersama kunci jawaban."
      >
        <Textarea
          rows={3}
          maxLength={5_000}
          readOnly={readOnly}
          value={essay.modelAnswer}
          onChange={({ target }) => change({ modelAnswer: target.value })}
        />
      </Field>
      <WordBoundsFields
        minimum={essay.minWords}
        maximum={essay.maxWords}
        most={2_000}
        readOnly={readOnly}
        onMinimum={(minWords) => change({ minWords })}
        onMaximum={(maxWords) => change({ maxWords })}
      />
    </>
  );
}
