import { expect, test } from 'vitest';
import { answers, moodleBackup, newCategory, newSlots, tag } from '../../testing/moodle-backups.ts';
import { plannedOf, tarred, zipped } from '../../testing/outside-archives.ts';

const picture = 'gambar';
const content = (name: string, bytes: string, type: string, area = 'content') => ({
  component: `mod_${type}`,
  area,
  name,
  content: bytes,
});

const whole = moodleBackup({
  title: 'Jurnalistik Dasar',
  course: tag('summary', '<p>Belajar <b>menulis</b>.</p>') + tag('startdate', 1700000000),
  sections: [
    {
      title: 'Minggu 1',
      extra: tag('summary', '<p>Mulai dari lead.</p>') + tag('visible', 0),
      activities: [
        {
          type: 'page',
          title: 'Lead',
          body: tag(
            'content',
            '<h1>Lead</h1><p style="color:red">H<sub>2</sub>O <img src="@@PLUGINFILE@@/peta%20kota.png" alt="Peta"></p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><a href="$@PAGEVIEWBYID*3@$">lain</a>',
          ),
          files: [content('peta kota.png', picture, 'page')],
          module:
            '<visible>0</visible><completion>2</completion><availability>{"op":"&amp;","c":[{"type":"date"}]}</availability>',
        },
        { type: 'url', title: 'Video', body: tag('externalurl', 'https://youtu.be/dQw4w9WgXcQ') },
        { type: 'url', title: 'Situs', body: tag('externalurl', 'https://contoh.id/a?b=1') },
        { type: 'resource', title: 'Lembar', files: [content('kerja.pdf', '%PDF', 'resource')] },
        { type: 'resource', title: 'Paparan', files: [content('kuliah.pptx', 'pp', 'resource')] },
        { type: 'forum', title: 'Diskusi' },
        { type: 'peta', title: 'Peta' },
      ],
    },
    {
      activities: [
        {
          type: 'book',
          title: 'Buku',
          body: '<chapters><chapter id="2"><pagenum>2</pagenum><title>Dua</title><content>Isi dua</content></chapter><chapter id="1"><pagenum>1</pagenum><title>Satu</title><content>&lt;p&gt;Isi satu&lt;/p&gt;</content></chapter></chapters>',
        },
        {
          type: 'folder',
          title: 'Bahan',
          files: [content('b10.mp3', 'mp3', 'folder'), content('b2.mp4', 'mp4', 'folder')],
        },
        {
          type: 'assign',
          title: 'Tugas',
          body: tag('intro', '<p>Tulis.</p>') + tag('duedate', 1700000000),
          files: [content('panduan.docx', 'docx', 'assign', 'introattachment')],
        },
        { type: 'scorm', title: 'Simulasi', files: [content('paket.zip', 'PK', 'scorm', 'package')] },
        {
          type: 'quiz',
          title: 'Kuis',
          body:
            tag('intro', 'Jawab.') +
            tag('timelimit', 90) +
            tag('attempts_number', 2) +
            tag('grademethod', 4) +
            tag('delay1', 600) +
            tag('shufflequestions', 1) +
            newSlots([1, 2], [2, 1], [3, 1]),
          grades: '<grade_item><grademax>10</grademax><gradepass>7</gradepass></grade_item>',
        },
      ],
    },
  ],
  questions: newCategory('Dasar', [
    {
      id: 1,
      type: 'multichoice',
      text: '<p>Apa itu lead? <img src="@@PLUGINFILE@@/soal.png" alt="Contoh"></p>',
      plugin: `${answers([1, '<p>Pembuka</p>', 1], [2, 'Penutup', 0])}<multichoice><single>1</single><shuffleanswers>1</shuffleanswers></multichoice>`,
    },
    {
      id: 2,
      type: 'truefalse',
      text: 'Lead itu pendek',
      plugin: `${answers([8, 'Benar', 1], [9, 'Salah', 0])}<truefalse><trueanswer>8</trueanswer><falseanswer>9</falseanswer></truefalse>`,
    },
    { id: 3, type: 'ordering', text: 'Urutkan', plugin: '' },
  ]),
  files: [{ component: 'question', area: 'questiontext', itemId: 1, name: 'soal.png', content: 'soal' }],
  others: {
    'users.xml': '<users><user id="3"><username>rahasia</username></user></users>',
    'groups.xml': '<groups><group id="1"/></groups>',
  },
});

