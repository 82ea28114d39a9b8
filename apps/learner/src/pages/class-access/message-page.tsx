import { CompletionMessage } from '@sinau/classroom';
import { PageTitle, useProfile } from '@sinau/shell';
import { Card, EmptyState, illustrations } from '@sinau/ui';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';

/** Completion message of a class, in its preview. */
export function MessagePage() {
  const { program } = useClassAccess();
  const name = useProfile()?.fullname ?? '';
  return (
    <LessonPage>
      <PageTitle>Pesan Penyelesaian</PageTitle>
      <p className="muted sm">{program.title}</p>
      <h2 className="lesson-page-title">Pesan Penyelesaian</h2>
      {program.completionMessage ? (
        <Card padded>
          <CompletionMessage name={name} classTitle={program.title} message={program.completionMessage} />
        </Card>
      ) : (
        <EmptyState title="Pesannya belum ditulis" headingLevel={3} illustration={illustrations.emptyNotes}>
          Tanpa pesan, peserta yang selesai langsung sampai di sertifikatnya.
        </EmptyState>
      )}
    </LessonPage>
  );
}
