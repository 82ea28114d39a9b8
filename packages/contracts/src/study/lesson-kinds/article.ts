import { z } from 'zod';
import { html } from '../../fields.ts';
import { completionOf, defineLessonKind, isFreePreview, progressBar } from './lesson-kind.ts';

/** The text of an article. */
export const articleContent = z.object({ html: html(200_000) });

export const article = defineLessonKind('article', {
  content: articleContent,
  blank: articleContent.extend({ html: articleContent.shape.html.default('') }),
  setting: z.object({ progressBar, isFreePreview, completionType: completionOf('article') }),
  view: articleContent,
});
