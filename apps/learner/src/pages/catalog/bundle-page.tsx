import type { ReactNode } from 'react';
import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { decimal } from '@sinau/format';
import { Notice } from '@sinau/ui';
import { Award, Clock, FileText, Infinity as Forever, Layers } from '@sinau/ui/icons';
import { BundleClasses, BundleReasons } from '../../features/bundle/bundle-classes.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import type { BuyBoxProps } from '../../features/program/buy-box.tsx';
import { useBundle } from '../../features/bundle/bundle.data.ts';
import { ClassReviews } from '../../features/review/class-reviews.tsx';
import { studyTime } from '../../shared/study-time.ts';
import { BundleActions } from './bundle-actions.tsx';
import { OfferFrame, OfferStates } from './offer-frame.tsx';

export const BundlePage = ({ slug }: { slug: string }) => (
  <OfferStates query={useBundle(slug)} noun="bundling">
    {(offer) => <BundleContent key={offer.id} offer={offer} />}
  </OfferStates>
);

interface BundleContentProps {
  offer: Bundle;
  /** Content instead of the buy buttons, in a preview. */
  actions?: ReactNode;
}

export function BundleContent({ offer: bundle, actions }: BundleContentProps) {
  const { slug, classes, totalClass, archiveAt, sale } = bundle;
  const enrolments = useEnrolments(classes.map(({ id }) => id));
  const ownedCount = classes.filter(({ id }) => enrolments?.has(id)).length;
  return (
    <OfferFrame
      offer={bundle}
      isOwned={ownedCount === totalClass}
      price={bundle.salePrice}
      facts={
        <span>
          <Layers />
          {decimal(totalClass)} kelas
        </span>
      }
      box={{
        offer: actions ?? <BundleActions bundle={bundle} place="box" />,
        title: 'Termasuk di paket ini',
        items: whatIsIncluded(bundle),
      }}
      bar={{ label: 'Beli paket', actions: actions ?? <BundleActions bundle={bundle} place="bar" /> }}
      hasRelated={archiveAt !== null}
      isPreview={actions !== undefined}
    >
      {sale.state === 'open' && ownedCount > 0 && ownedCount < totalClass && (
        <Notice>
          <b>Kamu sudah punya {decimal(ownedCount)} kelas</b> di paket ini, jadi harganya tidak kami hitung.
        </Notice>
      )}
      {classes.length < totalClass && (
        <Notice tone="neutral">
          {decimal(totalClass - classes.length)} dari {decimal(totalClass)} kelas di paket ini sedang tidak dijual, jadi
          tidak tampil di sini. Yang sudah membelinya tetap bisa belajar.
        </Notice>
      )}
      <BundleReasons classes={classes} />
      <BundleClasses classes={classes} isOwned={(id) => enrolments?.has(id) ?? false} />
      {!actions && <ClassReviews type="bundle" slug={slug} />}
    </OfferFrame>
  );
}

function whatIsIncluded({ totalClass, totalLesson, durationSeconds }: Bundle): BuyBoxProps['items'] {
  const time = studyTime(durationSeconds);
  return [
    { icon: <Layers />, text: `${decimal(totalClass)} kelas` },
    { icon: <FileText />, text: `${decimal(totalLesson)} materi` },
    time !== null && { icon: <Clock />, text: `${time} belajar` },
    { icon: <Forever />, text: 'Akses selamanya' },
    { icon: <Award />, text: 'Sertifikat untuk setiap kelas' },
  ];
}
