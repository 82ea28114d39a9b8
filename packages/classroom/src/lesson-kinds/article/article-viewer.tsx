import { RichText } from '@sinau/ui';
import { ReadingProgress } from '../../reading-progress/reading-progress.tsx';
import './article-viewer.css';

interface ArticleViewerProps {
  /** HTML sanitised by the server. */
  html: string;
  /** Whether to show the reading progress. */
  showProgress: boolean;
}

export function ArticleViewer({ html, showProgress }: ArticleViewerProps) {
  return (
    <>
      {showProgress && <ReadingProgress />}
      <RichText className="article" html={html} />
    </>
  );
}
