import { isDistractor } from '@sinau/contracts/study/question/distractor.rules';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { dateTime, decimal, rupiah } from '@sinau/format';
import { linesOf } from './lesson/media/chapters/chapter-lines.ts';
import type { ConflictLabels } from '../../documents/saving/conflict-labels.ts';

/** Labels of the fields of a class and of its lessons where two people changed them. */
const labels: Record<string, string> = {
  title: 'Judul',
  description: 'Deskripsi',
  requirements: 'Yang perlu disiapkan',
  about: 'Tentang kelas',
  categoryId: 'Topik',
  level: 'Tingkat',
  language: 'Bahasa pengantar',
  thumbnail: 'Sampul',
  salePrice: 'Harga',
  normalPrice: 'Harga sebelum promo',
  promotionEndsAt: 'Akhir promo',
  completionMessage: 'Pesan Penyelesaian',
  hasWatermark: 'Nama peserta di atas video',
  attachmentIds: 'Lampiran',
  'content.html': 'Isi materi',
  'content.instruction': 'Petunjuk',
  'content.questions': 'Soal',
  'content.rubric': 'Kriteria penilaian',
  'content.mediaId': 'Berkas',
  'content.captions': 'Takarir',
  'content.address': 'Alamat',
  'content.part': 'Pelajaran di dalam paket',
  'content.chapters': 'Bab',
  'content.minimumWords': 'Jumlah kata paling sedikit',
  'content.maximumWords': 'Jumlah kata paling banyak',
  'setting.completionType': 'Cara menyelesaikan',
  'setting.minimumScore': 'Nilai minimum',
  'setting.timeLimit': 'Batas waktu (menit)',
  'setting.maxAttempts': 'Kesempatan mengerjakan',
  'setting.scorePolicy': 'Nilai yang dihitung',
  'setting.cooldown': 'Jeda antarpercobaan (menit)',
  'setting.dueDays': 'Tenggat (hari)',
};

/** Values that are names of something else. */
const nameless = new Set([
  'categoryId',
  'level',
  'language',
  'thumbnail',
  'content.mediaId',
  'content.captions',
  'setting.completionType',
  'setting.scorePolicy',
]);

const textOf: ConflictLabels['textOf'] = (path, value) => {
  if (value === null || value === '') return 'Kosong';
  if (nameless.has(path)) return null;
  if (path === 'content.questions') return questionText(value as QuizQuestion);
  if (path === 'content.rubric') {
    const { title, points } = value as { title: string; points: number };
    return `${title} (${decimal(points)} poin)`;
  }
  if (path === 'content.chapters') return linesOf(value as Chapter[]) || 'Kosong';
  if (path === 'promotionEndsAt') return dateTime(value as string);
  if (typeof value === 'number') return path.endsWith('Price') ? rupiah(value) : decimal(value);
  return typeof value === 'string' ? value : null;
};

const questionText = ({ text, options, explanation, points }: QuizQuestion) =>
  [
    text || 'Belum ada pertanyaan',
    ...options.map((option) =>
      isDistractor(option)
        ? `– Pengecoh: ${option.match!.text}`
        : `${option.isCorrect ? '✓' : '–'} ${option.text}${option.match ? ` = ${option.match.text}` : ''}`,
    ),
    explanation && `Penjelasan: ${explanation}`,
    `${decimal(points)} poin`,
  ]
    .filter(Boolean)
    .join('\n');

export const conflictLabels: ConflictLabels = { labelOf: (path) => labels[path] ?? 'Pengaturan', textOf };
