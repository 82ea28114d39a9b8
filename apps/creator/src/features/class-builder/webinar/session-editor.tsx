import { ApiError } from '@sinau/api-client';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage } from '@sinau/shell';
import { Button, Card, ErrorState, Loading, Skeleton } from '@sinau/ui';
import { ArrowLeft } from '@sinau/ui/icons';
import { useRegisteredSaver } from '../../../documents/saving/current-saver.tsx';
import { LeaveGuard } from '../../../documents/saving/leave-guard.tsx';
import type { BuiltWebinar } from '../built-class.ts';
import { lessonDocumentId, useLessonDocument } from '../lesson/lesson-document.ts';
import { draftOf } from '../lesson/lesson-draft.ts';
import { LessonEditor } from '../lesson/lesson-editor.tsx';
import { LessonContext } from '../lesson/lesson-context.ts';
import { useStoredLesson } from '../lesson/lesson.data.ts';
import { ContentSettings } from '../lesson/settings/content-settings.tsx';
import { stillOutline } from './still-outline.ts';
import './session-list.css';

interface SessionEditorProps {
  built: BuiltWebinar;
  lessonId: string;
  isEditable: boolean;
}

/** Editor of one session of a webinar, the same as for live sessions in any class. */
export function SessionEditor({ built, lessonId, isEditable }: SessionEditorProps) {
  const { data: lesson, error, refetch, isFetching } = useStoredLesson(lessonId);
  const session = built.sessions.find((one) => one.lesson?.id === lessonId);
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error && !lesson)
    return <ErrorState title="Gagal memuat sesi" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!lesson)
    return (
      <Loading label="Memuat sesi">
        <Skeleton height={360} />
      </Loading>
    );
  if (lesson.type !== 'webinar' || !session) return <NotFoundPage />;
  return <OpenSession built={built} sectionId={session.id} lesson={lesson} isEditable={isEditable} />;
}

interface OpenSessionProps {
  built: BuiltWebinar;
  sectionId: string;
  lesson: LessonOf<'webinar'>;
  isEditable: boolean;
}

function OpenSession({ built, sectionId, lesson, isEditable }: OpenSessionProps) {
  const { id, slug } = built;
  const { document, ...snapshot } = useLessonDocument({
    temporaryId: lesson.id,
    classId: id,
    sectionId,
    type: 'webinar',
    lesson,
    storeOutline: stillOutline.flush,
    onCreated: () => undefined,
  });
  useRegisteredSaver(document, lessonDocumentId(lesson.id));
  const draft = draftOf('webinar', snapshot.draft);
  return (
    <>
      <LeaveGuard document={document} id={lesson.id} />
      <div className="session-head">
        <Button variant="text" href={screens.createWebinar('details', { name: slug, id })}>
          <ArrowLeft />
          Semua sesi
        </Button>
      </div>
      <div className="stack" onBlur={() => void document.commit()}>
        <LessonContext value={{ built, lessonId: lesson.id, title: draft.title }}>
          <LessonEditor
            {...snapshot}
            draft={draft}
            sectionTitle={built.title}
            isNew={false}
            readOnly={!isEditable}
            onChange={document.change}
          />
          <Card as="section" padded aria-label="Kehadiran">
            <ContentSettings
              draft={draft}
              error={snapshot.errors.setting}
              readOnly={!isEditable}
              onChange={(setting) => document.change({ setting })}
            />
          </Card>
        </LessonContext>
      </div>
    </>
  );
}
