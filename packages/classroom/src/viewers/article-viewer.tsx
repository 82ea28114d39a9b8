import { RichText } from '@sinau/ui';
import './article-viewer.css';

interface ArticleViewerProps {
  /** As the server cleaned it. */
  html: string;
  /** Whether the reader sees how far along the article is. */
  showProgress: boolean;
}

export function ArticleViewer({ html, showProgress }: ArticleViewerProps) {
  return (
    <>
      {showProgress && <div className="article-progress" aria-hidden="true" />}
      <RichText className="article" html={html} />
    </>
  );
}
