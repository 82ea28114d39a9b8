import { fileChoices } from '@sinau/contracts/study/lesson/lesson.rules';
import type { AssignmentSetting } from '@sinau/contracts/study/lesson-kinds/assignment';
import { Switch } from '@sinau/ui';
import { MaxAttemptsField, MinimumScoreField } from '../../settings/attempt-fields.tsx';
import { Choices } from '../../settings/choices.tsx';
import { NumberField } from '../../../../../shared/number-field.tsx';

interface AssignmentSettingsProps {
  setting: AssignmentSetting;
  readOnly: boolean;
  onChange: (setting: AssignmentSetting) => void;
}

export function AssignmentSettings({ setting, readOnly, onChange }: AssignmentSettingsProps) {
  const fields = {
    setting,
    readOnly,
    onChange: (change: Partial<typeof setting>) => onChange({ ...setting, ...change }),
  };
  return (
    <>
      <MinimumScoreField {...fields} />
      <Choices
        legend="Berkas yang diterima"
        hint="Tanpa pilihan, peserta menulis di halaman saja"
        known={fileChoices}
        chosen={setting.fileValidation}
        disabled={readOnly}
        onChange={(fileValidation) => onChange({ ...setting, fileValidation })}
      />
      <MaxAttemptsField {...fields} />
      <NumberField
        optional
        label="Tenggat (hari)"
        hint="Dihitung sejak peserta membuka tugas ini. Kosongkan kalau tanpa tenggat."
        min={1}
        max={365}
        value={setting.dueDays}
        disabled={readOnly}
        onChange={(dueDays) => onChange({ ...setting, dueDays })}
      />
      {setting.dueDays !== null && (
        <Switch
          label="Terima yang terlambat"
          hint="Ditandai terlambat, tapi tetap bisa dinilai"
          checked={setting.allowLate}
          disabled={readOnly}
          onChange={({ target }) => onChange({ ...setting, allowLate: target.checked })}
        />
      )}
      <Switch
        label="Tawarkan jadi portofolio"
        hint="Tugas yang lulus boleh ditampilkan peserta di portofolionya"
        checked={setting.saveToArchive}
        disabled={readOnly}
        onChange={({ target }) => onChange({ ...setting, saveToArchive: target.checked })}
      />
    </>
  );
}
