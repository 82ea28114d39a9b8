import { assignment, live, type DemoClass, type DemoLesson, type DemoSection } from './demo-class.ts';
import { pick } from './dice.ts';
import { practices } from './practices.ts';
import { programs, type DemoProgram } from './programs.ts';

/** Adds practice to a class: every section ends with something to do, and some meet live. Tasters stay short. */
export function withPractice(demo: DemoClass): DemoClass {
  const isTaster = demo.price === 0 && demo.sections.flatMap(({ lessons }) => lessons).length < 6;
  if (isTaster || demo.state.kind !== 'published') return demo;
  const program = programs[demo.title];
  let week = 0;
  const sections = demo.sections.map((section, index) => {
    const practised = hasTask(section) ? section : withTask(demo, section, index);
    if (!program) return practised;
    const first = week;
    week += weeksOf(section.title);
    return withSessions(practised, program, first, week, index === 0);
  });
  return { ...demo, sections };
}

const hasTask = ({ lessons }: DemoSection) =>
  lessons.some(({ type }) => type === 'assignment' || type === 'news_writing');

/** Keeps a quiz last. */
function beforeQuiz(lessons: readonly DemoLesson[], ...added: readonly DemoLesson[]) {
  const at = lessons.at(-1)?.type === 'quiz' ? lessons.length - 1 : lessons.length;
  return [...lessons.slice(0, at), ...added, ...lessons.slice(at)];
}

/** Topic of a section, without its weeks. */
const subjectOf = (title: string) => title.replace(/^(Minggu|Bulan|Fase) [^:]*: /, '');

const openings = [
  (about: string) =>
    `Sekarang giliranmu. Pakai yang kamu pelajari di ${about} pada pekerjaanmu sendiri, bukan pada contoh kami.`,
  (about: string) => `Bagian ini baru terasa kalau dikerjakan. Mulai dari ${about}, lalu lakukan yang berikut ini.`,
  (about: string) =>
    `Sisihkan waktu tanpa gangguan. Kamu akan menggabungkan ${about} menjadi satu hasil yang bisa dilihat orang lain.`,
  (about: string) => `Baca sekali lagi catatanmu tentang ${about}. Setelah itu tutup, dan kerjakan ini.`,
];
const closings = [
  'Kumpulkan hasilnya beserta dua atau tiga kalimat: apa yang berjalan, apa yang tidak, dan apa yang akan kamu ubah.',
  'Kirim hasilnya apa adanya. Pengajar membalas dengan catatan, dan kamu boleh memperbaikinya.',
  'Kumpulkan sebagai tulisan, foto, atau PDF. Sertakan satu pertanyaan yang paling ingin kamu tanyakan kepada pengajar.',
];

function withTask({ title, topic }: DemoClass, section: DemoSection, index: number): DemoSection {
  const read = section.lessons.filter(({ type }) => type === 'article').map((one) => `“${one.title}”`);
  const about = read.length > 1 ? `${read[0]} dan ${read.at(-1)}` : (read[0] ?? 'bagian ini');
  const exercises = practices[topic]!.filter((text) => text.startsWith(exercise));
  const text = exercises[(index + title.length) % exercises.length]!.slice(exercise.length);
  const task = assignment(
    `Praktik: ${subjectOf(section.title).replace(/^./, (letter) => letter.toLowerCase())}`,
    pick(openings, 'opening', title, index)(about),
    text.replace(/^./, (letter) => letter.toUpperCase()),
    pick(closings, 'closing', title, index),
  );
  return { ...section, lessons: beforeQuiz(section.lessons, task) };
}
const exercise = 'Latihan: ';

const numbers = /\d+/g;
/** "Minggu 2 dan 3", "Minggu 4 sampai 7"; months and phases have four weeks. */
function weeksOf(title: string) {
  if (!title.startsWith('Minggu')) return 4;
  const [first, last = first] = title.match(numbers)!.map(Number);
  return last! - first! + 1;
}

const kinds = ['Sesi langsung', 'Bedah hasil', 'Bengkel', 'Tanya jawab'];

/** The first session is before the reading, the others after the practice. */
function withSessions(
  { title, lessons }: DemoSection,
  { startsInDays, hour, hours, sessions = [] }: DemoProgram,
  first: number,
  end: number,
  isFirst: boolean,
): DemoSection {
  const [opening, ...others] = Array.from({ length: end - first }, (_, index) =>
    live(sessions[first + index] ?? `${kinds[index % kinds.length]}: ${subjectOf(title)}`, {
      inDays: startsInDays + 7 * (first + index),
      hour,
      hours,
    }),
  );
  const start = isFirst ? 1 : 0;
  return { title, lessons: beforeQuiz([...lessons.slice(0, start), opening!, ...lessons.slice(start)], ...others) };
}
