import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import type { QuizState } from '@sinau/contracts/study/quiz/quiz.schemas';
import { dateTime, decimal, duration } from '@sinau/format';
import { Button, Card, Facts, Notice, RichText, type Fact } from '@sinau/ui';
import { canGoBack, finalScoreLabels, hasMinimum } from './quiz-setting.ts';
import './quiz-start.css';

interface QuizStartProps {
  lesson: Pick<ParticipantLessonOf<'quiz'>, 'content' | 'setting'>;
  state: Pick<QuizState, 'left' | 'finalScore' | 'next'>;
  onStart: () => void;
  isStarting: boolean;
}

/** Score rules to show before the first attempt; the default, that the best one counts, needs no mention. */
const scoreRules = {
  highest: null,
  latest: <li>Yang dihitung adalah nilai percobaan terakhir.</li>,
  first: <li>Yang dihitung adalah nilai percobaan pertama.</li>,
  average: <li>Yang dihitung adalah rata-rata nilai semua percobaan.</li>,
};

/** The start of a quiz, before the clock runs. */
export function QuizStart({
  lesson: { content, setting },
  state: { left, finalScore, next },
  onStart,
  isStarting,
}: QuizStartProps) {
  const { questionCount, instruction } = content;
  const facts: Fact[] = [
    ['Jumlah soal', `${decimal(questionCount)} soal`],
    ['Batas waktu', setting.timeLimit ? duration(setting.timeLimit) : 'Tanpa batas'],
    ['Percobaan', left === null ? 'Tanpa batas' : `Sisa ${left} dari ${Math.max(left, setting.maxAttempts ?? 0)}`],
    ['Nilai minimum', hasMinimum(setting) ? String(setting.minimumScore) : 'Tidak ada'],
    ...(setting.cooldown ? [['Jeda antarpercobaan', duration(setting.cooldown)] as const] : []),
    ...(finalScore === null ? [] : [[finalScoreLabels(setting), String(finalScore)] as const]),
  ];
  return (
    <Card padded className="quiz-start">
      {instruction && <RichText html={instruction} />}
      <Facts className="quiz-start-facts num" facts={facts} />
      {questionCount === 0 ? (
        <Notice tone="neutral">Kuis ini belum punya soal. Coba lagi nanti.</Notice>
      ) : (
        <>
          <ul className="quiz-start-rules">
            <li>Jawabanmu tersimpan otomatis, juga kalau koneksimu putus atau halaman ini dimuat ulang.</li>
            {setting.timeLimit && (
              <li>Waktu berjalan terus begitu kuis dimulai. Saat habis, jawabanmu dikumpulkan otomatis.</li>
            )}
            {scoreRules[setting.scorePolicy ?? 'highest']}
            {!canGoBack(setting) && <li>Soal dikerjakan berurutan. Kamu tidak bisa kembali ke soal sebelumnya.</li>}
          </ul>
          {next && <Notice tone="neutral">Kamu bisa mencoba lagi mulai {dateTime(next.at)}.</Notice>}
          <Button
            size="lg"
            loading={isStarting}
            disabled={next !== null}
            onClick={onStart}
            className="quiz-start-button"
          >
            Mulai kuis
          </Button>
        </>
      )}
    </Card>
  );
}
