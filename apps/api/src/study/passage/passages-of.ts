import type { Prisma } from '../../platform/db.ts';
import type { LessonType, PassageKind } from '../../generated/prisma/enums.ts';
import { lessonKindOf } from '../lesson-kinds/index.ts';
import { cuesOf, plainText, type Cue } from './cues.ts';

/** A passage as it is stored. `second` is set for what is spoken. */
export interface NewPassage {
  readonly kind: PassageKind;
  readonly second: number | null;
  readonly language: string | null;
  readonly text: string;
}

/** A caption file that was read. */
export interface Captions {
  readonly vtt: string;
  readonly language: string | null;
}

interface IndexedLesson {
  readonly type: LessonType;
  readonly title: string;
  readonly content: Prisma.JsonValue;
}

/** Length from which a passage ends with the next sentence, or with the next caption of speech without full stops. */
const fullLength = 160;
const longestPassage = 500;
const mostPassages = 5_000;
/** Pause between two captions that ends a sentence, in seconds. */
const pauseSeconds = 3;

/** Returns the passages of a lesson: its title, then what is said in it, then what is written in it. */
export function passagesOf({ type, title, content }: IndexedLesson, captions: readonly Captions[]): NewPassage[] {
  const plain = { second: null, language: null };
  return [
    { kind: 'title' as const, ...plain, text: title },
    ...captions.flatMap(({ vtt, language }) =>
      sentencesOf(cuesOf(vtt)).map(({ start, text }) => ({
        kind: 'speech' as const,
        second: Math.floor(start),
        language,
        text,
      })),
    ),
    ...paragraphsOf(lessonKindOf(type).searchedHtml(content)).map((text) => ({
      kind: 'text' as const,
      ...plain,
      text,
    })),
  ]
    .map((passage) => ({ ...passage, text: passage.text.slice(0, longestPassage) }))
    .slice(0, mostPassages);
}

const endsSentence = (text: string) => /[.!?…]["'”’)]*$/.test(text);

/** Puts the sentences together that captions break into lines. Captions that follow each other twice count once. */
export function sentencesOf(cues: readonly Cue[]): Cue[] {
  const sentences: Cue[] = [];
  let last: Cue | undefined;
  for (const cue of cues.toSorted((a, b) => a.start - b.start)) {
    if (cue.text === last?.text) continue;
    const open = sentences.at(-1);
    const goesOn =
      open && !endsSentence(open.text) && open.text.length < fullLength && cue.start - open.end < pauseSeconds;
    if (goesOn) sentences[sentences.length - 1] = { ...open, end: cue.end, text: `${open.text} ${cue.text}` };
    else sentences.push(cue);
    last = cue;
  }
  return sentences;
}

const segmenter = new Intl.Segmenter('id', { granularity: 'sentence' });

/** Splits what is written at its blocks, and long blocks between sentences. */
function paragraphsOf(html: string): string[] {
  const blocks = html.split(/<\/(?:p|h\d|li|blockquote|pre|td|th|figcaption)>/i).map(plainText);
  return blocks.flatMap((block) => {
    const passages: string[] = [];
    for (const { segment } of segmenter.segment(block)) {
      const open = passages.at(-1);
      if (open !== undefined && open.length < fullLength) passages[passages.length - 1] = open + segment;
      else passages.push(segment);
    }
    return passages.map((text) => text.trim()).filter((text) => text !== '');
  });
}
