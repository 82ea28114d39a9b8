import type { ComponentProps, ReactNode } from 'react';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { PageTitle } from '@sinau/shell';
import { Breadcrumbs, Button } from '@sinau/ui';
import { Eye } from '@sinau/ui/icons';
import { PageHead } from '../../shared/page-head.tsx';
import { StatusBadge } from '../../shared/program-status.tsx';
import { ClassNotices } from './class-notices.tsx';
import { DecisionBar } from './decision-bar.tsx';
import './inspection-frame.css';

type Decided = Omit<ComponentProps<typeof DecisionBar>, 'inspected' | 'children'>;
interface InspectionFrameProps extends Decided {
  inspected: ComponentProps<typeof DecisionBar>['inspected'] &
    ComponentProps<typeof ClassNotices>['inspected'] &
    Pick<ReviewedClassDetail, 'title' | 'mitra'>;
  trail: ComponentProps<typeof Breadcrumbs>['items'];
  /** Title of the section that is open instead of the whole. */
  part?: string | undefined;
  previewHref: string;
  notices: ReactNode;
  main: ReactNode;
  side: ReactNode;
}

/** Layout of a class or a bundle as its makers have it, with the decisions that an operator may take. */
export function InspectionFrame({
  inspected,
  trail,
  part,
  previewHref,
  notices,
  main,
  side,
  ...decided
}: InspectionFrameProps) {
  return (
    <div className="class-inspection">
      <PageTitle>{part ?? inspected.title}</PageTitle>
      <PageHead
        title={part ?? inspected.title}
        trail={<Breadcrumbs items={trail} />}
        action={<StatusBadge status={inspected.statusApprove} />}
      >
        {part === undefined && inspected.mitra.name}
      </PageHead>
      <ClassNotices inspected={inspected} noun={decided.noun} />
      {notices}
      <DecisionBar inspected={inspected} {...decided}>
        <Button variant="outline" href={previewHref}>
          <Eye />
          Pratinjau
        </Button>
      </DecisionBar>
      <div className="class-inspection-columns">
        <div className="class-inspection-main">{main}</div>
        <div className="class-inspection-side">{side}</div>
      </div>
    </div>
  );
}
