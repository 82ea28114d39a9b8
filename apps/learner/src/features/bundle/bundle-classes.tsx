import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { decimal, priceTag, rating as ratingText } from '@sinau/format';
import { Badge, Card, Price, Rating } from '@sinau/ui';
import { Check, Clock, FileText } from '@sinau/ui/icons';
import { ClassLine } from '../../shared/class-line.tsx';
import { classTypeLabel } from '../../shared/class-types.ts';
import { studyTime } from '../../shared/study-time.ts';
import './bundle-classes.css';

interface BundleClassesProps {
  classes: Bundle['classes'];
  isOwned: (classId: string) => boolean;
}

/** Classes of the bundle, each with its own price. */
export function BundleClasses({ classes, isOwned }: BundleClassesProps) {
  return (
    <section aria-labelledby="isi">
      <h2 id="isi">Isi paket ini</h2>
      <Card as="div" className="bundle-classes">
        <ul>
          {classes.map((one) => (
            <li key={one.id}>
              <ClassLine
                line={one}
                kind={classTypeLabel(one.format)}
                price={<Price {...priceTag(null, one.salePrice)} />}
              >
                <p className="meta num">
                  {isOwned(one.id) && (
                    <Badge tone="success">
                      <Check />
                      Sudah kamu miliki
                    </Badge>
                  )}
                  {one.rating && <Rating value={ratingText(one.rating.average)} count={decimal(one.rating.count)} />}
                  <span>
                    <FileText />
                    {decimal(one.totalLesson)} materi
                  </span>
                  {studyTime(one.durationSeconds) && (
                    <span>
                      <Clock />
                      {studyTime(one.durationSeconds)}
                    </span>
                  )}
                </p>
              </ClassLine>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
