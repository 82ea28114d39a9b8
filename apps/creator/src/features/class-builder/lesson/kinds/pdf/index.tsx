import { withoutFiles } from '../../../../../shared/lesson-content.ts';
import { Switch } from '@sinau/ui';
import { PdfEditor } from './pdf-editor.tsx';
import { finishButton, type LessonKind, type SettingsProps } from '../lesson-kind.ts';

export const pdf: LessonKind<'pdf'> = {
  description: 'Dokumen yang dibaca di halaman belajar',
  missing: 'PDF belum diunggah',
  progressHint: 'Peserta melihat sudah sampai mana ia membaca',
  completions: { 'hit-button': finishButton },
  blank: {
    content: { mediaId: null },
    setting: { progressBar: true, completionType: 'hit-button', downloadFile: false },
  },
  contentOf: ({ content }) => withoutFiles(content),
  errorFields: ['mediaId'],
  Editor: PdfEditor,
  Settings: PdfSettings,
};

function PdfSettings({ setting, readOnly, onChange }: SettingsProps<'pdf'>) {
  return (
    <Switch
      label="Izinkan unduh berkas"
      hint="Peserta bisa menyimpan PDF ini"
      checked={setting.downloadFile}
      disabled={readOnly}
      onChange={({ target }) => onChange({ ...setting, downloadFile: target.checked })}
    />
  );
}
