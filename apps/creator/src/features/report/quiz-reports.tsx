import type { QuizReport } from '@sinau/contracts/backoffice/report/report.schemas';
import { decimal, playTime } from '@sinau/format';
import { Accordion, AccordionItem, ErrorState, ProgressBar, classes } from '@sinau/ui';
import { questionKind } from '../../shared/question/question-kinds.ts';
import type { ParticipantSearch } from './participant-search.ts';
import { useQuizReports } from './report.data.ts';
import './quiz-reports.css';

/** The quizzes of a class, question by question; empty while there is none. */
export function QuizReports({ search }: { search: ParticipantSearch }) {
  const { data, error, refetch, isFetching } = useQuizReports(search);
  if (error && !data)
    return <ErrorState title="Gagal memuat hasil kuis" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-labelledby="quizzes">
      <h2 id="quizzes">Kuis</h2>
      <p className="muted lesson-funnel-about">Dari paling banyak 2.000 percobaan terbaru tiap kuis, sejak awal.</p>
      <Accordion>
        {data.list.map((quiz) => (
          <AccordionItem key={quiz.id} title={quiz.title} aside={<span className="num">{factsOf(quiz)}</span>}>
            {quiz.attempts === 0 ? (
              <p className="muted">Belum ada peserta yang mengumpulkan jawaban.</p>
            ) : (
              <>
                {quiz.medianSeconds !== null && (
                  <p className="muted sm num">
                    {decimal(quiz.attempts)} percobaan oleh {decimal(quiz.participants)} peserta. Separuhnya selesai
                    dalam {playTime(quiz.medianSeconds)} atau kurang.
                  </p>
                )}
                <ol className="quiz-report">
                  {quiz.questions.map((question) => (
                    <QuestionReport key={question.id} question={question} />
                  ))}
                </ol>
              </>
            )}
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

const factsOf = ({ attempts, averageScore }: QuizReport) =>
  attempts === 0 ? 'Belum dikerjakan' : `Rata-rata ${averageScore}`;

function QuestionReport({ question }: { question: QuizReport['questions'][number] }) {
  const { text, type, attempts, answered, right, earnedShare, answers } = question;
  return (
    <li>
      <p className="quiz-report-text">{text || 'Soal tanpa pertanyaan'}</p>
      {attempts === 0 ? (
        <p className="muted sm">Belum pernah ditanyakan.</p>
      ) : (
        <>
          <ProgressBar value={earnedShare} label={`Poin yang diraih, soal ${text}`} />
          <p className="muted sm num">
            {questionKind(type).label} · {earnedShare}% poin diraih · {decimal(right)} dari {decimal(attempts)}{' '}
            {type === 'essay' ? 'bernilai penuh' : 'benar'}
            {answered < attempts && ` · ${decimal(attempts - answered)} tidak dijawab`}
          </p>
          <ul className="quiz-report-answers num">
            {answers.map(({ text: answer, isRight, count }) => (
              <li key={answer} className={classes(isRight && 'quiz-report-right')}>
                <span>
                  {answer} {isRight && <small>(benar)</small>}
                </span>
                <b>{decimal(count)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
