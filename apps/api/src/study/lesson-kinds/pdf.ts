import type { LessonKind } from './lesson-kind.ts';
import { attachFile } from './preparation.ts';
import { relinkFile } from './relink-file.ts';

/** Seconds that a reader needs for a page. */
const secondsPerPage = 90;

export const pdf: LessonKind<'pdf'> = {
  async prepare(tx, writer, { setting, content }) {
    const media = await attachFile(tx, writer, 'pdf', 'mediaId', content.mediaId);
    return {
      setting,
      content,
      isComplete: media !== null,
      durationSeconds: (media?.pageCount ?? 0) * secondsPerPage,
    };
  },
  relink: (content, links) => relinkFile(content, 'pdf', links),
  present({ content, files }) {
    const media = files.find(content.mediaId);
    return {
      file: media?.pageCount ? { ...files.signed(media), name: media.name, pageCount: media.pageCount } : null,
    };
  },
  searchedHtml: () => '',
};
