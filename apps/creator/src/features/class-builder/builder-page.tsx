import type { ReactNode } from 'react';
import { SidePanel } from '@sinau/ui';
import { SaveProblem } from '../../shared/self-saving/save-problem.tsx';
import { useBuilder } from './builder-context.ts';
import { Checklist } from './submission/checklist.tsx';
import { ReviewNotice } from './submission/review-notice.tsx';
import './builder-page.css';

interface BuilderPageProps {
  /** 'Pengaturan Konten', above the checklist; class-level pages have none. */
  settings?: ReactNode;
  children: ReactNode;
}

/** A page of the builder: what is written in the middle, what is set and missing on the right. */
export function BuilderPage({ settings, children }: BuilderPageProps) {
  const { built, isPanelOpen, closePanel } = useBuilder();
  return (
    <div className="builder-page">
      <div className="builder-page-middle">
        <ReviewNotice built={built} />
        <SaveProblem />
        {children}
      </div>
      <SidePanel
        className="builder-page-panel"
        from="wide"
        side="right"
        title="Pengaturan"
        open={isPanelOpen}
        onClose={closePanel}
      >
        <div className="builder-page-settings">
          {settings}
          <Checklist built={built} />
        </div>
      </SidePanel>
    </div>
  );
}
