import { isCodeTaken } from '@sinau/contracts/study/attendance/attendance.rules';
import { LessonCompletion } from '../../features/class-access/lesson-completion.tsx';
import { LessonHead } from '../../features/class-access/lesson-head.tsx';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { AttendanceNotice } from './attendance-notice.tsx';
import { SeatCancellation } from './seat-cancellation.tsx';
import { studying, useServerTime, type LiveLesson } from './live-session.data.ts';
import { MeetingPanel } from './meeting-panel.tsx';
import { PresenceForm } from './presence-form.tsx';
import { Recording } from './recording.tsx';
import { Speakers } from './speakers.tsx';

/** Page of a live session of a class. */
export const LiveSessionPage = () => (
  <LessonLoader type="webinar">{(lesson) => <LiveSession lesson={lesson} />}</LessonLoader>
);

function LiveSession({ lesson }: { lesson: LiveLesson }) {
  const now = new Date(useServerTime(lesson));
  const { content, setting, session } = lesson;
  const isPassed = session.status === 'passed';
  const opensByButton =
    setting.completionType === 'hit-button' && content.opensAt !== null && content.cancelledAt === null;
  return (
    <LessonPage>
      <LessonHead lesson={lesson} />
      <MeetingPanel lesson={lesson} />
      <SeatCancellation lesson={lesson} />
      <AttendanceNotice lesson={lesson} now={now} />
      {setting.completionType === 'input-presence-code' && !isPassed && isCodeTaken(content, now) && (
        <PresenceForm lesson={lesson} />
      )}
      <Recording lesson={lesson} now={now} />
      <Speakers speakers={content.speakers} />
      {opensByButton && Date.parse(content.opensAt!) <= now.getTime() && (
        <LessonCompletion lesson={lesson} studying={studying} done={null} />
      )}
    </LessonPage>
  );
}
