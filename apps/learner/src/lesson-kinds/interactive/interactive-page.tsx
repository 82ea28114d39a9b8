import { EmbeddedMaterial, PackageViewer } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { Notice, Skeleton } from '@sinau/ui';
import { usePackageStore } from './use-package-store.ts';
import { LessonCompletion } from '../../features/class-access/lesson-completion.tsx';
import { LessonHead } from '../../features/class-access/lesson-head.tsx';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { MissingNotice } from '../../features/class-access/missing-notice.tsx';
import { useRenewal } from '../../features/class-access/playback/use-renewal.ts';

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
            <LessonCompletion lesson={lesson} studying={studying} />
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
  const store = usePackageStore(lesson);
  const renew = useRenewal(lesson, packageOf);
  return <PackageViewer title={lesson.title} file={file} renew={renew} store={store} />;
}

const packageOf = ({ content }: ParticipantLessonOf<'interactive'>) => content.package;
