import { RichText } from '@sinau/ui';
import { ReadingProgress } from '../../reading-progress/reading-progress.tsx';
import './article-viewer.css';

interface ArticleViewerProps {
  /** HTML sanitised by the server. */
  html: string;
  /** True if the reading progress is shown. */
  showProgress: boolean;
}

const firstLevel = 3;
/** Moves the headings of an article below that of its lesson, whichever level its author began with. */
export function withLowerHeadings(html: string) {
  const levels = Array.from(html.matchAll(/<h([1-6])\b/g), ([, level]) => Number(level));
  const shift = Math.max(0, firstLevel - Math.min(...levels));
  return html.replace(/(<\/?h)([1-6])\b/g, (_, tag: string, level: string) => tag + Math.min(6, Number(level) + shift));
}

export function ArticleViewer({ html, showProgress }: ArticleViewerProps) {
  return (
    <>
      {showProgress && <ReadingProgress />}
      <RichText className="article" html={withLowerHeadings(html)} />
    </>
  );
}
