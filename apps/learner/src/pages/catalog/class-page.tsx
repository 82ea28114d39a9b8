import { useSelector } from 'react-redux';
import { ApiError } from '@sinau/api-client';
import { isLessonOpen } from '@sinau/contracts/learning/learning.rules';
import { mayBePreviewed } from '@sinau/contracts/lesson/lesson.rules';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, decimal } from '@sinau/format';
import { NotFoundPage, PageTitle } from '@sinau/shell';
import { ErrorState } from '@sinau/ui';
import { Award, Clock, FileText, Infinity as Forever, Smartphone } from '@sinau/ui/icons';
import { relatedCount, useTopicClasses } from '../../features/catalog/catalog.data.ts';
import { useOwnClass } from '../../features/class-access/class-access.data.ts';
import { lessonHref } from '../../shared/lesson-address.ts';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { BuyBox } from '../../features/program/buy-box.tsx';
import { ClassAbout, ClassRequirements } from '../../features/program/class-about.tsx';
import { ClassEducators } from '../../features/program/class-educators.tsx';
import { ClassHeader } from '../../features/program/class-header.tsx';
import { ClassOutline } from '../../features/program/class-outline.tsx';
import { useProgram } from '../../features/program/program.data.ts';
import { ClassReviews } from '../../features/review/class-reviews.tsx';
import { OwnReview } from '../../features/review/own-review.tsx';
import { selectCatalogQuery } from '../../session/filter.slice.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { studyTime } from '../../shared/study-time.ts';
import { ClassActions } from './class-actions.tsx';
import { ClassCards } from './class-cards.tsx';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';
import './class-page.css';

export function ClassPage({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useProgram(slug);
  if (data) return <ClassContent key={data.id} program={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error)
    return (
      <ErrorState headingLevel={1} title="Kelas gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />
    );
  return <ClassPageSkeleton />;
}

function ClassContent({ program }: { program: Program }) {
  const catalogQuery = useSelector(selectCatalogQuery);
  const isParticipant = useEnrolments([program.id])?.has(program.id) ?? false;
  return (
    <>
      <PageTitle>{program.title}</PageTitle>
      <article className="class-page">
        <ClassHeader offer={program} tab={program.format} catalogHref={screens.catalog() + catalogQuery}>
          <span>
            <Clock />
            Diperbarui {date(program.updatedAt)}
          </span>
        </ClassHeader>
        <div className="class-page-side">
          <BuyBox
            thumbnail={program.thumbnail}
            offer={<ClassActions program={program} place="box" />}
            title="Termasuk di kelas ini"
            items={whatIsIncluded(program)}
          />
        </div>
        <div className="class-page-main">
          <ClassAbout about={program.about} />
          {isParticipant ? <ParticipantOutline program={program} /> : <PublicOutline program={program} />}
          <ClassRequirements requirements={program.requirements} />
          <ClassEducators educators={program.educators} />
          <ClassReviews
            type="program"
            slug={program.slug}
            own={isParticipant && <OwnReview type="program" slug={program.slug} />}
          />
        </div>
      </article>
      <RelatedClasses program={program} />
      <BottomBar label="Ikuti kelas">
        <ClassActions program={program} place="bar" />
      </BottomBar>
    </>
  );
}

function whatIsIncluded({ sections, durationSeconds }: Program) {
  const lessonCount = sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return [
    <>
      <FileText />
      {decimal(lessonCount)} materi
    </>,
    ...(studyTime(durationSeconds)
      ? [
          <>
            <Clock />
            {studyTime(durationSeconds)} belajar
          </>,
        ]
      : []),
    <>
      <Forever />
      Akses selamanya
    </>,
    <>
      <Smartphone />
      Bisa dibuka dari ponsel dan laptop
    </>,
    <>
      <Award />
      Sertifikat penyelesaian
    </>,
  ];
}

/** For visitors: lessons that its makers opened to everybody can be tried. */
function PublicOutline({ program: { slug, sections } }: { program: Program }) {
  return (
    <ClassOutline
      sections={sections}
      hrefFor={({ id, type, setting }) =>
        mayBePreviewed(type) && setting.isFreePreview ? screens.freeLesson(slug, id) : undefined
      }
    />
  );
}

/** The participant's own outline, which knows what is open; the public one until it has loaded. */
function ParticipantOutline({ program }: { program: Program }) {
  const { data: own } = useOwnClass(program.slug);
  if (!own) return <PublicOutline program={program} />;
  return (
    <ClassOutline
      sections={own.sections}
      hrefFor={(lesson) => (isLessonOpen(own.sections, lesson.id) ? lessonHref(own, lesson) : null)}
    />
  );
}

function RelatedClasses({ program }: { program: Program }) {
  const { data } = useTopicClasses(program.category?.slug);
  const others = data?.list.filter(({ id }) => id !== program.id).slice(0, relatedCount) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="wrap class-page-related" aria-labelledby="terkait">
      <h2 id="terkait">Kelas lain di {program.category?.title}</h2>
      <ClassCards classes={others} phone="scroller" />
    </section>
  );
}
