import { ArrowLeft, ArrowRight } from '../icons.ts';
import { Link } from '../link.tsx';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="pages" aria-label="Halaman">
      {page > 1 && (
        <Link href={hrefFor(page - 1)} rel="prev" aria-label="Halaman sebelumnya">
          <ArrowLeft />
        </Link>
      )}
      {pageWindow(page, pageCount).map((entry) =>
        typeof entry === 'number' ? (
          <Link
            key={entry}
            href={hrefFor(entry)}
            aria-label={`Halaman ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </Link>
        ) : (
          <span key={entry}>…</span>
        ),
      )}
      {page < pageCount && (
        <Link href={hrefFor(page + 1)} rel="next" aria-label="Halaman berikutnya">
          <ArrowRight />
        </Link>
      )}
    </nav>
  );
}

type PageEntry = number | 'gap-before' | 'gap-after';

/** Returns the first, last and current page and its neighbors; a gap replaces two pages or more. */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
  const from = page <= 4 ? 1 : page - 1;
  const to = page >= pageCount - 3 ? pageCount : page + 1;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    ...(from > 1 ? [1, 'gap-before' as const] : []),
    ...middle,
    ...(to < pageCount ? ['gap-after' as const, pageCount] : []),
  ];
}
