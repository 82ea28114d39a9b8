import { PageTitle } from '@sinau/shell';
import { useBuilder } from '../../features/class-builder/builder-context.ts';
import { BuilderPage } from '../../features/class-builder/builder-page.tsx';
import { classDocumentId, useClassDocument } from '../../features/class-builder/class-info/class-document.ts';
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx';
import { useRegisteredSaver } from '../../documents/saving/current-saver.tsx';
import { LeaveGuard } from '../../documents/saving/leave-guard.tsx';

/** Message that learners read when they have finished the class. */
export function EndingMessagePage() {
  const { built, isEditable } = useBuilder();
  const { document, draft, errors, version } = useClassDocument(built);
  useRegisteredSaver(document, classDocumentId(built));
  return (
    <BuilderPage>
      <PageTitle>{`Pesan penyelesaian ${built.title}`}</PageTitle>
      <LeaveGuard document={document} id={`message-${built.id}`} />
      <div>
        <h2>Pesan Penyelesaian</h2>
        <p className="muted">Dibaca peserta saat semua materi selesai. Beri selamat, dan ajak ke langkah berikutnya.</p>
      </div>
      <div onBlur={() => void document.commit()}>
        <RichTextField
          tall
          place="message"
          label="Pesan"
          html={draft.completionMessage}
          version={version}
          readOnly={!isEditable}
          error={errors.completionMessage}
          placeholder="Selamat, kamu sudah menyelesaikan kelas ini!"
          onChange={(completionMessage) => document.change({ completionMessage })}
        />
      </div>
    </BuilderPage>
  );
}
