import { plainNumber } from '@sinau/contracts/question/imported.rules';
import type { QuestionContent } from '@sinau/contracts/question/question.schemas';
import { writeNumber, type NumberKey } from '@sinau/contracts/typed/number.rules';
import { Field, Input } from '@sinau/ui';
import { DecimalField } from '../decimal-field.tsx';

interface NumberFieldsProps {
  question: QuestionContent;
  readOnly: boolean;
  onChange: (number: NumberKey) => void;
}

/** The right number, how far from it an answer may be, and what it is counted or measured in. */
export function NumberFields({ question: { number = plainNumber }, readOnly, onChange }: NumberFieldsProps) {
  const change = (patch: Partial<NumberKey>) => onChange({ ...number, ...patch });
  return (
    <>
      <div className="question-fields-number">
        <DecimalField
          label="Jawaban"
          isSigned
          value={number.value}
          disabled={readOnly}
          onChange={(value) => change({ value })}
        />
        <DecimalField
          label="Toleransi"
          value={number.tolerance}
          disabled={readOnly}
          onChange={(tolerance) => change({ tolerance: tolerance ?? 0 })}
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

function acceptedNumbers({ value, tolerance, unit }: NumberKey & { value: number }) {
  const range =
    tolerance === 0
      ? `hanya ${writeNumber(value)}`
      : `${writeNumber(value - tolerance)} sampai ${writeNumber(value + tolerance)}`;
  const spelling = 'dengan titik atau koma, juga seperti “1,5 juta”';
  return unit.trim() === ''
    ? `Dihitung benar: ${range}, ditulis ${spelling}.`
    : `Dihitung benar: ${range} ${unit.trim()}, ditulis ${spelling}. Satuannya tampil di samping kolom jawaban; boleh ditulis lagi, dan satuan lain dihitung salah.`;
}
