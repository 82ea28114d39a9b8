import { screens } from '@sinau/contracts';
import type { Outcome } from '@sinau/contracts/study/submission/submission.rules';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Graded {
  readonly outcome: Outcome;
  readonly title: string;
  readonly type: string;
  readonly lessonId: string;
  readonly participantId: string;
  readonly classSlug: string;
}

interface Words {
  readonly subject: (title: string) => string;
  readonly line: string;
  readonly label: string;
}

const words: Record<Outcome, Words> = {
  passed: {
    subject: (title) => `Tugasmu “${title}” lulus`,
    line: 'Pengajar sudah menilai tugasmu, dan hasilnya lulus. Selamat!',
    label: 'Lihat nilai dan komentar',
  },
  'not-passed': {
    subject: (title) => `Tugasmu “${title}” sudah dinilai`,
    line: 'Pengajar sudah menilai tugasmu. Kali ini belum lulus. Baca komentarnya untuk tahu apa yang perlu ditambah.',
    label: 'Lihat nilai dan komentar',
  },
  'needs-revision': {
    subject: (title) => `Tugasmu “${title}” perlu direvisi`,
    line: 'Pengajar sudah membaca tugasmu dan meminta revisi. Perbaiki, lalu kumpulkan lagi.',
    label: 'Lihat komentar dan revisi',
  },
};

/** Labels for graded essays of a quiz; its score tells whether it is passed. */
const quizLabels = (isPassed: boolean): Words => ({
  subject: (title) => `Kuismu “${title}” sudah dinilai`,
  line: isPassed
    ? 'Pengajar sudah menilai esaimu, dan materi ini selesai. Selamat!'
    : 'Pengajar sudah menilai esaimu. Kali ini belum lulus. Baca komentarnya untuk tahu apa yang perlu ditambah.',
  label: 'Lihat nilai dan komentar',
});

/** Labels of a grade for its author, in the product and by mail. The feedback itself stays on the site. */
export function gradedLabels({ outcome, title, type, lessonId, participantId, classSlug }: Graded) {
  const { subject, line, label } = type === 'quiz' ? quizLabels(outcome === 'passed') : words[outcome];
  const address = { name: classSlug, content: lessonId, section: '', title, lessonIndex: 0, sectionIndex: 0 };
  return { title: subject(title), line, label, path: screens.lesson(type, { ...address, participantId }) };
}

export const gradedMail = defineMail<Graded>('submission_graded', (graded) => {
  const { title, line, label, path } = gradedLabels(graded);
  return { subject: title, lines: [line], action: { label, path } };
});
