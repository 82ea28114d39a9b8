import './reading-progress.css';

/** A bar that shows how far the page is scrolled. */
export const ReadingProgress = () => <div className="reading-progress" aria-hidden="true" />;
