import { maxNewsWords } from '@sinau/contracts/study/lesson/lesson.rules';
import { FieldError, Notice, Switch } from '@sinau/ui';
import { RichTextField } from '../../../../../shared/rich-text/rich-text-field.tsx';
import { WordBoundsFields } from '../../../../../shared/word-bounds-fields.tsx';
import { useBuilder } from '../../../builder-context.ts';
import { RubricEditor } from '../assignment/rubric-editor.tsx';
import type { ContentEditorProps } from '../../lesson-draft.ts';
import './news-writing-editor.css';

/** Middle of the builder for news writing. It has no 'Pengaturan Konten', so all its settings are here. */
export function NewsWritingEditor({
  draft,
  contentErrors,
  version,
  readOnly,
  onChange,
}: ContentEditorProps<'news_writing'>) {
  const { content, setting } = draft;
  const { built } = useBuilder();
  const lengthError = contentErrors.minimumWords ?? contentErrors.maximumWords;
  const change = (patch: Partial<typeof content>) => onChange({ content: { ...content, ...patch } });
  return (
    <div className="quiz-editor">
      {!built.allowsNewsWriting && <NotAllowed />}
      <RichTextField
        place="instruction"
        tall
        label="Petunjuk menulis"
        hint="Berita seperti apa yang ditulis peserta, dari peristiwa mana, dan untuk siapa."
        html={content.instruction}
        version={version}
        readOnly={readOnly}
        error={contentErrors.instruction}
        placeholder="Tulis satu berita lengkap tentang…"
        onChange={(instruction) => change({ instruction })}
      />
      <section className="stack" aria-labelledby="news-length">
        <h2 id="news-length" className="news-writing-editor-title">
          Panjang tulisan
        </h2>
        <p className="muted sm">
          Asisten mengingatkan peserta, dan kamu melihatnya waktu menilai. Tulisan tetap bisa dikumpulkan.
        </p>
        <WordBoundsFields
          minimum={content.minimumWords}
          maximum={content.maximumWords}
          most={maxNewsWords}
          readOnly={readOnly}
          onMinimum={(minimumWords) => change({ minimumWords })}
          onMaximum={(maximumWords) => change({ maximumWords })}
        />
        {lengthError && <FieldError>{lengthError}</FieldError>}
      </section>
      <RubricEditor rubric={content.rubric} readOnly={readOnly} onChange={(rubric) => change({ rubric })} />
      <Switch
        label="Tawarkan jadi portofolio"
        hint="Tulisan yang lulus boleh ditampilkan peserta di portofolionya"
        checked={setting.saveToArchive}
        disabled={readOnly}
        onChange={({ target }) => onChange({ setting: { ...setting, saveToArchive: target.checked } })}
      />
    </div>
  );
}

/** Shown when the permission was revoked, or when this is a copy of a class that has it. */
const NotAllowed = () => (
  <Notice>
    <b>Kelas ini belum diizinkan memakai AI-sisten.</b> Yang sudah terbit tetap bisa dipelajari dan dinilai. Yang belum
    terbit baru bisa diajukan setelah tim kami mengizinkannya.
  </Notice>
);
