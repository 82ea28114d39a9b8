import { useEffect, useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useStore } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { PreviewedClass } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { OwnClass } from '../../shared/own-class.ts';
import { ClassFrame, createQueryClient, NotFoundPage, useGoBack, useSearch, type ShellState } from '@sinau/shell';
import { Button, ErrorState, tokens, useMediaQuery } from '@sinau/ui';
import { Award } from '@sinau/ui/icons';
import { useOwnClass } from '../../features/class-access/class-access.data.ts';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { LessonSkeleton } from '../../features/class-access/lesson-skeleton.tsx';
import { SampleWatcher } from '../../features/class-access/playback/use-watermark.ts';
import { createClassroom, type Classroom } from '../../features/preview/classroom/classroom.ts';
import { ClassSlug } from '../../features/preview/class-slug.tsx';
import { PhoneFrame, useLinksToTop } from '../../features/preview/phone-frame.tsx';
import {
  previewCertificateHref,
  readPreviewAddress,
  targetOf,
  withLook,
  type LookChanges,
  type PreviewAddress,
} from '../../features/preview/preview-address.ts';
import { PreviewBar } from '../../features/preview/preview-bar.tsx';
import { previewSource, usePreviewedClass, usePreviewPort, useStaged } from '../../features/preview/preview.data.ts';
import { backOf, editHrefOf } from '../../features/preview/ways-out.ts';
import { lessonPreviews } from '../../lesson-kinds/previews.ts';
import { LearningContext, useLearning } from '../../shared/learning-port.ts';
import { OpenClass } from './open-class.tsx';

const sampleWatcher = { fullname: 'Nama Peserta', email: 'nama@contoh.id' };

/** Layout for previews: the participants' pages for a class without participants. */
export function ClassPreviewLayout() {
  const address = useSearch(readPreviewAddress);
  const { data: previewed, error, refetch, isFetching } = usePreviewedClass(address.name);
  const goBack = useGoBack();
  const problem = error?.message;
  useEffect(() => {
    if (problem) goBack(problem);
  }, [problem, goBack]);

  if (previewed) return <Previewed key={previewed.id} previewed={previewed} address={address} />;
  return (
    <ClassFrame title={problem ? 'Pratinjau' : 'Memuat pratinjau…'} back={backOf(undefined, undefined)}>
      <LessonPage>
        {problem ? (
          <ErrorState title="Gagal memuat pratinjau" onRetry={() => void refetch()} retrying={isFetching}>
            {problem}
          </ErrorState>
        ) : (
          <LessonSkeleton />
        )}
      </LessonPage>
    </ClassFrame>
  );
}

interface PreviewedProps {
  previewed: PreviewedClass;
  address: PreviewAddress;
}

function Previewed({ previewed, address }: PreviewedProps) {
  const { frame, lessonId } = address;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isWide = useMediaQuery(`(min-width: ${tokens.breakpoint.laptop}px)`) ?? false;
  useLinksToTop(frame === 'inner');
  if (frame === 'phone' && isWide) {
    return (
      <PhoneFrame
        title={previewed.title}
        slug={previewed.slug}
        back={backOf(previewed, lessonId)}
        inner={pathname + withLook(search, { frame: 'inner' })}
        onDesktop={(inner) => void navigate(inner.pathname + withLook(inner.search, { frame: '' }), { replace: true })}
      />
    );
  }
  return <PreviewedLessons previewed={previewed} address={address} isWide={isWide} />;
}

function PreviewedLessons({ previewed, address, isWide }: PreviewedProps & { isWide: boolean }) {
  const [classroom] = useState(() => createClassroom(previewed, previewSource, lessonPreviews));
  const port = usePreviewPort(classroom, address);
  const { data: stage, error, refetch, isFetching } = useStaged(previewed.id, classroom, address);
  const bar = useBar(previewed, classroom, address, isWide);

  if (!stage) {
    return (
      <PreviewFrame previewed={previewed} address={address} bar={bar}>
        <LessonPage>
          {error ? (
            <ErrorState title="Keadaan ini belum bisa ditampilkan" onRetry={() => void refetch()} retrying={isFetching}>
              {error.message}
            </ErrorState>
          ) : (
            <LessonSkeleton />
          )}
        </LessonPage>
      </PreviewFrame>
    );
  }
  return (
    <LearningContext value={port}>
      <SampleWatcher value={sampleWatcher}>
        <Stage key={stage}>
          <StagedClass previewed={previewed} address={address} bar={bar} />
        </Stage>
      </SampleWatcher>
    </LearningContext>
  );
}

