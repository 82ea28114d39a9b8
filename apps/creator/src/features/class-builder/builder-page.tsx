import type { ReactNode } from 'react';
import { SidePanel } from '@sinau/ui';
import { SaveProblem } from '../../documents/saving/save-problem.tsx';
import { UnsavedDrafts } from '../../documents/local-drafts/unsaved-drafts.tsx';
import { useBuilder } from './builder-context.ts';
import { conflictLabels } from './conflict-labels.ts';
import { AlsoHere } from './presence/also-here.tsx';
import { ReviewComments } from './review/review-comments.tsx';
import { Checklist } from './submission/checklist.tsx';
import { ReviewNotice } from './submission/review-notice.tsx';
import './builder-page.css';

interface BuilderPageProps {
  /** Settings ('Pengaturan Konten') above the checklist; class-level pages have none. */
  settings?: ReactNode;
  /** Problem of the page that has to be solved before what was typed can be saved. */
  problem?: ReactNode;
  children: ReactNode;
}

/** A page of the builder: its content in the middle, settings and checklist on the right. */
export function BuilderPage({ settings, problem, children }: BuilderPageProps) {
  const { built, isEditable, isPanelOpen, closePanel } = useBuilder();
  return (
    <div className="builder-page">
      <div className="builder-page-middle">
        <ReviewNotice built={built} />
        <ReviewComments built={built} />
        <UnsavedDrafts groupId={built.id} isEditable={isEditable} />
        <AlsoHere built={built} />
        {problem || <SaveProblem words={conflictLabels} />}
        {children}
      </div>
      <SidePanel
        className="builder-page-panel"
        from="wide"
        side="right"
        width="nav"
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
