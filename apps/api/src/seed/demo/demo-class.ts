import { createHash } from 'node:crypto';
import type { CoverName } from '@sinau/contracts/program/program.covers';
import type { ProgramFormat } from '@sinau/contracts/program/program.schemas';

export interface DemoClass {
  readonly title: string;
  readonly format: ProgramFormat;
  /** Slug of the topic. */
  readonly topic: string;
  /** Slug of the mitra. */
  readonly mitra: string;
  readonly cover: CoverName;
  readonly price: number;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly about: readonly string[];
  readonly completionMessage?: string;
  readonly sections: readonly DemoSection[];
  /** How far it has come; published ones say how long ago, and how many take part. */
  readonly state: { readonly kind: 'draft' } | { readonly kind: 'waiting' } | { readonly kind: 'published'; readonly daysAgo: number; readonly participants: number };
}
interface DemoSection {
  readonly title: string;
  readonly lessons: readonly DemoLesson[];
}
export interface DemoLesson {
  readonly title: string;
  readonly blocks: readonly string[];
}

export const section = (title: string, ...lessons: DemoLesson[]): DemoSection => ({ title, lessons });
export const lesson = (title: string, ...blocks: string[]): DemoLesson => ({ title, blocks });
export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Blocks are paragraphs, unless they are HTML already. */
export const htmlOf = (blocks: readonly string[]) => blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('');

/** A code that is the same in every installation of the demo. */
export const codeOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 8).toUpperCase();
