import { createHash } from 'node:crypto';
import type { CoverName } from '@sinau/contracts/authoring/program/program.covers';
import type { ProgramFormat } from '@sinau/contracts/storefront/catalog/offer.rules';

export interface DemoClass {
  readonly title: string;
  readonly format: ProgramFormat;
  /** Slug of the topic. */
  readonly topic: string;
  /** Slug of the mitra. */
  readonly mitra: string;
  readonly cover: CoverName;
  readonly price: number;
  readonly promotion?: Promotion;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly about: readonly string[];
  readonly completionMessage?: string;
  readonly sections: readonly DemoSection[];
  readonly threads?: readonly DemoThread[];
  /** Questions on its page from people before they joined. */
  readonly asked?: readonly DemoTalk[];
  /** State of the class; for published ones the days since then, and the number of participants. */
  readonly state:
    | { readonly kind: 'draft' | 'waiting' }
    | { readonly kind: 'revision'; readonly reason: string }
    | { readonly kind: 'published'; readonly daysAgo: number; readonly participants: number };
}
interface Promotion {
  readonly normalPrice: number;
  /** Days until it ends; null for one without an end. */
  readonly days: number | null;
}
export interface DemoSection {
  readonly title: string;
  readonly lessons: readonly DemoLesson[];
}
export type DemoLesson = Partial<DemoExtras> & DemoContent;
/** Fields of a lesson besides its content. */
interface DemoExtras {
  readonly description: string;
  /** Names of files. */
  readonly attachments: readonly string[];
  /** True if everybody may open it before buying. */
  readonly isFree: boolean;
}
type DemoContent =
  | { readonly type: 'article'; readonly title: string; readonly blocks: readonly string[] }
  | { readonly type: 'video'; readonly title: string; readonly film: FilmName }
  | { readonly type: 'audio' | 'pdf'; readonly title: string }
  | { readonly type: 'quiz'; readonly title: string; readonly questions: readonly DemoQuestion[] }
  | { readonly type: 'interactive'; readonly title: string; readonly package: string }
  | { readonly type: 'assignment' | 'news_writing'; readonly title: string; readonly blocks: readonly string[] }
  | { readonly type: 'webinar'; readonly title: string; readonly meets: Meeting };
/** Start in days, hour in Jakarta, and duration in hours. */
interface Meeting {
  readonly inDays: number;
  readonly hour: number;
  readonly hours: number;
}
export type FilmName = 'selamat-datang' | 'belajar-dari-contoh' | 'sebelum-lanjut';

export interface DemoQuestion {
  readonly type: 'single-choice' | 'multiple-choice' | 'true-false' | 'essay';
  readonly text: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly explanation: string;
  /** Model answer of an essay. */
  readonly modelAnswer?: string;
}

/** A question with its replies; participants ask and answer, and the mitra's owner teaches. */
export interface DemoTalk {
  readonly text: string;
  readonly replies: readonly { readonly by: 'teacher' | 'peer'; readonly text: string }[];
}
/** A question below a lesson. */
export interface DemoThread extends DemoTalk {
  /** The title of the lesson. */
  readonly lesson: string;
  /** The second of the recording that it is about. */
  readonly atSecond?: number;
}

export const section = (title: string, ...lessons: DemoLesson[]): DemoSection => ({ title, lessons });
export const lesson = (title: string, ...blocks: string[]): DemoLesson => ({ type: 'article', title, blocks });
export const video = (title: string, film: FilmName = 'belajar-dari-contoh'): DemoLesson => ({
  type: 'video',
  title,
  film,
});
/** Video that everybody may watch: a class page shows it. */
export const welcome: DemoLesson = { ...video('Selamat datang', 'selamat-datang'), isFree: true };
export const pause = (title = 'Jeda: gamelan sebelum lanjut'): DemoLesson => ({ type: 'audio', title });
export const worksheet = (title: string): DemoLesson => ({ type: 'pdf', title });
export const interactive = (title: string, packageName: string): DemoLesson => ({
  type: 'interactive',
  title,
  package: packageName,
});
export const assignment = (title: string, ...blocks: string[]): DemoLesson => ({ type: 'assignment', title, blocks });
export const live = (title: string, meets: Meeting): DemoLesson => ({ type: 'webinar', title, meets });
export const withExtras = (plain: DemoLesson, extras: Partial<DemoExtras>): DemoLesson => ({ ...plain, ...extras });
export const quiz = (title: string, ...questions: DemoQuestion[]): DemoLesson => ({ type: 'quiz', title, questions });

/** News writing, which an operator allowed in the class. */
export const newsWriting = (title: string, ...blocks: string[]): DemoLesson => ({
  type: 'news_writing',
  title,
  blocks,
});

export const one = (text: string, right: string, wrong: readonly string[], explanation: string): DemoQuestion => ({
  type: 'single-choice',
  text,
  right: [right],
  wrong,
  explanation,
});
export const many = (
  text: string,
  right: readonly string[],
  wrong: readonly string[],
  explanation: string,
): DemoQuestion => ({ type: 'multiple-choice', text, right, wrong, explanation });
export const right = (text: string, explanation: string): DemoQuestion => ({
  type: 'true-false',
  text,
  right: ['Benar'],
  wrong: ['Salah'],
  explanation,
});
export const wrong = (text: string, explanation: string): DemoQuestion => ({
  type: 'true-false',
  text,
  right: ['Salah'],
  wrong: ['Benar'],
  explanation,
});

export const essay = (text: string, modelAnswer: string): DemoQuestion => ({
  type: 'essay',
  text,
  right: [],
  wrong: [],
  explanation: '',
  modelAnswer,
});

export const ask = (on: string, text: string, ...replies: DemoThread['replies'][number][]): DemoThread => ({
  lesson: on,
  text,
  replies,
});
export const askBefore = (text: string, ...replies: DemoTalk['replies'][number][]): DemoTalk => ({ text, replies });
export const teacher = (text: string) => ({ by: 'teacher', text }) as const;
export const peer = (text: string) => ({ by: 'peer', text }) as const;

export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Blocks are paragraphs, unless they begin with another kind of block. */
export const htmlOf = (blocks: readonly string[]) =>
  blocks.map((block) => (/^<(ul|ol|h3|pre|blockquote)>/.test(block) ? block : `<p>${block}</p>`)).join('');

const outcomes = '<h3>Yang akan kamu pelajari</h3>';
/** Description of an offer: its list of outcomes has the same heading in all kinds of classes. */
export const aboutOf = (blocks: readonly string[]) =>
  htmlOf(
    blocks.flatMap((block, index) => {
      if (block.startsWith('<ul>')) return [outcomes, block];
      return block.startsWith('<h3>') && blocks[index + 1]?.startsWith('<ul>') ? [] : [block];
    }),
  );

/** A code that is the same in every installation of the demo. */
export const codeOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 8).toUpperCase();
