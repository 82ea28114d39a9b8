import { PageTitle } from '@sinau/shell';
import { ReviewQueue } from '../../features/desk/review-queue.tsx';

/** The operators' queue of classes. */
export const ClassesPage = () => <QueuePage kind="class" title="Tinjauan kelas" />;
/** The operators' queue of bundles. */
export const BundlesPage = () => <QueuePage kind="bundle" title="Tinjauan bundling" />;

const QueuePage = ({ kind, title }: { kind: 'class' | 'bundle'; title: string }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <div className="head">
      <div>
        <h1>{title}</h1>
        <p>Yang paling lama menunggu di atas. Target: selesai dalam 2 hari kerja.</p>
      </div>
    </div>
    <ReviewQueue kind={kind} />
  </>
);
