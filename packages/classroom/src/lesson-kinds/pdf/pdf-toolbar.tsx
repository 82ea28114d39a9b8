import { useState, type KeyboardEvent } from 'react';
import { Button, IconButton, VisuallyHidden } from '@sinau/ui';
import { ChevronLeft, ChevronRight, Download, Minus, Plus } from '@sinau/ui/icons';
import { fitZoom, pageNumber, zoomIn, zoomOut } from './zoom.ts';

interface PdfToolbarProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Loading has stalled. */
  isStalled: boolean;
  /** Set if the file may be downloaded. */
  onDownload?: (() => void) | undefined;
}

export function PdfToolbar({ page, pageCount, onPage, zoom, onZoom, isStalled, onDownload }: PdfToolbarProps) {
  const smaller = zoomOut(zoom);
  const larger = zoomIn(zoom);
  return (
    <div className="pdf-toolbar" role="group" aria-label="Alat baca PDF">
      <div className="row">
        <IconButton
          label="Halaman sebelumnya"
          className="pdf-turn"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <PageField page={page} pageCount={pageCount} onPage={onPage} />
        <IconButton
          label="Halaman berikutnya"
          className="pdf-turn"
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight />
        </IconButton>
      </div>
      <div className="row">
        <IconButton label="Perkecil" disabled={!smaller} onClick={() => smaller && onZoom(smaller)}>
          <Minus />
        </IconButton>
        <Button variant="text" size="sm" className="pdf-zoom num" onClick={() => onZoom(fitZoom)}>
          <VisuallyHidden>Pas lebar, sekarang </VisuallyHidden>
          {Math.round(zoom * 100)}%
        </Button>
        <IconButton label="Perbesar" disabled={!larger} onClick={() => larger && onZoom(larger)}>
          <Plus />
        </IconButton>
      </div>
      <p className="pdf-stall muted sm" role="status">
        {isStalled && 'Menunggu koneksi …'}
      </p>
      {onDownload && (
        <Button variant="outline" size="sm" onClick={onDownload}>
          <Download />
          Unduh
        </Button>
      )}
    </div>
  );
}

function PageField({ page, pageCount, onPage }: Pick<PdfToolbarProps, 'page' | 'pageCount' | 'onPage'>) {
  /** Null unless the user is typing. */
  const [typed, setTyped] = useState<string | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const wanted = pageNumber(typed ?? '', pageCount);
    if (wanted) onPage(wanted);
    setTyped(null);
  };
  return (
    <span className="pdf-page-field sm num">
      <input
        className="input"
        aria-label={`Halaman, dari ${pageCount}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? page}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">/ {pageCount}</span>
    </span>
  );
}
