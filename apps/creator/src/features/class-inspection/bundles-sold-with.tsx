import { operatorScreens } from '@sinau/contracts/operator-screens';
import { decimal } from '@sinau/format';
import { Link, Notice, Skeleton } from '@sinau/ui';
import { useBundlesSoldWith } from './inspection.data.ts';

/** Consequences for the bundles that contain a class whose sales an operator stops. */
export function BundlesSoldWith({ classId, isAsked }: { classId: string; isAsked: boolean }) {
  const { data, isLoading, isError } = useBundlesSoldWith(classId, isAsked);
  if (isLoading) return <Skeleton height={64} />;
  if (isError) return <Notice>Bundling yang memuat kelas ini ikut berhenti dijual.</Notice>;
  if (!data || data.total === 0) return null;
  return (
    <Notice>
      <b>{decimal(data.total)} bundling yang memuat kelas ini ikut berhenti dijual:</b>
      <ul>
        {data.list.map(({ id, title, mitra }) => (
          <li key={id}>
            <Link href={operatorScreens.operatorBundle(id)}>{title}</Link> · {mitra.name}
          </li>
        ))}
      </ul>
      Pembelinya tetap bisa belajar. Bundling dijual lagi begitu kelas ini dijual lagi, atau dikeluarkan mitranya.
    </Notice>
  );
}
