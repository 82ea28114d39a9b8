import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Lesson } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import { NotFoundPage, PageTitle, lazySection, useSearch } from '@sinau/shell';
import { ErrorState, Loading, Skeleton } from '@sinau/ui';
import { hasLesson, lessonHref, readBuilderLocation } from '../../features/class-builder/builder-address.ts';
import { useBuilder } from '../../features/class-builder/builder-context.ts';
import { BuilderPage } from '../../features/class-builder/builder-page.tsx';
import { lessonDocumentId, useLessonDocument } from '../../features/class-builder/lesson/lesson-document.ts';
import { draftOf } from '../../features/class-builder/lesson/lesson-draft.ts';
import { LessonEditor } from '../../features/class-builder/lesson/lesson-editor.tsx';
import { kindOf } from '../../features/class-builder/lesson/kinds/index.ts';
import { RemovedLesson } from '../../features/class-builder/lesson/removed-lesson.tsx';
import { readFix } from '../../features/class-builder/lesson/read-fix.ts';
import { LessonContext } from '../../features/class-builder/lesson/lesson-context.ts';
import { useStoredLesson } from '../../features/class-builder/lesson/lesson.data.ts';
import { ContentSettings } from '../../features/class-builder/lesson/settings/content-settings.tsx';
import { useRegisteredSaver } from '../../documents/saving/current-saver.tsx';
import { LeaveGuard, documentOf } from '../../documents/saving/leave-guard.tsx';
import { nextStamp } from '../../documents/undo/stamps.ts';
import { useUploadQueue } from '../../shared/uploads/uploads-context.tsx';

const FixHere = lazySection(async () => (await import('../../features/class-builder/lesson/fix-here.tsx')).FixHere);

/** One lesson, new or stored. Its address changes when a new one is first saved; the editor stays open. */
export function LessonPage() {
  const { pathname, search, state } = useLocation();
  const { lessonId, sectionIndex, newType } = readBuilderLocation(pathname, new URLSearchParams(search));
  const id = documentOf(state) ?? lessonId ?? `new-${sectionIndex}`;
  return <LessonLoader key={id} documentId={id} lessonId={lessonId} newType={newType} sectionIndex={sectionIndex} />;
}

interface LessonLoaderProps {
  documentId: string;
  lessonId: string | null;
  newType: LessonType | null;
  sectionIndex: number;
}

function LessonLoader({ documentId, lessonId, newType, sectionIndex }: LessonLoaderProps) {
  const { built } = useBuilder();
  // The lesson may have been stored before the page was loaded, without an answer.
  const [begun] = useState(() => (hasLesson(built, lessonId) ? null : newType));
  const [homeId] = useState(built.sections[sectionIndex]?.id);
  const { data: lesson, error, refetch, isFetching } = useStoredLesson(begun ? null : lessonId);
  const current = built.sections.find(({ id, lessons }) =>
    lesson ? lessons.some((one) => one.id === lesson.id) : id === homeId,
  );
  // Another editor may remove the lesson being written: it stays open, with the typed text.
  const [lastSection, setLastSection] = useState(current);
  if (current && current !== lastSection) setLastSection(current);
  const section = current ?? lastSection;

  const type = begun ?? lesson?.type;
  if (!type && error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (!type && error)
    return <ErrorState title="Gagal memuat materi" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!type) return <LessonSkeleton />;
  if (!section) return <NotFoundPage />;
  return (
    <OpenLesson
      documentId={documentId}
      type={type}
      lesson={lesson ?? null}
      section={section}
      sectionIndex={built.sections.findIndex(({ id }) => id === section.id)}
      isRemoved={!current}
    />
  );
}

interface OpenLessonProps {
  documentId: string;
  type: LessonType;
  lesson: Lesson | null;
  section: OutlineSection;
  sectionIndex: number;
  /** True if another editor has removed the lesson, or the section that it belongs to. */
  isRemoved: boolean;
}

function OpenLesson({ documentId, type, lesson, section, sectionIndex, isRemoved }: OpenLessonProps) {
  const { built, storeOutline, isEditable, onLessonCreated } = useBuilder();
  const uploads = useUploadQueue();
  const [created, setCreated] = useState<Lesson | null>(null);
  const [stamp] = useState(nextStamp);
  const { document, ...snapshot } = useLessonDocument({
    temporaryId: documentId,
    classId: built.id,
    sectionId: section.id,
    type,
    lesson,
    storeOutline,
    onCreated: (stored) => {
      setCreated(stored);
      uploads.retarget(documentId, { lessonId: stored.id });
      onLessonCreated({ temporaryId: documentId, id: stored.id, title: stored.title, stamp });
    },
  });
  const storedId = (created ?? lesson)?.id ?? null;
  const lessonId = storedId ?? documentId;
  const isListed = built.sections.some(({ lessons }) => lessons.some(({ id }) => id === storedId));
  // A new lesson is stored shortly before it is in the outline.
  const isGone = isRemoved || (storedId !== null && !isListed && snapshot.state.kind === 'failed');
  useRegisteredSaver(document, lessonDocumentId(lessonId));
  const draft = draftOf(type, snapshot.draft);
  const isMended = useSearch(readFix) !== null && storedId !== null;

  return (
    <BuilderPage
      problem={
        isGone && (
          <RemovedLesson
            classId={built.id}
            lessonId={storedId}
            section={section}
            onRestored={() => void document.flush()}
          />
        )
      }
      settings={
        kindOf({ type }).hasDrawer !== false && (
          <ContentSettings
            draft={draft}
            error={snapshot.errors.setting}
            readOnly={!isEditable}
            onChange={(setting) => document.change({ setting })}
          />
        )
      }
    >
      <PageTitle>{`${draft.title || 'Materi baru'} · ${built.title}`}</PageTitle>
      <LeaveGuard document={document} id={documentId} address={created && lessonHref(built, sectionIndex, created)} />
      <div className="stack" onBlur={() => void document.commit()}>
        {isMended && (
          <Suspense>
            <FixHere classId={built.id} lessonId={storedId} isChanged={built.statusApprove === 'changed'} />
          </Suspense>
        )}
        <LessonContext value={{ built, lessonId, title: draft.title }}>
          <LessonEditor
            {...snapshot}
            draft={draft}
            sectionTitle={section.title}
            isNew={!lesson}
            readOnly={!isEditable}
            onChange={document.change}
          />
        </LessonContext>
      </div>
    </BuilderPage>
  );
}

function LessonSkeleton() {
  return (
    <BuilderPage>
      <Loading label="Memuat materi">
        <div className="stack">
          <Skeleton width={220} height={18} />
          <Skeleton width="70%" height={36} />
          <Skeleton height={360} />
        </div>
      </Loading>
    </BuilderPage>
  );
}
