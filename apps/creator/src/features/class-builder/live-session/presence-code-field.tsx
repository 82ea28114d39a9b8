import { presenceCodeLength, randomPresenceCode } from '@sinau/contracts/study/live/live.rules';
import { Button } from '@sinau/ui';
import { RefreshCw } from '@sinau/ui/icons';
import { CheckedField } from '../../../shared/checked-field.tsx';
import type { SettingsProps } from '../lesson/kinds/lesson-kind.ts';
import './live-session-editor.css';

const { min, max } = presenceCodeLength;

/** Code that is shown during a live session. A participant who enters it was present. */
export function PresenceCodeField({ setting, readOnly, onChange }: SettingsProps<'webinar'>) {
  if (setting.completionType !== 'input-presence-code') return null;
  const change = (presenceCode: string | null) => onChange({ ...setting, presenceCode });
  return (
    <div className="presence-code-field">
      <CheckedField
        label="Kode presensi"
        hint="Rahasiakan sampai sesi berjalan. Huruf besar dan kecil dianggap sama."
        value={setting.presenceCode ?? null}
        maxLength={max}
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={readOnly}
        problemOf={(code) => (code.length < min ? `Minimal ${min} karakter` : null)}
        onChange={change}
      />
      {!readOnly && (
        <Button variant="outline" onClick={() => change(randomPresenceCode())}>
          <RefreshCw />
          {setting.presenceCode ? 'Ganti kode' : 'Buatkan kode'}
        </Button>
      )}
    </div>
  );
}
