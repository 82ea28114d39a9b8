import type { ApplicationQuestion } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { dateTime } from '@sinau/format';
import './application.css';

/** Questions about an application, with their answers; `waiting` is said of one without. */
export const ApplicationQuestions = ({
  questions,
  waiting,
}: {
  questions: readonly ApplicationQuestion[];
  waiting: string;
}) => (
  <ol className="application-questions">
    {questions.map(({ id, question, askedAt, answer, answeredAt }) => (
      <li key={id}>
        <p className="application-text">
          <b>{question}</b>
        </p>
        <p className="muted sm">Ditanyakan {dateTime(askedAt)}</p>
        {answer === null ? <p className="muted">{waiting}</p> : <p className="application-text">{answer}</p>}
        {answeredAt && <p className="muted sm">Dijawab {dateTime(answeredAt)}</p>}
      </li>
    ))}
  </ol>
);
