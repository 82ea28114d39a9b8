import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '@sinau/ui';
import { ReadingProgress } from '../../reading-progress/reading-progress.tsx';
import type { PdfDocument } from './pdf-document.ts';
import { PdfSheet } from './pdf-sheet.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { useBoxWidth } from './use-box-width.ts';
import { useZoom } from './use-zoom.ts';
import { fitZoom, zoomIn, zoomOut } from './zoom.ts';
import './pdf-reader.css';

const a4 = { width: 595, height: 842 };

export interface PdfReaderProps {
  /** Null while loading. */
  document: PdfDocument | null;
  file: { name: string; pageCount: number };
  /** Loading has stalled. */
  isStalled: boolean;
  /** True if the reading progress is shown. */
  showProgress: boolean;
  /** Set if the file may be downloaded. */
  onDownload?: (() => void) | undefined;
}

/** All pages of a PDF below each other. Pages are rendered shortly before they come into view. */
export function PdfReader({
  document,
  file: { name, pageCount },
  isStalled,
  showProgress,
  onDownload,
}: PdfReaderProps) {
  const [page, setPage] = useState(1);
  const turnedAt = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const room = useBoxWidth(box);
  const [zoom, setZoom] = useZoom(box);
  const shape = usePageShape(document);

  const goTo = (number: number) => {
    if (number < 1 || number > pageCount) return;
    box.current?.children[number - 1]?.scrollIntoView({ block: 'start', behavior: 'instant' });
    turnedAt.current = performance.now();
    setPage(number);
  };
  // Visibility events from before the page was turned are outdated.
  const onReading = useCallback((number: number, seenAt: number) => {
    if (seenAt >= turnedAt.current) setPage(number);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const turn = pageSteps[event.key];
    const scale = zoomKeys[event.key];
    // A zoomed page scrolls sideways with the arrow keys.
    const isTaken = scale ?? (turn && zoom <= fitZoom);
    if (!isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (scale) setZoom(scale(zoom) ?? zoom);
    else if (turn) goTo(page + turn);
  };

  return (
    <div className="pdf">
      {showProgress && <ReadingProgress />}
      <PdfToolbar
        page={page}
        pageCount={pageCount}
        onPage={goTo}
        zoom={zoom}
        onZoom={setZoom}
        isStalled={isStalled}
        onDownload={onDownload}
      />
      {!document && (
        <div role="status">
          <VisuallyHidden>Memuat PDF …</VisuallyHidden>
        </div>
      )}
      <div
        ref={box}
        className="pdf-sheets"
        role="region"
        aria-label={`Isi ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than its room is moved by keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {Array.from({ length: pageCount }, (_, index) => (
          <PdfSheet
            key={index}
            document={document}
            number={index + 1}
            pageCount={pageCount}
            shape={shape}
            width={Math.round(room * zoom)}
            onReading={onReading}
          />
        ))}
      </div>
    </div>
  );
}

const pageSteps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const zoomKeys: Partial<Record<string, (zoom: number) => number | undefined>> = {
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  0: () => fitZoom,
};

/** Most documents have one page size, so pages not loaded yet get the size of the first. */
function usePageShape(document: PdfDocument | null) {
  const [shape, setShape] = useState(a4);
  useEffect(() => {
    // The document reports the error.
    document?.page(1).then(
      ({ width, height }) => setShape({ width, height }),
      () => undefined,
    );
  }, [document]);
  return shape;
}
