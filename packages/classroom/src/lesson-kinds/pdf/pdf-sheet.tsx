import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import type { PdfDocument, PdfPage } from './pdf-document.ts';
import { useInView } from './use-in-view.ts';

/** Margin around the screen in which sheets are rendered; beyond it they are dropped. */
const drawMargin = '1000px 0px';
/** The sheet at this height of the screen is the current one. */
const readingLine = '-25% 0px -75% 0px';
/** At the top of the lesson the first sheet is still below that line. */
const belowReadingLine = '-25% 0px 100% 0px';

interface PdfSheetProps {
  document: PdfDocument | null;
  number: number;
  pageCount: number;
  /** The assumed size until the page is loaded. */
  shape: { width: number; height: number };
  /** In CSS pixels; 0 until measured. */
  width: number;
  /** Called with the `performance.now()` of the observation, because observers report late. */
  onReading: (number: number, seenAt: number) => void;
}

/** One page of the document. It keeps its space while it is not rendered. */
export function PdfSheet({ document, number, pageCount, shape, width, onReading }: PdfSheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, drawMargin);
  const page = usePage(document, number, isNear);
  const { width: naturalWidth, height: naturalHeight } = page ?? shape;

  useReading(frame, number, onReading);

  return (
    <div
      ref={frame}
      className="pdf-sheet"
      role="group"
      aria-label={`Halaman ${number} dari ${pageCount}`}
      style={
        {
          width: width || undefined,
          aspectRatio: `${naturalWidth} / ${naturalHeight}`,
          '--total-scale-factor': width / naturalWidth,
        } as CSSProperties
      }
    >
      {page && isNear && width > 0 && (
        <>
          <PdfPicture page={page} width={width} />
          <PdfText page={page} />
        </>
      )}
    </div>
  );
}

function useReading(frame: RefObject<HTMLElement | null>, number: number, onReading: PdfSheetProps['onReading']) {
  useEffect(() => {
    const tell = (crossings: IntersectionObserverEntry[]) => {
      const { isIntersecting, time } = crossings.at(-1)!;
      if (isIntersecting) onReading(number, time);
    };
    const observer = new IntersectionObserver(tell, { rootMargin: number === 1 ? belowReadingLine : readingLine });
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [frame, number, onReading]);
}

/** Loads the page when it comes within drawMargin, and caches it. */
function usePage(document: PdfDocument | null, number: number, isNear: boolean) {
  const [page, setPage] = useState<PdfPage | null>(null);
  useEffect(() => {
    if (!document || !isNear) return;
    let isLeft = false;
    // The document reports the error for all pages.
    document.page(number).then(
      (found) => !isLeft && setPage(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [document, number, isNear]);
  return page;
}

/** Draws the page. The previous picture stays until the new one is ready. */
function PdfPicture({ page, width }: { page: PdfPage; width: number }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { done, cancel } = page.draw(width);
    // A cancelled drawing keeps the previous picture.
    done.then(
      (canvas) => host.current?.replaceChildren(canvas),
      () => undefined,
    );
    return cancel;
  }, [page, width]);
  return <div ref={host} className="pdf-picture" aria-hidden="true" />;
}

function PdfText({ page }: { page: PdfPage }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = host.current!;
    const { done, cancel } = page.write(container);
    // Without its text layer a page is still readable.
    done.catch(() => undefined);
    return () => {
      cancel();
      container.replaceChildren();
    };
  }, [page]);
  return <div ref={host} className="pdf-text" />;
}
