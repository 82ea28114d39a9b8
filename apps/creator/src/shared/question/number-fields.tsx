import { plainNumber } from '@sinau/contracts/study/question/imported.rules';
import type { QuestionContent } from '@sinau/contracts/study/question/question.schemas';
import { writeAsked, type NumberKey } from '@sinau/contracts/core/typed/number.rules';
import { Field, Input } from '@sinau/ui';
import { DecimalField } from '../decimal-field.tsx';

interface NumberFieldsProps {
  question: QuestionContent;
  readOnly: boolean;
  onChange: (number: NumberKey) => void;
}

/** The correct number, its tolerance and its unit. */
export function NumberFields({ question: { number = plainNumber }, readOnly, onChange }: NumberFieldsProps) {
  const change = (patch: Partial<NumberKey>) => onChange({ ...number, ...patch });
  return (
    <>
      <div className="question-fields-number">
        <DecimalField
          label="Jawaban"
          isSigned
          fallback={null}
          value={number.value}
          disabled={readOnly}
          onChange={(value) => change({ value })}
        />
        <DecimalField
          label="Toleransi"
          fallback={0}
          value={number.tolerance}
          disabled={readOnly}
          onChange={(tolerance) => change({ tolerance })}
        />
        <Field label="Satuan" optional>
          <Input
            maxLength={20}
            placeholder="Misalnya: kg"
            readOnly={readOnly}
            value={number.unit}
            onChange={({ target }) => change({ unit: target.value })}
          />
        </Field>
      </div>
      {number.value !== null && <p className="muted sm">{acceptedNumbers({ ...number, value: number.value })}</p>}
    </>
  );
}

const acceptedNumbers = (number: NumberKey & { value: number }) =>
  `Dihitung benar: ${writeAsked(number)}, ditulis dengan titik atau koma, juga seperti “1,5 juta”.` +
  (number.unit.trim() === ''
    ? ''
    : ' Satuannya tampil di samping kolom jawaban; boleh ditulis lagi, dan satuan lain dihitung salah.');
