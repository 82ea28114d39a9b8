import { useRef, type ReactNode } from 'react';
import { Button } from '@sinau/ui';
import { Maximize, Minimize } from '@sinau/ui/icons';
import { useEnlarged } from './use-enlarged.ts';
import { useFrameFocus } from './use-frame-focus.ts';
import './frame-stage.css';

interface FrameStageProps {
  title: string;
  /** Buttons beside the full-screen button. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Stage of a material in a frame, with a way to skip it: not every material lets the keyboard out again, and some take
 * the focus from the page.
 */
export function FrameStage({ title, actions, children }: FrameStageProps) {
  const stage = useRef<HTMLElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { isEnlarged, isOverPage, toggle } = useEnlarged(stage);
  const { isShut, isClosed, enter } = useFrameFocus(body);
  return (
    <section className="frame-stage" aria-label={title} ref={stage} data-over-page={isOverPage || undefined}>
      <div className="frame-bar">
        <Button className="frame-skip" variant="outline" size="sm" onClick={() => end.current?.focus()}>
          Lewati materi ini
        </Button>
        <b className="frame-title grow">{title}</b>
        {actions}
        <Button variant="text" size="sm" onClick={toggle}>
          {isEnlarged ? <Minimize /> : <Maximize />}
          {isEnlarged ? 'Perkecil' : 'Layar penuh'}
        </Button>
      </div>
      <div className="frame-body" ref={body}>
        {!isClosed && children}
        {isShut && (
          <button type="button" className="frame-entrance" onClick={enter}>
            <span>
              {isClosed
                ? 'Materi ini kami tutup karena terus mengambil ketikanmu. Klik untuk membukanya lagi.'
                : 'Klik untuk memakai materi ini'}
            </span>
          </button>
        )}
      </div>
      <p className="sr" tabIndex={-1} ref={end}>
        Akhir materi interaktif
      </p>
    </section>
  );
}
