import type {
  FieldChange,
  LessonChange,
  LessonDetail,
  SectionChange,
} from '@sinau/contracts/authoring/authoring/class-changes.schemas';

export const fieldLabels: Record<FieldChange['field'], string> = {
  title: 'Judul',
  description: 'Deskripsi singkat',
  requirements: 'Persyaratan',
  about: 'Tentang kelas',
  completionMessage: 'Pesan Penyelesaian',
  thumbnail: 'Gambar sampul',
  category: 'Topik',
  level: 'Tingkat',
  language: 'Bahasa pengantar',
  cohort: 'Angkatan',
  weeklyHours: 'Jam belajar seminggu',
  hasWatermark: 'Nama peserta di atas video',
};

export const changeLabels: Record<LessonChange['change'] | SectionChange['change'], { label: string; tone: Tone }> = {
  added: { label: 'Baru', tone: 'success' },
  removed: { label: 'Dihapus', tone: 'danger' },
  changed: { label: 'Diubah', tone: 'primary' },
  moved: { label: 'Dipindah', tone: 'neutral' },
  renamed: { label: 'Ganti nama', tone: 'primary' },
};
type Tone = 'success' | 'danger' | 'primary' | 'neutral';

/** Names under which contents, settings and parts of questions are stored. */
const nameLabels: Record<string, string> = {
  html: 'Isi materi',
  description: 'Deskripsi materi',
  attachmentIds: 'Lampiran',
  instruction: 'Petunjuk',
  questions: 'Soal',
  presenceCode: 'Kode presensi',
  mediaId: 'Berkas',
  captions: 'Takarir',
  address: 'Alamat video',
  part: 'Pelajaran di dalam paket',
  chapters: 'Bab',
  progressBar: 'Bilah progres',
  isFreePreview: 'Pratinjau gratis',
  completionType: 'Cara menyelesaikan',
  minimumScore: 'Nilai minimum',
  randomize: 'Urutan acak',
  finishing: 'Yang terlihat setelah dikumpulkan',
  timeLimit: 'Batas waktu',
  maxAttempts: 'Jumlah kesempatan',
  cooldown: 'Jeda antarpercobaan',
  scorePolicy: 'Nilai yang dihitung',
  downloadFile: 'Boleh diunduh',
  rubric: 'Yang dinilai',
  fileValidation: 'Berkas yang diterima',
  dueDays: 'Tenggat',
  allowLate: 'Boleh terlambat',
  minimumWords: 'Jumlah kata paling sedikit',
  maximumWords: 'Jumlah kata paling banyak',
  saveToArchive: 'Disimpan ke portofolio',
  text: 'soal',
  options: 'jawaban',
  explanation: 'pembahasan',
  points: 'poin',
  isPartial: 'nilai sebagian',
  isPunctuationCounted: 'tanda baca ikut dinilai',
  number: 'jawaban angka',
  essay: 'contoh jawaban dan batas kata',
  picture: 'gambar',
  bankId: 'asal di bank soal',
  type: 'jenis',
};
const nameOf = (name: string, unknown: string) => nameLabels[name] ?? unknown;

/** Label of a change in a lesson; `section` is its current section. */
export function detailLabels(detail: LessonDetail, section: string): string {
  switch (detail.kind) {
    case 'title':
      return `Judul sebelumnya “${detail.before}”`;
    case 'moved':
      return detail.from === section ? 'Urutannya berubah' : `Dipindah dari “${detail.from}”`;
    case 'text':
      return detail.text.isFormatOnly
        ? `${nameOf(detail.name, 'Teks')}: format, tautan, atau gambarnya`
        : nameOf(detail.name, 'Teks');
    case 'file':
      return `${nameOf(detail.name, 'Berkas')} ${{ added: 'ditambahkan', removed: 'dihapus', changed: 'diganti' }[detail.change]}`;
    case 'question':
      return questionLabels(detail);
    case 'questionOrder':
      return 'Urutan soal berubah';
    case 'setting':
      if (detail.isOn !== undefined)
        return `${nameOf(detail.name, 'Pengaturan lain')} ${detail.isOn ? 'dinyalakan' : 'dimatikan'}`;
      return `Pengaturan: ${nameOf(detail.name, 'pengaturan lain').toLowerCase()}`;
    case 'content':
      return nameOf(detail.name, 'Isi lainnya');
  }
}

function questionLabels({ change, number, text, parts }: Extract<LessonDetail, { kind: 'question' }>) {
  const question = `Soal ${number}${text ? ` “${text}”` : ''}`;
  if (change !== 'changed') return `${question} ${change === 'added' ? 'ditambahkan' : 'dihapus'}`;
  return `${question}: ${[...new Set(parts.map((part) => nameOf(part, 'bagian lain')))].join(', ')}`;
}
