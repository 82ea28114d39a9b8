import { useMutation } from '@tanstack/react-query';
import type { Attachment, ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { fileSize } from '@sinau/format';
import { saveFile } from '@sinau/shell';
import { Download } from '@sinau/ui/icons';
import { useRenewal } from './playback/use-renewal.ts';
import './lesson-attachments.css';

/** Files of a lesson, to be downloaded. */
export function LessonAttachments({ lesson }: { lesson: ParticipantLesson }) {
  const renew = useRenewal(lesson, attachmentsOf);
  const { mutate: download } = useMutation({
    mutationFn: async (file: Attachment) => {
      const isOver = Date.parse(file.addressExpiresAt) <= Date.now();
      const current = isOver ? (await renew()).find(({ id }) => id === file.id) : file;
      if (!current) throw new Error('The file was taken out of the lesson');
      saveFile(current.address, current.name);
    },
  });
  const attachments = attachmentsOf(lesson);
  if (attachments.length === 0) return null;
  return (
    <section className="lesson-attachments" aria-label="Lampiran">
      <b>Lampiran</b>
      <ul>
        {attachments.map((file) => (
          <li key={file.id}>
            <button type="button" onClick={() => download(file)}>
              <Download />
              <span className="grow">{file.name}</span>
              <span className="muted sm num nowrap">{fileSize(file.size)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const attachmentsOf = ({ attachments = [] }: ParticipantLesson) => attachments;
