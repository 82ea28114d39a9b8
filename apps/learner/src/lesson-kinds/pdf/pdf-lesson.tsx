import { useMutation } from '@tanstack/react-query';
import { PdfViewer } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { EmptyState, illustrations } from '@sinau/ui';
import { saveFile } from '@sinau/shell';
import { useRenewal } from '../../features/class-access/playback/use-renewal.ts';

/** PDF of a lesson. A new file is a new document. */
export function PdfLesson({ lesson }: { lesson: ParticipantLessonOf<'pdf'> }) {
  const renew = useRenewal(lesson, fileOf);
  const file = fileOf(lesson);
  const { mutate: download } = useMutation({
    mutationFn: async () => {
      const current = file && Date.parse(file.addressExpiresAt) > Date.now() ? file : await renew();
      if (current) saveFile(current.address, current.name);
    },
  });
  if (!file) {
    return (
      <EmptyState title="PDF-nya belum ada" headingLevel={3} illustration={illustrations.emptyNotes}>
        Mitra belum menambahkan berkas untuk materi ini.
      </EmptyState>
    );
  }

  return (
    <PdfViewer
      key={`${file.name} ${file.size}`}
      file={file}
      renew={renew}
      showProgress={lesson.setting.progressBar}
      onDownload={lesson.setting.downloadFile ? () => download() : undefined}
    />
  );
}

const fileOf = ({ content }: ParticipantLessonOf<'pdf'>) => content.file;
