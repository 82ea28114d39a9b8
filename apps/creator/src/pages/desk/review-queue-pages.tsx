import { PageTitle } from '@sinau/shell';
import { ReviewQueue } from '../../features/desk/review-queue.tsx';
import { PageHead } from '../../shared/page-head.tsx';

/** The operators' queue of classes. */
export const ClassesPage = () => <QueuePage kind="class" title="Tinjauan kelas" />;
/** The operators' queue of bundles. */
export const BundlesPage = () => <QueuePage kind="bundle" title="Tinjauan bundling" />;

const QueuePage = ({ kind, title }: { kind: 'class' | 'bundle'; title: string }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <PageHead title={title}>Yang paling lama menunggu di atas. Target: selesai dalam 2 hari kerja.</PageHead>
    <ReviewQueue kind={kind} />
  </>
);
