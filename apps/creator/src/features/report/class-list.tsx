import type { ClassReport } from '@sinau/contracts/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { Button, EmptyState, Select, illustrations } from '@sinau/ui';
import { ListTools } from '../../shared/table/list-tools.tsx';
import { ListView } from '../../shared/table/list-view.tsx';
import { ClassCard } from './class-card.tsx';
import { classHref, classSorts, type ClassSearch, type ClassSort } from './class-search.ts';
import { ClassTable } from './class-table.tsx';
import { fetchClassesCsv, useClassReports } from './report.data.ts';

/** The mitra's classes, with what became of each. */
export function ClassList({ search }: { search: ClassSearch }) {
  const classes = useClassReports(search);
  const go = useGo();
  const change = (next: Partial<ClassSearch>) => go(classHref(search, next));
  return (
    <>
      <ListTools
        label="Cari kelas"
        placeholder="Cari kelas"
        keyword={search.keyword}
        onSearch={(keyword) => change({ keyword })}
        fetchCsv={() => fetchClassesCsv(search)}
      >
        <Select
          aria-label="Urutkan"
          value={search.sort}
          onChange={({ target }) => change({ sort: target.value as ClassSort })}
        >
          {Object.entries(classSorts).map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </Select>
      </ListTools>
      <ListView<ClassReport>
        rows={classes}
        page={search.page}
        hrefFor={(page) => classHref(search, { page })}
        noun="kelas"
        clearHref={search.keyword === '' ? null : classHref(search, { keyword: '' })}
        empty={
          <EmptyState
            title="Belum ada kelas yang terbit"
            illustration={illustrations.emptyNotes}
            action={
              <Button variant="outline" href={screens.creatorCatalog()}>
                Lihat kelasmu
              </Button>
            }
          >
            Setelah kelasmu terbit, peserta dan progresnya muncul di sini.
          </EmptyState>
        }
        table={(rows, isRefreshing) => (
          <ClassTable
            classes={rows}
            sort={search.sort}
            isRefreshing={isRefreshing}
            onSort={(sort) => change({ sort })}
          />
        )}
        cards={(rows) => rows.map((row) => <ClassCard key={row.id} row={row} />)}
      />
    </>
  );
}
