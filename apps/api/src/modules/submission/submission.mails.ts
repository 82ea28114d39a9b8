import { screens } from '@sinau/contracts';
import type { Outcome } from '@sinau/contracts/submission/submission.rules';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Graded {
  readonly outcome: Outcome;
  readonly title: string;
  readonly type: string;
  readonly lessonId: string;
  readonly participantId: string;
  readonly classSlug: string;
}

const words: Record<Outcome, { subject: (title: string) => string; line: string; label: string }> = {
  passed: {
    subject: (title) => `Tugasmu "${title}" lulus`,
    line: 'Pengajar sudah menilai tugasmu, dan hasilnya lulus. Selamat!',
    label: 'Lihat nilai dan komentar',
  },
  'not-passed': {
    subject: (title) => `Tugasmu "${title}" sudah dinilai`,
    line: 'Pengajar sudah menilai tugasmu. Kali ini belum lulus. Baca komentarnya untuk tahu apa yang perlu ditambah.',
    label: 'Lihat nilai dan komentar',
  },
  'needs-revision': {
    subject: (title) => `Tugasmu "${title}" perlu direvisi`,
    line: 'Pengajar sudah membaca tugasmu dan meminta revisi. Perbaiki, lalu kumpulkan lagi.',
    label: 'Lihat komentar dan revisi',
  },
};

/** The feedback itself stays on the site. */
export const gradedMail = defineMail<Graded>(
  'submission_graded',
  ({ outcome, title, type, lessonId, participantId, classSlug }) => ({
    subject: words[outcome].subject(title),
    lines: [words[outcome].line],
    action: {
      label: words[outcome].label,
      path: screens.lesson(type, {
        name: classSlug,
        content: lessonId,
        section: '',
        title,
        lessonIndex: 0,
        sectionIndex: 0,
        participantId,
      }),
    },
  }),
);
