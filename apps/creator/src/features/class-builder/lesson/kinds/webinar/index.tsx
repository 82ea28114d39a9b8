import { LiveSessionEditor } from '../../../live-session/live-session-editor.tsx';
import { PresenceCodeField } from '../../../live-session/presence-code-field.tsx';
import { sessionFieldsOf, unscheduled } from '../../../live-session/session-fields.ts';
import { finishButton, type LessonKind } from '../lesson-kind.ts';

export const webinar: LessonKind<'webinar'> = {
  menuLabel: 'Sesi langsung',
  description: 'Bertemu langsung lewat Zoom, Meet, atau lainnya',
  missing: 'Jadwal belum diisi',
  progressHint: 'Peserta melihat materi ini di progres kelasnya',
  completions: {
    'input-presence-code': {
      title: 'Kode presensi',
      description: 'Peserta menulis kode yang kamu tampilkan saat sesi',
    },
    'hit-button': finishButton,
  },
  blank: {
    content: { session: unscheduled },
    setting: { progressBar: true, completionType: 'input-presence-code', presenceCode: null },
  },
  contentOf: ({ content }) => ({ session: sessionFieldsOf(content.session) }),
  errorFields: ['session'],
  Editor: LiveSessionEditor,
  Settings: PresenceCodeField,
};
