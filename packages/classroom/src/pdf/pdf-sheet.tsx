import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import type { PdfDocument, PdfPage } from './pdf-document.ts';
import { useInView } from './use-in-view.ts';

/** A sheet is drawn before it comes into view, and forgotten again behind it. */
const near = '1000px 0px';
/** The sheet that crosses this line of the screen is the one being read. */
const readingLine = '-25% 0px -75% 0px';
/** At the top of the lesson the first sheet still lies below that line. */
const belowReadingLine = '-25% 0px 100% 0px';

interface PdfSheetProps {
  document: PdfDocument | null;
  number: number;
  pageCount: number;
  /** What the sheet is taken for until it is known. */
  shape: { width: number; height: number };
  /** In CSS pixels; 0 while it is not measured. */
  width: number;
  /** With the moment it was seen, by `performance.now()`; that is told some time later. */
  onReading: (number: number, seenAt: number) => void;
}

/** A page in its place, whether it is drawn or not. */
export function PdfSheet({ document, number, pageCount, shape, width, onReading }: PdfSheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, near);
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

/** Asked for when it comes near, and kept. */
function usePage(document: PdfDocument | null, number: number, isNear: boolean) {
  const [page, setPage] = useState<PdfPage | null>(null);
  useEffect(() => {
    if (!document || !isNear) return;
    let isLeft = false;
    // What keeps a page away, the document reports for all of them.
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

/** The last picture stays until one of the new size is there. */
function PdfPicture({ page, width }: { page: PdfPage; width: number }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { done, cancel } = page.draw(width);
    // A drawing that was given up leaves the one before.
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
    // Without its words a page can still be looked at.
    done.catch(() => undefined);
    return () => {
      cancel();
      container.replaceChildren();
    };
  }, [page]);
  return <div ref={host} className="pdf-text" />;
}
