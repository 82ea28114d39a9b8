import { countPassed } from '@sinau/classroom';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { ClassCertificate } from '../../features/certificate/class-certificate.tsx';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import type { OwnClass } from '../../shared/own-class.ts';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';

/** Page with the certificate of a class, or the requirements that are missing. */
export function CertificatePage() {
  const { program } = useClassAccess();
  return (
    <LessonPage>
      <PageTitle>Sertifikat</PageTitle>
      {program.participant?.progress === 100 ? (
        <>
          <p className="muted sm">{program.title}</p>
          <h2 className="lesson-page-title">Sertifikatmu</h2>
          <ClassCertificate classId={program.id} />
        </>
      ) : (
        <CertificateLocked slug={program.slug} type={program.type} {...countPassed(program.sections)} />
      )}
    </LessonPage>
  );
}

function CertificateLocked({
  slug,
  type,
  passed,
  total,
}: Pick<OwnClass, 'slug' | 'type'> & { passed: number; total: number }) {
  return (
    <EmptyState
      title="Sertifikat terbit setelah semua materi selesai"
      illustration={illustrations.emptyNotes}
      action={<Button href={screens.continueClass(slug, type)}>Lanjut belajar</Button>}
    >
      Kamu sudah menyelesaikan {passed} dari {total} materi.
    </EmptyState>
  );
}
