import type { ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Card, Link, Skeleton } from '@sinau/ui';
import { ArrowRight, ClipboardList, FilePen, Pencil, Plus } from '@sinau/ui/icons';
import { useHasScope } from '../../shared/scopes.ts';
import { useDrafts, useToGrade, useToRevise } from './dashboard.data.ts';
import './next-steps.css';

const most = 4;

/** Submissions to grade, and classes to continue: those that an operator returned, then drafts. */
export function NextSteps() {
  const revise = useToRevise();
  const drafts = useDrafts();
  const toGrade = useToGrade(useHasScope('grade')).data?.waiting ?? 0;
  return (
    <Card as="section" padded aria-labelledby="next-steps">
      <h2 className="next-steps-title" id="next-steps">
        Perlu perhatianmu
      </h2>
      <QueryStates query={revise} noun="daftar ini" skeleton={<Skeleton height={104} />}>
        {({ list }) => {
          const unfinished = (drafts.data?.list ?? []).slice(0, most - list.length);
          return (
            <ul className="next-steps">
              {toGrade > 0 && (
                <Step icon={<ClipboardList />} href={screens.grading()}>
                  {decimal(toGrade)} tugas menunggu dinilai
                </Step>
              )}
              {list.map(({ id, slug, title }) => (
                <Step key={id} icon={<FilePen />} href={screens.buildClass(slug)}>
                  Perbaiki “{title}”
                </Step>
              ))}
              {unfinished.map(({ id, slug, title }) => (
                <Step key={id} icon={<Pencil />} href={screens.buildClass(slug)}>
                  Lanjutkan “{title}”
                </Step>
              ))}
              {toGrade + list.length + unfinished.length === 0 && (
                <Step icon={<Plus />} href={screens.createClass()}>
                  Buat kelas baru
                </Step>
              )}
            </ul>
          );
        }}
      </QueryStates>
    </Card>
  );
}

function Step({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href}>
        {icon}
        <span className="grow">{children}</span>
        <ArrowRight />
      </Link>
    </li>
  );
}
