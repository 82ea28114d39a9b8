import { Fieldset, OptionCard, Switch } from '@sinau/ui';
import type { LessonFields } from './lesson-document.ts';
import './content-settings.css';

interface ContentSettingsProps {
  draft: Pick<LessonFields, 'progressBar' | 'completionType'>;
  readOnly: boolean;
  onChange: (patch: Partial<LessonFields>) => void;
}

/** 'Pengaturan Konten' of an article. */
export function ContentSettings({ draft, readOnly, onChange }: ContentSettingsProps) {
  return (
    <section className="content-settings" aria-labelledby="content-settings">
      <h2 id="content-settings">Pengaturan Konten</h2>
      <Fieldset legend="Materi dianggap selesai bila">
        <OptionCard
          name="completionType"
          title="Tombol selesai"
          description="Peserta menekan “Tandai selesai”"
          checked={draft.completionType === 'hit-button'}
          disabled={readOnly}
          onChange={() => onChange({ completionType: 'hit-button' })}
        />
      </Fieldset>
      <Switch
        label="Bilah progres"
        hint="Peserta melihat sudah sampai mana ia membaca"
        checked={draft.progressBar}
        disabled={readOnly}
        onChange={({ target }) => onChange({ progressBar: target.checked })}
      />
    </section>
  );
}
