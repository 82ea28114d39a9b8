import type { ParticipantLessonOf } from '@sinau/contracts/learning/learning.schemas';
import type { QuizState } from '@sinau/contracts/quiz/quiz.schemas';
import { decimal, duration } from '@sinau/format';
import { Button, Card, Notice, RichText } from '@sinau/ui';
import { canGoBack, hasMinimum } from './quiz-setting.ts';
import './quiz-start.css';

interface QuizStartProps {
  lesson: Pick<ParticipantLessonOf<'quiz'>, 'content' | 'setting'>;
  state: Pick<QuizState, 'left' | 'best'>;
  onStart: () => void;
  isStarting: boolean;
}

/** The start of a quiz, before the clock runs. */
export function QuizStart({
  lesson: { content, setting },
  state: { left, best },
  onStart,
  isStarting,
}: QuizStartProps) {
  const { questionCount, instruction } = content;
  const facts = [
    ['Jumlah soal', `${decimal(questionCount)} soal`],
    ['Batas waktu', setting.timeLimit ? duration(setting.timeLimit) : 'Tanpa batas'],
    [
      'Percobaan',
      setting.maxAttempts ? `Sisa ${left ?? setting.maxAttempts} dari ${setting.maxAttempts}` : 'Tanpa batas',
    ],
    ['Nilai minimum', hasMinimum(setting) ? String(setting.minimumScore) : 'Tidak ada'],
    ...(best === null ? [] : [['Nilai terbaikmu', String(best)]]),
  ];
  return (
    <Card padded className="quiz-start">
      {instruction && <RichText html={instruction} />}
      <dl className="quiz-start-facts num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {questionCount === 0 ? (
        <Notice tone="neutral">Kuis ini belum punya soal. Coba lagi nanti.</Notice>
      ) : (
        <>
          <ul className="quiz-start-rules">
            <li>Jawabanmu tersimpan otomatis, juga kalau koneksimu putus atau halaman ini dimuat ulang.</li>
            {setting.timeLimit && (
              <li>Waktu berjalan terus begitu kuis dimulai. Saat habis, jawabanmu dikumpulkan otomatis.</li>
            )}
            {!canGoBack(setting) && <li>Soal dikerjakan berurutan. Kamu tidak bisa kembali ke soal sebelumnya.</li>}
          </ul>
          <Button size="lg" loading={isStarting} onClick={onStart} className="quiz-start-button">
            Mulai kuis
          </Button>
        </>
      )}
    </Card>
  );
}
