import './page-place.css';

/** Holds the place of a page whose code is on its way, so that the footer does not jump. */
export function PagePlace() {
  return <div className="page-place" aria-busy="true" />;
}
