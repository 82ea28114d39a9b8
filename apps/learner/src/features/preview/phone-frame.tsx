import { useEffect, useRef } from 'react';
import { ClassFrame } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Monitor } from '@sinau/ui/icons';
import { ClassSlug } from './class-slug.tsx';
import './preview-bar.css';

interface PhoneFrameProps {
  title: string;
  slug: string;
  back: { href: string; label: string };
  /** Address of the preview in the frame. */
  inner: string;
  /** Called with the current address of the frame. */
  onDesktop: (inner: Pick<Location, 'pathname' | 'search'>) => void;
}

/** Preview as it looks on a phone: the same page in a frame of that size, so that its styles apply as on a phone. */
export function PhoneFrame({ title, slug, back, inner, onDesktop }: PhoneFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const leave = () => {
    onDesktop(frame.current?.contentWindow?.location ?? window.location);
  };
  return (
    <ClassFrame
      title={title}
      status={<ClassSlug slug={slug} />}
      back={back}
      actions={
        <Button variant="outline" onClick={leave}>
          <Monitor />
          Desktop
        </Button>
      }
    >
      <div className="phone-frame">
        <iframe ref={frame} src={inner} title="Tampilan ponsel" width={390} height={780} />
      </div>
    </ClassFrame>
  );
}

/** Opens links that leave the preview outside the frame. */
export function useLinksToTop(isInner: boolean) {
  useEffect(() => {
    if (!isInner) return undefined;
    const base = document.createElement('base');
    base.target = '_top';
    document.head.append(base);
    return () => base.remove();
  }, [isInner]);
}
