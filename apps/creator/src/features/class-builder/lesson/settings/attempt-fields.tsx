import { NumberField } from '../../../../shared/number-field.tsx';

interface ScoredSetting {
  readonly completionType: string;
  readonly minimumScore: number;
  readonly maxAttempts: number | null;
}
interface FieldProps {
  setting: ScoredSetting;
  readOnly: boolean;
  onChange: (change: { minimumScore: number } | { maxAttempts: number | null }) => void;
}

/** Field shown where a score decides, as the specification says. */
export const MinimumScoreField = ({ setting, readOnly, onChange }: FieldProps) =>
  setting.completionType === 'minimum-score' && (
    <NumberField
      label="Nilai minimum"
      hint="Dari 100"
      min={0}
      max={100}
      value={setting.minimumScore}
      disabled={readOnly}
      onChange={(minimumScore) => minimumScore !== null && onChange({ minimumScore })}
    />
  );

export const MaxAttemptsField = ({ setting, readOnly, onChange }: FieldProps) => (
  <NumberField
    optional
    label="Batas percobaan"
    hint="Kosongkan kalau boleh diulang tanpa batas"
    min={1}
    max={20}
    value={setting.maxAttempts}
    disabled={readOnly}
    onChange={(maxAttempts) => onChange({ maxAttempts })}
  />
);
