import type { ReactNode } from 'react';
import type { ProgramCard } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, price } from '@sinau/format';
import { MediaCard, Price } from '@sinau/ui';
import { FileText, Users } from '@sinau/ui/icons';
import { classTypeLabel } from '../../shared/class-types.ts';

interface ClassCardProps {
  program: ProgramCard;
  /** What it is to this person, on the picture. */
  corner?: ReactNode;
  /** Beside the price. */
  action?: ReactNode;
  /** Instead of price and action. */
  footer?: ReactNode;
  headingLevel?: 2 | 3;
  priority?: boolean;
}

/** A class on offer. */
export function ClassCard({ program, corner, action, footer, headingLevel, priority }: ClassCardProps) {
  const { title, slug, thumbnail, format, mitra, totalLesson, participantCount, salePrice } = program;
  return (
    <MediaCard
      href={screens.classPage(slug)}
      title={title}
      image={thumbnail}
      chip={classTypeLabel(format)}
      corner={corner}
      headingLevel={headingLevel}
      priority={priority}
      footer={
        footer ?? (
          <>
            <Price sale={price(salePrice)} />
            {action}
          </>
        )
      }
    >
      <p className="muted xs">{mitra.name}</p>
      <p className="meta num">
        <span>
          <FileText />
          {decimal(totalLesson)} materi
        </span>
        {participantCount > 0 && (
          <span>
            <Users />
            {decimal(participantCount)} peserta
          </span>
        )}
      </p>
    </MediaCard>
  );
}
