import type { ReactNode } from 'react';
import type { MyClass } from '@sinau/contracts/study/learning/learning.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { Badge, MediaCard } from '@sinau/ui';
import { Check, FileText } from '@sinau/ui/icons';
import { classTypeLabel, tabOf } from '../../shared/class-types.ts';
import { ClassProgress } from './class-progress.tsx';

interface MyClassCardProps {
  enrolment: MyClass;
  priority?: boolean;
  /** Menu with further actions for the class. */
  menu?: ReactNode;
}

export function MyClassCard({ enrolment, priority, menu }: MyClassCardProps) {
  const { title, slug, type, thumbnail, mitra, totalLesson, participant } = enrolment;
  const done = (
    <Badge tone="success">
      <Check />
      Selesai
    </Badge>
  );
  return (
    <MediaCard
      href={screens.continueClass(slug, type)}
      title={title}
      image={thumbnail}
      chip={classTypeLabel(tabOf(enrolment))}
      corner={participant.progress === 100 && done}
      tool={menu}
      headingLevel={2}
      priority={priority}
      footer={<ClassProgress enrolment={enrolment} />}
    >
      <p className="muted xs">{mitra.name}</p>
      <p className="meta num">
        <span>
          <FileText />
          {decimal(totalLesson)} materi
        </span>
      </p>
    </MediaCard>
  );
}
