import type { ReactNode } from 'react';
import type { LessonStops as Stops } from '@sinau/contracts/backoffice/report/report.schemas';
import { date, decimal, timecode } from '@sinau/format';
import { ProgressBar } from '@sinau/ui';
import './lesson-stops.css';

/** Number of questions that are shown of those that were asked. */
const shownQuestions = 5;
/** Seconds around a place within which a question is about it. */
const near = 30;

/** Shows where participants stop in a lesson, what they asked and answered wrongly, and what its last change brought. */
export function LessonStops({ stops }: { stops: Stops }) {
  const { places, questions, wrongAnswers, change } = stops;
  const isAtStop = ({ atSecond }: Stops['questions'][number]) =>
    atSecond !== null && places.some(({ second }) => Math.abs(second - atSecond) <= near);
  const shown = [...questions.filter(isAtStop), ...questions.filter((one) => !isAtStop(one))].slice(0, shownQuestions);
  return (
    <div className="lesson-stops">
      <Part title="Di mana mereka berhenti">
        {stops.stopped === 0 ? (
          <p className="muted sm">Tidak ada yang berhenti di materi ini sekarang.</p>
        ) : (
          <ul className="lesson-stops-places num">
            {rowsOf(stops).map(({ label, stopped }) => (
              <li key={label}>
                <span>{label}</span>
                <ProgressBar value={Math.round((100 * stopped) / stops.stopped)} label={`Berhenti, ${label}`} />
                <b>{decimal(stopped)}</b>
              </li>
            ))}
          </ul>
        )}
      </Part>
      {shown.length > 0 && (
        <Part title="Yang mereka tanyakan">
          <ul className="lesson-stops-texts">
            {shown.map(({ id, content, atSecond, totalReply }) => (
              <li key={id}>
                <p className="lesson-stops-question">{content}</p>
                <p className="muted xs num">
                  {atSecond !== null && `${timecode(atSecond)} · `}
                  {totalReply === 0 ? 'belum ada balasan' : `${decimal(totalReply)} balasan`}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {wrongAnswers.length > 0 && (
        <Part title="Jawaban salah yang sering dipilih">
          <ul className="lesson-stops-texts">
            {wrongAnswers.map(({ question, answer, count }) => (
              <li key={`${question} ${answer}`}>
                <p>{question}</p>
                <p className="muted sm num">
                  “{answer}” · {decimal(count)} kali
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {change && (
        <Part title={`Sebelum dan sesudah diperbarui, ${date(change.publishedAt)}`}>
          <dl className="lesson-stops-change num">
            <Completion label="Sebelum" {...change.before} />
            <Completion label="Sesudah" {...change.after} />
          </dl>
        </Part>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <p className="lesson-stops-title">
      <b>{title}</b>
    </p>
    {children}
  </div>
);

/** Returns the rows of the places, which add up to all who stopped. */
function rowsOf({ stopped, notBegun, places }: Stops) {
  const elsewhere = places.reduce((left, place) => left - place.stopped, stopped - notBegun);
  return [
    ...places.map(({ second, stopped: at }) => ({ label: `Sekitar ${timecode(second)}`, stopped: at })),
    { label: places.length > 0 ? 'Di bagian lain' : 'Sudah mulai, belum selesai', stopped: elsewhere },
    { label: 'Belum mulai', stopped: notBegun },
  ].filter((row) => row.stopped > 0);
}

const Completion = ({ label, opened, passed }: { label: string; opened: number; passed: number }) => (
  <div>
    <dt className="muted sm">{label}</dt>
    {opened === 0 ? (
      <dd>Belum ada yang membukanya</dd>
    ) : (
      <dd>
        <b>{Math.floor((100 * passed) / opened)}% selesai</b>{' '}
        <span className="muted sm">
          {decimal(passed)} dari {decimal(opened)} yang membuka
        </span>
      </dd>
    )}
  </div>
);
