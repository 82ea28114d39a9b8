import { Card, Notice } from '@sinau/ui';
import { CheckedField } from '../../../shared/checked-field.tsx';
import type { ContentEditorProps } from '../lesson/lesson-draft.ts';
import { useLessonContext } from '../lesson/lesson-context.ts';
import { useKnownLesson } from '../lesson/lesson.data.ts';
import { addressProblem } from './address.ts';
import { AnnouncedTimes } from './announced-times.tsx';
import { otherSessionsOf } from './other-sessions.ts';
import { isOver } from './schedule.ts';
import type { SessionFields } from './session-fields.ts';
import { RecordingCard } from './recording-card.tsx';
import { SessionLinks } from './session-links.tsx';
import { SessionTimes } from './session-times.tsx';
import { SpeakerFields } from './speaker-fields.tsx';
import './live-session-editor.css';

/** Editor of a session's time, speakers, venue and recording. */
export function LiveSessionEditor({ draft, contentErrors, readOnly, onChange }: ContentEditorProps<'webinar'>) {
  const { session } = draft.content;
  const { built, lessonId } = useLessonContext();
  const { data: lesson } = useKnownLesson(lessonId);
  const stored = lesson?.type === 'webinar' ? lesson.content.session : null;
  const change = (patch: Partial<SessionFields>) => onChange({ content: { session: { ...session, ...patch } } });
  // Participants rely on the announced time, so moving it is an action of its own.
  const isAnnounced = stored?.isLive === true && (built.participantCount > 0 || stored.cancelledAt !== null);
  const isFixed = readOnly || stored?.cancelledAt != null;

  return (
    <div className="live-session">
      {stored?.isLive && !stored.cancelledAt && (
        <SessionLinks lessonId={lessonId} hasCode={draft.setting.completionType === 'input-presence-code'} />
      )}
      <Card as="section" padded className="stack" aria-label="Jadwal">
        <h2>Jadwal</h2>
        {stored && isAnnounced ? (
          <AnnouncedTimes lessonId={lessonId} title={draft.title} built={built} stored={stored} readOnly={readOnly} />
        ) : (
          <SessionTimes
            schedule={session}
            others={otherSessionsOf(built, lessonId)}
            error={contentErrors.session}
            disabled={isFixed}
            onChange={change}
          />
        )}
      </Card>
      <Card as="section" padded className="stack" aria-label="Tempat bertemu">
        <h2>Tempat bertemu</h2>
        <CheckedField
          label="Alamat pertemuan"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="Zoom, Google Meet, atau lainnya. Terbuka untuk peserta 30 menit sebelum sesi mulai."
          value={session.meetingUrl}
          maxLength={500}
          readOnly={isFixed}
          problemOf={addressProblem}
          onChange={(meetingUrl) => change({ meetingUrl })}
        />
        {stored?.isLive && !session.meetingUrl && !isOver(session) && !isFixed && (
          <Notice tone="danger">Alamatnya belum ada. Isi sebelum sesi mulai, supaya peserta bisa masuk.</Notice>
        )}
      </Card>
      <SpeakerFields
        built={built}
        chosen={session.speakerIds}
        readOnly={isFixed}
        onChange={(speakerIds) => change({ speakerIds })}
      />
      {stored?.cancelledAt == null && <RecordingCard draft={draft} readOnly={readOnly} onChange={onChange} />}
    </div>
  );
}