test('a backup of Moodle becomes sections with lessons, and everything that is lost has a line', async () => {
  const { source, outline, lessons, lines } = await plannedOf(await tarred(whole));
  expect(source).toBe('moodle');
  expect(outline.class).toMatchObject({
    title: 'Jurnalistik Dasar',
    about: '<p>Belajar <strong>menulis</strong>.</p>',
  });
  expect(
    outline.sections.map(({ title, lessons: own }) => [
      title,
      own.map(({ lesson }) => `${lesson.type} ${lesson.title}`),
    ]),
  ).toEqual([
    ['Minggu 1', ['article Tentang Minggu 1', 'article Lead', 'video Video', 'article Situs', 'pdf Lembar']],
    [
      'Bagian 1',
      ['article Satu', 'article Dua', 'video b2', 'audio b10', 'assignment Tugas', 'interactive Simulasi', 'quiz Kuis'],
    ],
  ]);
  const lead = lessons[1]!.content as { html: string };
  expect(lead.html).toMatch(
    /^<h2>Lead<\/h2><p>H₂O <img data-media="[\w-]+" alt="Peta" \/><\/p><div data-embed="youtube:dQw4w9WgXcQ"><\/div><p>lain<\/p>$/,
  );
  expect(outline.media.map(({ name, kind, purpose }) => [name, kind, purpose])).toEqual([
    ['soal.png', 'image', 'lesson'],
    ['peta kota.png', 'image', 'lesson'],
    ['kerja.pdf', 'pdf', 'lesson'],
    ['b2.mp4', 'video', 'lesson'],
    ['b10.mp3', 'audio', 'lesson'],
    ['panduan.docx', 'document', 'attachment'],
    ['paket.zip', 'package', 'lesson'],
  ]);
  expect(lessons.at(-1)).toMatchObject({
    setting: {
      completionType: 'minimum-score',
      minimumScore: 70,
      timeLimit: 2,
      maxAttempts: 2,
      scorePolicy: 'latest',
      cooldown: 10,
      randomize: [{ type: 'question', isSelected: true }, { isSelected: false }],
    },
    content: {
      questions: [
        { type: 'single-choice', text: 'Apa itu lead?', points: 2, picture: { alt: 'Contoh' } },
        {
          type: 'true-false',
          text: 'Lead itu pendek',
          options: [{ text: 'Benar', isCorrect: true }, { isCorrect: false }],
        },
      ],
    },
  });
  expect(outline.bank).toHaveLength(2);
  const told = lines.map(
    ({ outcome, section, title, notes }) => `${outcome} ${section ?? '-'}/${title}: ${notes.join('; ')}`,
  );
  expect(told).toMatchInlineSnapshot(`
    [
      "taken -/Jurnalistik Dasar: ",
      "taken -/2 soal untuk bank soal: ",
      "changed Minggu 1/Tentang Minggu 1: Pengantar bagian menjadi artikel",
      "changed Minggu 1/Lead: Tingkat judul di dalam teks disesuaikan; Warna, ukuran, perataan, dan tata letak teks tidak ikut; Pangkat dan indeks bawah menjadi karakter biasa; Tautan ke bagian lain di tempat asalnya menjadi teks biasa; Tersembunyi di Moodle; di sini tampil begitu kelasnya terbit; Pembatasan aksesnya tidak ikut; Aturan selesainya diganti aturan di sini",
      "taken Minggu 1/Video: ",
      "changed Minggu 1/Situs: Tautan menjadi artikel yang memuat tautannya",
      "taken Minggu 1/Lembar: ",
      "changed Bagian 1/Satu: Bab dari buku “Buku”",
      "changed Bagian 1/Dua: Bab dari buku “Buku”",
      "changed Bagian 1/b2: Berkas dari folder “Bahan” menjadi materi sendiri",
      "changed Bagian 1/b10: Berkas dari folder “Bahan” menjadi materi sendiri",
      "changed Bagian 1/Tugas: Berkas “panduan.docx” di dalam teks menjadi lampiran; Tenggat dan waktu bukanya tidak ikut; Cara menilainya diganti: pengajar meluluskan tanpa nilai",
      "changed Bagian 1/Simulasi: Percobaan dan cara menilai SCORM diganti aturan di sini",
      "changed Bagian 1/Kuis: Batas waktu dibulatkan menjadi 2 menit; Nilai lulus menjadi 70 dari 100; Yang tampil sesudah kuis (nilai, kunci) memakai aturan di sini; Soal 3 “Urutkan” tidak ikut: Soal mengurutkan belum ada di sini; Pengacakan jawaban tidak ikut: aturannya ada di kuis (soal 1)",
      "changed -/Soal bank “Apa itu lead?”: Pengacakan jawaban tidak ikut: aturannya ada di kuis",
      "left-out -/Soal bank “Urutkan”: Soal mengurutkan belum ada di sini",
      "left-out -/Kategori bank soal: Tidak ikut: Dasar",
      "changed Minggu 1/Minggu 1: Bagian ini tersembunyi di Moodle; di sini tampil begitu kelasnya terbit",
      "left-out Minggu 1/Paparan: Berkas .pptx belum bisa dipakai. Simpan sebagai PDF, lalu unggah lagi.",
      "left-out Minggu 1/Diskusi: Forum belum bisa ikut. Pakai diskusi kelas di sini.",
      "left-out Minggu 1/Peta: Aktivitas “peta” belum bisa ikut",
      "left-out -/Jadwal kursus: Tanggal mulai dan selesainya tidak ikut",
      "left-out -/Kelompok: Kelompok dan pengelompokannya tidak ikut",
      "left-out -/Data peserta: Pengguna, nilai, kiriman, dan catatan kemajuannya tidak dibaca",
    ]
  `);
  expect(JSON.stringify([outline, lines])).not.toMatch(/rahasia|@@PLUGINFILE@@|\$@/);
});

test('a backup as a ZIP is read as one that is a tar', async () => {
  const [one, other] = [await plannedOf(zipped(whole)), await plannedOf(await tarred(whole))];
  expect(one.lines).toEqual(other.lines);
});
