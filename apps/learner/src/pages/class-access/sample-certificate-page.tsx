import { PageTitle, QueryStates } from '@sinau/shell';
import { Notice, Skeleton } from '@sinau/ui';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { useSampleCertificate } from '../../features/preview/preview.data.ts';
import { SamplePicture } from '../../features/preview/sample-picture.tsx';

/** Certificate of a class, with a sample name. */
export function SampleCertificatePage() {
  const { program } = useClassAccess();
  const query = useSampleCertificate(program.id);
  return (
    <LessonPage>
      <PageTitle>Contoh sertifikat</PageTitle>
      <p className="muted sm">{program.title}</p>
      <h2 className="lesson-page-title">Sertifikat</h2>
      <Notice>
        <b>Ini contoh.</b> Nama, nomor, dan tanggalnya terisi sendiri begitu peserta menuntaskan semua materi.
      </Notice>
      <QueryStates query={query} noun="contoh sertifikat" skeleton={<Skeleton height={420} />}>
        {(sample) => <SamplePicture {...sample} classTitle={program.title} />}
      </QueryStates>
    </LessonPage>
  );
}
