import { relatedCount } from '@sinau/contracts/storefront/catalog/catalog.search';
import { Button, Loading, Notice, Skeleton } from '@sinau/ui';
import { useTopicClasses } from '../../features/catalog/catalog.data.ts';
import { useClassCertificate } from '../../features/certificate/certificate.data.ts';
import { DrawnCertificate } from '../../features/certificate/drawn-certificate.tsx';
import { ShareCertificate } from '../../features/certificate/share-certificate.tsx';
import { FinishedCloth } from '../../features/cloth/finished-cloth.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { QuickReview } from '../../features/review/quick-review.tsx';
import { ClassLine } from '../../shared/class-line.tsx';
import { classTypeLabel } from '../../shared/class-types.ts';
import type { OwnClass } from '../../shared/own-class.ts';
import './class-finish.css';

/** Finish below the congratulation: the certificate to share, stars, and a class to continue with. */
export function ClassFinish({ program }: { program: OwnClass }) {
  const { data: certificate, refetch, isFetching } = useClassCertificate(program.id, true);
  return (
    <div className="class-finish">
      {certificate === undefined && (
        <Loading label="Memuat sertifikat">
          <Skeleton className="class-finish-place" />
        </Loading>
      )}
      {certificate === null && (
        <Notice
          action={
            <Button variant="text" size="sm" loading={isFetching} onClick={() => void refetch()}>
              Periksa lagi
            </Button>
          }
        >
          Sertifikatmu sedang disiapkan.
        </Notice>
      )}
      {certificate?.status === 'valid' && (
        <>
          <DrawnCertificate certificate={certificate} />
          <ShareCertificate certificate={certificate} />
          <p className="muted sm class-finish-frame">
            Bingkainya ditenun dari kain setiap materi yang kamu selesaikan di kelas ini.
          </p>
          <FinishedCloth />
        </>
      )}
      <div className="class-finish-next">
        <QuickReview type={program.type} slug={program.slug} />
        <NextClass program={program} />
      </div>
    </div>
  );
}

/** Most popular class of the same topic that the participant does not have. */
function NextClass({ program: { id, category } }: { program: OwnClass }) {
  const { data } = useTopicClasses(category?.slug);
  const others = (data?.list ?? [])
    .filter((offer) => offer.id !== id && offer.type === 'program')
    .slice(0, relatedCount);
  const owned = useEnrolments(others.map((offer) => offer.id));
  const next = owned && others.find((offer) => !owned.has(offer.id));
  if (!next) return null;
  return (
    <section aria-label="Kelas berikutnya">
      <p className="muted sm">Lanjut ke kelas ini?</p>
      <ClassLine line={next} kind={classTypeLabel(next.format ?? 'self-paced')} />
    </section>
  );
}
