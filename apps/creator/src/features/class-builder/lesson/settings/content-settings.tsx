import { completionTypes, mayBePreviewed, type CompletionType } from '@sinau/contracts/study/lesson/lesson.rules';
import { Fieldset, OptionCard, Switch } from '@sinau/ui';
import { kindOf } from '../kinds/index.ts';
import type { LessonDraft } from '../lesson-draft.ts';
import './content-settings.css';

interface ContentSettingsProps {
  draft: LessonDraft;
  error: string | undefined;
  readOnly: boolean;
  onChange: (setting: LessonDraft['setting']) => void;
}

/** Settings panel ('Pengaturan Konten'): the settings of every lesson, and those of its kind. */
export function ContentSettings({ draft, error, readOnly, onChange }: ContentSettingsProps) {
  const { setting } = draft;
  const { completions, progressHint, Settings } = kindOf(draft);
  return (
    <section className="content-settings" aria-labelledby="content-settings">
      <h2 id="content-settings">Pengaturan Konten</h2>
      <Fieldset legend="Materi dianggap selesai bila" error={error}>
        {completionsOf(draft).map((type) => (
          <OptionCard
            key={type}
            name="completionType"
            {...completions[type]}
            checked={setting.completionType === type}
            disabled={readOnly}
            onChange={() => onChange(completedBy(draft, type))}
          />
        ))}
      </Fieldset>
      {mayBePreviewed(draft.type) && (
        <Switch
          label="Pratinjau gratis"
          hint="Siapa pun bisa membuka materi ini dari halaman kelas, tanpa membeli"
          checked={'isFreePreview' in setting && setting.isFreePreview === true}
          disabled={readOnly}
          onChange={({ target }) => onChange({ ...setting, isFreePreview: target.checked } as LessonDraft['setting'])}
        />
      )}
      {Settings && <Settings content={draft.content} setting={setting} readOnly={readOnly} onChange={onChange} />}
      <Switch
        label="Bilah progres"
        hint={progressHint}
        checked={setting.progressBar}
        disabled={readOnly}
        onChange={({ target }) => onChange({ ...setting, progressBar: target.checked })}
      />
    </section>
  );
}

/** Materials of other sites tell neither how long they were watched nor a score. */
const completionsOf = (draft: LessonDraft): readonly CompletionType[] =>
  (draft.type === 'video' || draft.type === 'interactive') && draft.content.address !== null
    ? ['hit-button']
    : completionTypes[draft.type];

/** The minimum score starts at 0 with either choice. */
const completedBy = ({ setting }: LessonDraft, completionType: CompletionType) =>
  ({ ...setting, completionType, ...('minimumScore' in setting && { minimumScore: 0 }) }) as LessonDraft['setting'];
