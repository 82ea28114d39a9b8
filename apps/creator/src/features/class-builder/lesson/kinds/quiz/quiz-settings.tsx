import { finishingChoices, randomizeChoices } from '@sinau/contracts/study/lesson/lesson.rules';
import type { QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import { scorePolicies, type ScorePolicy } from '@sinau/contracts/study/quiz/quiz.rules';
import { Field, Select } from '@sinau/ui';
import { NumberField } from '../../../../../shared/number-field.tsx';
import { MaxAttemptsField, MinimumScoreField } from '../../settings/attempt-fields.tsx';
import { Choices } from '../../settings/choices.tsx';

interface QuizSettingsProps {
  setting: QuizSetting;
  readOnly: boolean;
  onChange: (setting: QuizSetting) => void;
}

export function QuizSettings({ setting, readOnly, onChange }: QuizSettingsProps) {
  const fields = {
    setting,
    readOnly,
    onChange: (change: Partial<typeof setting>) => onChange({ ...setting, ...change }),
  };
  /** Both groups show choices of one set. */
  const finish = (changed: QuizSetting['finishing']) =>
    onChange({
      ...setting,
      finishing: finishingChoices.map(
        (choice) =>
          [...changed, ...setting.finishing].find(({ type }) => type === choice.type) ?? {
            ...choice,
            isSelected: false,
          },
      ),
    });
  return (
    <>
      <MinimumScoreField {...fields} />
      <NumberField
        optional
        label="Batas waktu (menit)"
        hint="Kosongkan kalau tidak dibatasi"
        min={1}
        max={300}
        value={setting.timeLimit}
        disabled={readOnly}
        onChange={(timeLimit) => onChange({ ...setting, timeLimit })}
      />
      <MaxAttemptsField {...fields} />
      {setting.maxAttempts !== 1 && (
        <>
          <NumberField
            optional
            label="Jeda antarpercobaan (menit)"
            hint="Kosongkan kalau boleh langsung diulang"
            min={1}
            max={10_080}
            value={setting.cooldown ?? null}
            disabled={readOnly}
            onChange={(cooldown) => onChange({ ...setting, cooldown })}
          />
          <Field label="Nilai yang dihitung">
            <Select
              value={setting.scorePolicy ?? scorePolicies[0]}
              disabled={readOnly}
              onChange={({ target }) => onChange({ ...setting, scorePolicy: target.value as ScorePolicy })}
            >
              {scorePolicies.map((policy) => (
                <option key={policy} value={policy}>
                  {policyLabels[policy]}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
      <Choices
        legend="Pengacakan"
        known={randomizeChoices}
        chosen={setting.randomize}
        disabled={readOnly}
        onChange={(randomize) => onChange({ ...setting, randomize })}
      />
      <Choices
        legend="Saat mengerjakan"
        known={duringChoices}
        chosen={setting.finishing}
        disabled={readOnly}
        onChange={finish}
      />
      <Choices
        legend="Setelah dikumpulkan"
        hint="Kunci muncul setelah peserta lulus atau kesempatannya habis."
        known={afterChoices}
        chosen={setting.finishing}
        disabled={readOnly}
        onChange={finish}
      />
    </>
  );
}

const duringChoices = finishingChoices.filter(({ type }) => type === 'allowNextPrev');
const afterChoices = finishingChoices.filter(({ type }) => type !== 'allowNextPrev');

const policyLabels: Record<ScorePolicy, string> = {
  highest: 'Nilai tertinggi',
  latest: 'Percobaan terakhir',
  first: 'Percobaan pertama',
  average: 'Rata-rata semua percobaan',
};
