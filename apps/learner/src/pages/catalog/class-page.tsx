import { Suspense } from 'react';
import { mayBePreviewed, type SubmittedLessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, dateRange, decimal } from '@sinau/format';
import { lazySection, part } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import {
  Award,
  Calendar,
  ClipboardList,
  Clock,
  FileText,
  Infinity as Forever,
  Presentation,
  Smartphone,
} from '@sinau/ui/icons';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import type { BuyBoxProps } from '../../features/program/buy-box.tsx';
import { ClassAbout, ClassRequirements } from '../../features/program/class-about.tsx';
import { ClassEducators } from '../../features/program/class-educators.tsx';
import { ClassFacts } from '../../features/program/class-facts.tsx';
import { ClassOutline } from '../../features/program/class-outline.tsx';
import { CohortNotice } from '../../features/program/cohort-notice.tsx';
import { useProgram } from '../../features/program/program.data.ts';
import { ClassReviews } from '../../features/review/class-reviews.tsx';
import { studyTime } from '../../shared/study-time.ts';
import { ClassActions } from './class-actions.tsx';
import { OfferFrame, OfferStates } from './offer-frame.tsx';
import { ClassQuestionsSection } from './offer-sections.tsx';

/** Review of the user, which only participants have. */
const OwnReview = lazySection(async () => (await import('../../features/review/own-review.tsx')).OwnReview);
const OwnOutline = lazySection(async () => (await import('../../features/class-access/own-outline.tsx')).OwnOutline);
/** Schedule, which only classes that meet live have, and which brings the calendar's code. */
const ClassSchedule = part(async () => (await import('../../features/program/class-schedule.tsx')).ClassSchedule, {
  fallback: <Skeleton height={320} />,
});

export const ClassPage = ({ slug }: { slug: string }) => (
  <OfferStates query={useProgram(slug)} noun="kelas">
    {(offer) => <ClassContent key={offer.id} offer={offer} />}
  </OfferStates>
);

function ClassContent({ offer: program }: { offer: Program }) {
  const isParticipant = useEnrolments([program.id])?.has(program.id) ?? false;
  return (
    <OfferFrame
      offer={program}
      isOwned={isParticipant}
      price={program.salePrice ?? 0}
      facts={<When program={program} />}
      box={{
        trailerHref: program.archiveAt ? undefined : trailerOf(program),
        offer: <ClassActions program={program} place="box" />,
        title: 'Termasuk di kelas ini',
        items: whatIsIncluded(program),
        teachers: program.educators,
      }}
      bar={{ label: 'Ikuti kelas', actions: <ClassActions program={program} place="bar" /> }}
      hasRelated
    >
      {!program.archiveAt && !isParticipant && <CohortNotice program={program} />}
      <ClassFacts program={program} />
      <ClassAbout about={program.about} />
      {program.sessions.length > 0 && <ClassSchedule sections={program.sections} sessions={program.sessions} />}
      {isParticipant ? (
        <Suspense fallback={<PublicOutline program={program} />}>
          <OwnOutline
            slug={program.slug}
            until={<PublicOutline program={program} />}
            show={(own) => <ClassOutline {...own} />}
          />
        </Suspense>
      ) : (
        <PublicOutline program={program} />
      )}
      <ClassRequirements requirements={program.requirements} />
      <ClassEducators educators={program.educators} />
      <ClassQuestionsSection offer={program} />
      {(isParticipant || program.rating !== null || program.cohort === null) && (
        <ClassReviews
          type="program"
          slug={program.slug}
          own={
            isParticipant && (
              <Suspense>
                <OwnReview type="program" slug={program.slug} />
              </Suspense>
            )
          }
        />
      )}
    </OfferFrame>
  );
}

/** Returns the first video that is open to everyone. */
function trailerOf({ slug, sections }: Program) {
  const trailer = sections
    .flatMap((section) => section.lessons)
    .find(({ type, setting }) => type === 'video' && setting.isFreePreview);
  return trailer && screens.freeLesson(slug, trailer.id);
}

/** Enrolment deadline of a class with dates; time of the last update of any other. */
function When({ program: { cohort, startsAt, endsAt, updatedAt } }: { program: Program }) {
  if (startsAt && endsAt)
    return (
      <span>
        <Calendar />
        {cohort && `${cohort} · `}
        {dateRange(startsAt, endsAt)}
      </span>
    );
  return (
    <span>
      <Clock />
      Diperbarui {date(updatedAt)}
    </span>
  );
}

/** Lessons that a teacher marks. The first load has no room for the list of the contract. */
const marked = { assignment: true, news_writing: true } satisfies Record<SubmittedLessonType, true>;

function whatIsIncluded({ sections, sessions, durationSeconds }: Program): BuyBoxProps['items'] {
  const lessons = sections.flatMap((section) => section.lessons);
  const recorded = lessons.filter(({ type }) => type !== 'webinar').length;
  const tasks = lessons.filter(({ type }) => type in marked).length;
  const time = studyTime(durationSeconds);
  return [
    sessions.length > 0 && {
      icon: <Presentation />,
      text: `${decimal(sessions.length)} sesi langsung bersama pengajar`,
    },
    { icon: <FileText />, text: `${decimal(recorded)} materi` },
    tasks > 0 && { icon: <ClipboardList />, text: `${decimal(tasks)} tugas dengan umpan balik pengajar` },
    time !== null && { icon: <Clock />, text: `${time} belajar` },
    { icon: <Forever />, text: 'Akses selamanya' },
    { icon: <Smartphone />, text: 'Bisa dibuka dari ponsel dan laptop' },
    { icon: <Award />, text: 'Sertifikat penyelesaian' },
  ];
}

/** Outline for visitors: lessons that its makers opened to everyone can be tried. */
function PublicOutline({ program: { slug, sections, archiveAt } }: { program: Program }) {
  return (
    <ClassOutline
      sections={sections}
      hrefFor={({ id, type, setting }) =>
        !archiveAt && mayBePreviewed(type) && setting.isFreePreview ? screens.freeLesson(slug, id) : undefined
      }
    />
  );
}
