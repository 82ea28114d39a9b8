import { deepenings } from './deepenings.ts';
import { htmlOf, type DemoClass } from './demo-class.ts';
import { practices } from './practices.ts';

interface Lecture {
  /** Name of the film. */
  readonly film: string;
  /** Slug of the mitra of the class, which alone has a copy. */
  readonly mitra: string;
}

/**
 * The classes whose video is a film of several minutes of their own, by title; all others show the short film about
 * learning from examples.
 */
export const lectures: Readonly<Record<string, Lecture>> = {
  'Menulis Berita yang Dibaca Sampai Habis': { film: 'menulis-berita', mitra: 'ruang-redaksi' },
  'JavaScript dari Nol': { film: 'javascript', mitra: 'kelana-data' },
  'Dasar Desain UI dengan Figma': { film: 'desain-ui', mitra: 'studio-lurik' },
  'Bahasa Inggris untuk Rapat': { film: 'inggris-rapat', mitra: 'suara-kata' },
  'Rekayasa Prompt untuk Pekerjaan Sehari-hari': { film: 'rekayasa-prompt', mitra: 'kelana-data' },
  'Foto Produk dengan Cahaya Jendela': { film: 'foto-produk', mitra: 'studio-lurik' },
  'Statistika Tanpa Takut': { film: 'statistika', mitra: 'kelana-data' },
  'Jualan Lewat Video Pendek': { film: 'video-pendek', mitra: 'niaga-muda' },
  'Investasi Pertama yang Masuk Akal': { film: 'investasi', mitra: 'niaga-muda' },
  'Wawancara Kerja yang Meyakinkan': { film: 'wawancara-kerja', mitra: 'suara-kata' },
};

/** One card of a lecture; the first of a chapter has its number. */
export interface LectureCard {
  readonly seconds: number;
  readonly number?: number;
  readonly title: string;
  readonly text: string;
}

const longestText = 330;
const readingWordsPerSecond = 1.7;
/** Seconds after which a lecture begins no further chapter. */
const shortest = 230;

/**
 * The cards of a class's lecture: they go through its first articles, and through what its topic teaches besides, as long
 * as somebody takes to read them aloud.
 */
export function lectureOf({ title, topic, description, sections }: DemoClass): LectureCard[] {
  const cards: LectureCard[] = [cardOf(title, description)];
  const articles = sections.flatMap(({ lessons }) => lessons).filter((lesson) => lesson.type === 'article');
  const exercises = practices[topic]!.filter((text) => text.startsWith(exercise));
  const chapters = [...articles, ...[...deepenings[topic]!, ...exercises].map(chapterOf)];
  for (const [index, chapter] of chapters.entries()) {
    if (lengthOf(cards) > shortest + 15 * (title.length % 7)) break;
    const texts = chapter.blocks
      .filter((block) => !block.startsWith('<pre>'))
      .flatMap((block) => textsOf(htmlOf([block])));
    for (const [place, text] of texts.entries())
      cards.push({ ...cardOf(chapter.title, text), ...(place === 0 && { number: index + 1 }) });
  }
  return [...cards, cardOf('Sekarang giliranmu', 'Buka materi berikutnya, dan kerjakan latihannya.')];
}

const exercise = 'Latihan: ';
/** A text of a topic, whose heading is its title; an exercise has none. */
function chapterOf(html: string) {
  const [, heading, body] = /^<h3>(.*?)<\/h3>(.*)$/s.exec(html) ?? [];
  const task = html.slice(exercise.length);
  return { title: heading ?? 'Latihan', blocks: [body ?? task[0]!.toUpperCase() + task.slice(1)] };
}

const cardOf = (title: string, text: string): LectureCard => ({ seconds: secondsFor(text), title, text });

/** Starts of a lecture's chapters, as its player shows them. */
export function lectureChapters(cards: readonly LectureCard[]) {
  const chapters = [{ second: 0, title: 'Pembuka' }];
  let second = 0;
  for (const card of cards) {
    if (card.number) chapters.push({ second: Math.floor(second), title: card.title });
    second += card.seconds;
  }
  return chapters;
}

const lengthOf = (cards: readonly LectureCard[]) => cards.reduce((sum, { seconds }) => sum + seconds, 0);
const secondsFor = (text: string) => Math.round(2 + text.split(/\s+/).length / readingWordsPerSecond);

/** Texts of a block that each fit on a card: whole sentences, or items of a list. */
function textsOf(html: string): string[] {
  const sentences = html
    .replace(/<\/li>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split(/\n|(?<=[.?!]["”]?) /)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  return sentences.reduce<string[]>((texts, sentence) => {
    const joined = `${texts.at(-1) ?? ''} ${sentence}`.trim();
    return texts.length > 0 && joined.length <= longestText ? [...texts.slice(0, -1), joined] : [...texts, sentence];
  }, []);
}
