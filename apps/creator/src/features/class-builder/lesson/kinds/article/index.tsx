import { takePictureAddresses } from '../../../../../shared/rich-text/pictures/picture-addresses.ts';
import { RichTextField } from '../../../../../shared/rich-text/rich-text-field.tsx';
import type { ContentEditorProps } from '../../lesson-draft.ts';
import { finishButton, type LessonKind } from '../lesson-kind.ts';

export const article: LessonKind<'article'> = {
  description: 'Bacaan dengan teks berformat',
  missing: 'Isi belum ditulis',
  progressHint: 'Peserta melihat sudah sampai mana ia membaca',
  completions: { 'hit-button': finishButton },
  blank: { content: { html: '' }, setting: { progressBar: true, completionType: 'hit-button' } },
  contentOf: ({ content }) => ({ html: takePictureAddresses(content.html) }),
  errorFields: ['html'],
  Editor: ArticleEditor,
};

function ArticleEditor({ draft, contentErrors, version, readOnly, onChange }: ContentEditorProps<'article'>) {
  return (
    <RichTextField
      tall
      place="article"
      label="Isi materi"
      html={draft.content.html}
      version={version}
      readOnly={readOnly}
      error={contentErrors.html}
      placeholder="Tulis materimu di sini, atau ketik / untuk menyisipkan…"
      onChange={(html) => onChange({ content: { html } })}
    />
  );
}
