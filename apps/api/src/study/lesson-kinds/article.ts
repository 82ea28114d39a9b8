import { isWritten } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { textOf } from '../../platform/html.ts';
import type { LessonKind } from './lesson-kind.ts';
import { prepareText } from './preparation.ts';
import { relinkText } from './relink-text.ts';

/** Seconds that a reader needs for a word. */
const secondsPerWord = 0.3;

export const article: LessonKind<'article'> = {
  async prepare(tx, writer, { setting, content }) {
    const html = await prepareText(tx, writer, 'html', content.html);
    const text = textOf(html);
    const words = text.split(/\s+/).filter(Boolean).length;
    return {
      setting,
      content: { html },
      isComplete: isWritten(html, text),
      durationSeconds: Math.ceil(words * secondsPerWord),
    };
  },
  relink: ({ html }, links) => ({ html: relinkText(html, 'article', links) }),
  present: ({ content, files }) => files.withPictures(content),
  searchedHtml: ({ html }) => html,
};
