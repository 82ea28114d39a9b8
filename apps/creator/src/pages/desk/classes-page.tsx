import { PageTitle, useSearch } from '@sinau/shell';
import { ClassQueue } from '../../features/desk/class-queue.tsx';
import { classSearch } from '../../features/desk/desk-search.ts';

/** The operators' queue of classes. */
export function ClassesPage() {
  const search = useSearch(classSearch.read);
  return (
    <>
      <PageTitle>Tinjauan kelas</PageTitle>
      <div className="head">
        <div>
          <h1>Tinjauan kelas</h1>
          <p>Yang paling lama menunggu di atas. Tenggatnya 2 hari kerja.</p>
        </div>
      </div>
      <ClassQueue search={search} />
    </>
  );
}
