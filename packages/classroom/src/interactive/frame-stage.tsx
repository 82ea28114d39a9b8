import { useRef, type ReactNode } from 'react';
import { Button } from '@sinau/ui';
import { Maximize, Minimize } from '@sinau/ui/icons';
import { useEnlarged } from './use-enlarged.ts';
import './frame-stage.css';

interface FrameStageProps {
  title: string;
  /** Beside the button for full screen. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The place of a material in a frame, with a way past it: not every material lets the keyboard out again. */
export function FrameStage({ title, actions, children }: FrameStageProps) {
  const stage = useRef<HTMLElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const { isEnlarged, isOverPage, toggle } = useEnlarged(stage);
  return (
    <section className="frame-stage" aria-label={title} ref={stage} data-over-page={isOverPage || undefined}>
      <div className="frame-bar">
        <Button className="frame-skip" variant="outline" size="sm" onClick={() => end.current?.focus()}>
          Lewati materi ini
        </Button>
        <b className="frame-title grow">{isEnlarged ? title : 'Materi interaktif'}</b>
        {actions}
        <Button variant="text" size="sm" onClick={toggle}>
          {isEnlarged ? <Minimize /> : <Maximize />}
          {isEnlarged ? 'Perkecil' : 'Layar penuh'}
        </Button>
      </div>
      <div className="frame-body">{children}</div>
      <p className="sr" tabIndex={-1} ref={end}>
        Akhir materi interaktif
      </p>
    </section>
  );
}
