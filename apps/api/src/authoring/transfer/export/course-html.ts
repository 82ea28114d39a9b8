import { embedOf, siteOf } from '@sinau/contracts/core/rich-text/reading';
import type { VideoEmbed } from '@sinau/contracts/core/rich-text/video-embed';
import type { CourseContext } from './course-context.ts';

/** Address of a video on the page of its own site. */
const watchAddress = ({ provider, id }: VideoEmbed) =>
  provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;

/**
 * Writes a text of a lesson for a page elsewhere: pictures by their paths below `root`, videos of other sites and paths
 * of this site as links.
 */
export const courseHtml = (html: string, { media, publicUrl }: CourseContext, root: string) =>
  html
    .replace(/<img data-media="([0-9a-f-]{36})"/g, (_, id: string) => `<img src="${root}${media.get(id)?.path ?? ''}"`)
    .replace(/<div data-embed="([\w:-]+)"><\/div>/g, (_, name: string) => {
      const embed = embedOf(name);
      return embed ? `<p><a href="${watchAddress(embed)}" target="_blank">Tonton di ${siteOf(embed)}</a></p>` : '';
    })
    .replace(/(<a\b[^>]*?\shref=")\/(?!\/)/g, `$1${publicUrl}/`);

/** Notes on what {@link courseHtml} changes in a text. */
export function htmlNotes(html: string): string[] {
  return [
    ...(html.includes('data-embed=') ? ['Video YouTube atau Vimeo di dalam teks menjadi tautan'] : []),
    ...(/<a\b[^>]*?\shref="\/(?!\/)/.test(html) ? ['Tautan ke halaman di situs ini menjadi alamat lengkap'] : []),
  ];
}

/** Styles of texts on pages elsewhere, which have none of ours. */
export const courseStyle =
  'body{max-width:45rem;margin:0 auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif;color:#0f1b36}img,video{max-width:100%;height:auto}table{border-collapse:collapse}td,th{border:1px solid #cbd4e1;padding:.4rem .6rem}blockquote,div[data-callout]{margin:1rem 0;padding:.5rem 1rem;border-left:4px solid #0e47c0;background:#eff3f9}pre{overflow:auto}';
