import './reading-progress.css';

/** How far the reader has scrolled. */
export const ReadingProgress = () => <div className="reading-progress" aria-hidden="true" />;
