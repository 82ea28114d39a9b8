import './page-skeleton.css';

/** Keeps the height of a page while its code loads, so that the footer does not jump. */
export function PageSkeleton() {
  return <div className="page-skeleton" aria-busy="true" />;
}
