import './page-skeleton.css';

/** Keeps the room of a page whose code is loading, so that the footer does not jump. */
export function PageSkeleton() {
  return <div className="page-skeleton" aria-busy="true" />;
}
