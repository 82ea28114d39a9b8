import { useEffect, useEffectEvent, useState } from 'react';
import { createFileReader, type SignedFile } from './file-reader.ts';
import type { PdfDocument } from './pdf-document.ts';

type PdfState =
  | { readonly status: 'loading' | 'failed'; readonly document: null }
  | { readonly status: 'open'; readonly document: PdfDocument };

const loading: PdfState = { status: 'loading', document: null };

/** Opens a PDF while it is shown and loads PDF.js with it. A new address of the same file does not reload it. */
export function usePdf(file: SignedFile, renew: () => Promise<SignedFile | null>) {
  const [state, setState] = useState<PdfState>(loading);
  const [isStalled, setStalled] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const currentFile = useEffectEvent(() => file);
  const renewAddress = useEffectEvent(() => renew());

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const fail = () => !signal.aborted && setState({ status: 'failed', document: null });
    const open = async () => {
      const { openPdf } = await import('./pdf-document.ts');
      signal.throwIfAborted();
      const source = currentFile();
      const read = createFileReader(source, {
        renew: () => renewAddress(),
        signal,
        onStall: (isNow) => !signal.aborted && setStalled(isNow),
      });
      const { done, cancel } = openPdf(source.size, read, fail);
      signal.addEventListener('abort', cancel);
      const document = await done;
      if (!signal.aborted) setState({ status: 'open', document });
    };
    open().catch(fail);
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setState(loading);
    setAttempt((count) => count + 1);
  };
  return { ...state, isStalled, retry };
}
