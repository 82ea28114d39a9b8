import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  TextLayer,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite makes the address
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { ReadBytes } from './file-reader.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

/** The largest canvas that phones support. */
const maxPixels = 16_777_216;

/** A task that can be cancelled. */
export interface Task<T> {
  readonly done: Promise<T>;
  readonly cancel: () => void;
}

export type PdfDocument = Awaited<ReturnType<typeof openPdf>['done']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['page']>>;

/** Opens a document and reads only the ranges that its pages need. `onFailure` is called for later errors. */
export function openPdf(size: number, read: ReadBytes, onFailure: (error: unknown) => void) {
  const range = new PDFDataRangeTransport(size, null);
  const failure = new Promise<never>((_resolve, reject) => {
    range.requestDataRange = (begin: number, end: number) => {
      read(begin, end).then(
        (bytes) => range.onDataRange(begin, bytes),
        (error: unknown) => {
          reject(error);
          onFailure(error);
        },
      );
    };
  });
  const loading = getDocument({ range, disableAutoFetch: true, disableStream: true });
  const opened = loading.promise.then((document) => ({
    page: async (number: number) => pageOf(await document.getPage(number)),
  }));
  // Destroying the worker while it opens a document would throw an error that nobody can catch.
  const close = () => void loading.destroy();
  return { done: Promise.race([opened, failure]), cancel: () => void loading.promise.then(close, close) };
}

function pageOf(page: PDFPageProxy) {
  const natural = page.getViewport({ scale: 1 });
  return {
    width: natural.width,
    height: natural.height,

    /** Draws the page at this width in CSS pixels. */
    draw(width: number): Task<HTMLCanvasElement> {
      const wanted = (width / natural.width) * window.devicePixelRatio;
      const scale = Math.min(wanted, Math.sqrt(maxPixels / (natural.width * natural.height)));
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      return { done: task.promise.then(() => canvas), cancel: () => task.cancel() };
    },

    /** Renders the page's text over the picture. It scales with the element by `--total-scale-factor`. */
    write(container: HTMLElement): Task<unknown> {
      const layer = new TextLayer({
        textContentSource: page.streamTextContent({ includeMarkedContent: true }),
        container,
        viewport: natural,
      });
      return { done: layer.render(), cancel: () => layer.cancel() };
    },
  };
}
