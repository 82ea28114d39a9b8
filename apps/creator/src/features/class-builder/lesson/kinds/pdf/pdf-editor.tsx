import { Button } from '@sinau/ui';
import { ExternalLink, FileText } from '@sinau/ui/icons';
import type { ContentEditorProps } from '../../lesson-draft.ts';
import { LessonFile } from '../../media/lesson-file.tsx';
import { useLessonUpload } from '../../media/media.data.ts';
import '../../media/media.css';

export function PdfEditor({ draft, contentErrors, readOnly, onChange }: ContentEditorProps<'pdf'>) {
  const upload = useLessonUpload('pdf', onChange, (mediaId) => onChange({ content: { ...draft.content, mediaId } }));
  return (
    <LessonFile
      kind="pdf"
      mediaId={draft.content.mediaId}
      upload={upload}
      error={contentErrors.mediaId}
      readOnly={readOnly}
      preview={({ address }) => (
        <div className="lesson-pdf">
          <FileText />
          <p className="grow">Dibaca peserta di halaman belajar</p>
          <Button variant="outline" size="sm" href={address} target="_blank" rel="noreferrer">
            <ExternalLink />
            Buka
          </Button>
        </div>
      )}
    />
  );
}
