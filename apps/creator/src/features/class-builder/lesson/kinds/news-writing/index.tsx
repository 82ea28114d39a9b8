import { takePictureAddresses } from '../../../../../shared/rich-text/pictures/picture-addresses.ts';
import { NewsWritingEditor } from './news-writing-editor.tsx';
import type { LessonKind } from '../lesson-kind.ts';

export const newsWriting: LessonKind<'news_writing'> = {
  menuLabel: 'AI-sisten',
  title: 'Tugas Akhir',
  description: 'Peserta menulis berita didampingi asisten, dinilai pengajar',
  missing: 'Petunjuk belum lengkap, atau kelas belum diizinkan',
  progressHint: 'Peserta melihat sudah sampai tahap mana tugasnya',
  completions: { 'hit-button': { title: 'Dinyatakan lulus', description: 'Pengajar memutuskan lulus atau belum' } },
  blank: {
    content: { instruction: '', rubric: [], minimumWords: null, maximumWords: null },
    setting: { progressBar: true, completionType: 'hit-button', saveToArchive: false },
  },
  contentOf: ({ content }) => ({ ...content, instruction: takePictureAddresses(content.instruction) }),
  errorFields: ['instruction', 'minimumWords', 'maximumWords'],
  Editor: NewsWritingEditor,
  hasDrawer: false,
};
