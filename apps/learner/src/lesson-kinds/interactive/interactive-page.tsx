import { Suspense } from 'react';
import { EmbeddedMaterial, PackageViewer } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { lazySection } from '@sinau/shell';
import { Button, Notice, Skeleton } from '@sinau/ui';
import { usePackageStore } from './use-package-store.ts';
import { LessonCompletion } from '../../features/class-access/lesson-completion.tsx';
import { LessonHead } from '../../features/class-access/lesson-head.tsx';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { MissingNotice } from '../../features/class-access/missing-notice.tsx';
import { useRenewal } from '../../features/class-access/playback/use-renewal.ts';

const TrackedPackage = lazySection(async () => (await import('@sinau/classroom/tracked-package')).TrackedPackage);

/** Verb for what a participant does with it. */
const studying = 'mencoba';

export function InteractivePage() {
  return (
    <LessonLoader type="interactive" above={<Skeleton height={420} />}>
      {(lesson) => (
        <>
          <Material lesson={lesson} />
          <LessonPage>
            <LessonHead lesson={lesson} />
            {lesson.content.package || lesson.content.embed ? (
              <MissingNotice lesson={lesson} studying={studying} />
            ) : (
              <Notice tone="neutral">Materinya belum tersedia. Coba buka lagi nanti.</Notice>
            )}
            {lesson.setting.completionType === 'hit-button' && <LessonCompletion lesson={lesson} studying={studying} />}
          </LessonPage>
        </>
      )}
    </LessonLoader>
  );
}

function Material({ lesson }: { lesson: ParticipantLessonOf<'interactive'> }) {
  const { title, content } = lesson;
  if (content.embed) return <EmbeddedMaterial title={title} {...content.embed} />;
  return content.package && <OwnPackage lesson={lesson} file={content.package} />;
}

type Package = NonNullable<ParticipantLessonOf<'interactive'>['content']['package']>;

function OwnPackage({ lesson, file }: { lesson: ParticipantLessonOf<'interactive'>; file: Package }) {
  const { store, round, isConflict, settle } = usePackageStore(lesson);
  const renew = useRenewal(lesson, packageOf);
  const { title, session } = lesson;
  if (!file.manifest) return <PackageViewer title={title} file={file} renew={renew} store={store} />;
  return (
    <>
      {isConflict && (
        <Notice
          tone="info"
          action={
            <>
              <Button size="sm" onClick={() => settle('other')}>
                Pakai yang terbaru
              </Button>
              <Button size="sm" variant="outline" onClick={() => settle('own')}>
                Pakai yang di sini
              </Button>
            </>
          }
        >
          <b>Materi ini sudah kamu lanjutkan di perangkat lain.</b> Pilih catatan mana yang disimpan. Yang lain hilang.
        </Notice>
      )}
      <Suspense fallback={<Skeleton height={420} />}>
        <TrackedPackage
          key={round}
          title={title}
          file={file}
          manifest={file.manifest}
          renew={renew}
          store={store}
          learner={session.participantId}
          resultLabel="Hasilmu di materi ini"
        />
      </Suspense>
    </>
  );
}

const packageOf = ({ content }: ParticipantLessonOf<'interactive'>) => content.package;