/** Layout of a class that is not open yet, or has no such lesson. */
function PreviewFrame({
  previewed,
  address,
  bar,
  children,
}: PreviewedProps & { bar?: ReactNode; children: ReactNode }) {
  return (
    <ClassFrame
      title={previewed.title}
      status={<ClassSlug slug={previewed.slug} />}
      back={backOf(previewed, address.lessonId)}
    >
      {bar}
      {children}
    </ClassFrame>
  );
}

/** Each state has its own answers, separate from those that the viewer may have as a participant elsewhere. */
function Stage({ children }: { children: ReactNode }) {
  const store = useStore<ShellState>();
  const [client] = useState(() => createQueryClient(store));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function useBar(previewed: PreviewedClass, classroom: Classroom, address: PreviewAddress, isWide: boolean) {
  const { lessonId, state, isFinished, frame } = address;
  const { search } = useLocation();
  const navigate = useNavigate();
  const look = (changes: LookChanges, congratulates = false) =>
    void navigate({ search: withLook(search, changes) }, { replace: true, state: { congratulates } });
  return (
    <PreviewBar
      scenes={lessonId ? classroom.scenesOf(lessonId) : []}
      scene={state}
      onScene={(chosen) => look({ state: chosen, progress: '' })}
      isFinished={isFinished}
      onFinished={(isOn) => look({ state: '', progress: isOn ? '100' : '' }, isOn)}
      onPhone={isWide && frame === undefined ? () => look({ frame: 'phone' }) : undefined}
      editHref={editHrefOf(previewed, lessonId)}
    />
  );
}

interface StagedClassProps extends PreviewedProps {
  bar: ReactNode;
}

function StagedClass({ previewed, address, bar }: StagedClassProps) {
  const { pathname, state } = useLocation();
  const { lessonHref } = useLearning();
  const { data: program } = useOwnClass(previewed.slug, previewed.type);
  if (!program) {
    return (
      <PreviewFrame previewed={previewed} address={address} bar={bar}>
        <LessonPage>
          <LessonSkeleton />
        </LessonPage>
      </PreviewFrame>
    );
  }
  const target = targetOf(program, { pathname, lessonId: address.lessonId }, lessonHref);
  if (target === 'nowhere') {
    return (
      <PreviewFrame previewed={previewed} address={address}>
        <NotFoundPage />
      </PreviewFrame>
    );
  }
  if (target !== 'here') {
    const [path, query] = target.href.split('?');
    return <Navigate to={path + withLook(query ?? '', { state: address.state ?? '' })} replace />;
  }
  const certificateHref = previewCertificateHref(program.slug, address);
  return (
    <OpenClass
      program={program}
      lessonId={lessonIn(program, address.lessonId)}
      back={backOf(previewed, address.lessonId)}
      status={<ClassSlug slug={previewed.slug} />}
      above={bar}
      hasDiscussion={previewed.status === 'publish'}
      finishLabel="Pesan Penyelesaian"
      congratulates={(state as { congratulates?: boolean } | null)?.congratulates === true}
      certificateHref={certificateHref}
      download={
        <Button variant="soft" href={certificateHref}>
          <Award />
          Sertifikat
        </Button>
      }
    />
  );
}

/** Returns the id unless its lesson has been deleted since. */
const lessonIn = ({ sections }: Pick<OwnClass, 'sections'>, lessonId: string | undefined) =>
  sections.some(({ lessons }) => lessons.some(({ id }) => id === lessonId)) ? lessonId : undefined;
