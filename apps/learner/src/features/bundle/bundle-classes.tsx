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

/** Reasons of the mitra for putting these classes together, in the order in which they are studied. */
export function BundleReasons({ classes }: Pick<BundleClassesProps, 'classes'>) {
  const explained = classes.filter(({ reason }) => reason !== '');
  if (explained.length === 0) return null;
  return (
    <section aria-labelledby="kenapa">
      <h2 id="kenapa">Kenapa kelas-kelas ini</h2>
      <ol className="bundle-reasons">
        {explained.map(({ id, title, reason }) => (
          <li key={id}>
            <b>{title}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Classes of the bundle, each with its own price. */
export function BundleClasses({ classes, isOwned }: BundleClassesProps) {
  return (
    <section aria-labelledby="isi">
      <h2 id="isi">Isi paket ini</h2>
      {classes.length > 1 && (
        <p className="muted">
          Urutan ini disarankan mitranya sebagai jalur belajar. Semua kelas terbuka sejak awal, jadi kamu boleh mulai
          dari yang paling kamu butuhkan.
        </p>
      )}
      <Card as="div" className="bundle-classes">
        <ol>
          {classes.map((one, index) => (
            <li key={one.id}>
              <p className="bundle-step xs">{stepOf(index, classes.length)}</p>
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
        </ol>
      </Card>
    </section>
  );
}

/** Names the place of a class in the order. */
function stepOf(index: number, count: number) {
  if (index === 0 && count > 1) return `${index + 1} · Mulai dari sini`;
  return index === count - 1 && count > 1 ? `${index + 1} · Penutupnya` : `${index + 1} · Lalu`;
}
