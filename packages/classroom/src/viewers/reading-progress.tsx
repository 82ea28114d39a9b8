import './reading-progress.css';

/** How far along the page its reader is. */
export const ReadingProgress = () => <div className="reading-progress" aria-hidden="true" />;
