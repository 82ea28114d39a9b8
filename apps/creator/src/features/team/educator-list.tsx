import { Suspense, useState } from 'react';
import { maxEducators } from '@sinau/contracts/storefront/educator/educator.rules';
import type { Educator } from '@sinau/contracts/storefront/educator/educator.schemas';
import { lazySection, QueryStates } from '@sinau/shell';
import { Button, EmptyState, Skeleton } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import type { TaughtClass } from '../../shared/taught-class.ts';
import { EducatorMenu } from './educator-menu.tsx';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { People, Person } from './people.tsx';
import { useEducators } from './team.data.ts';

const EducatorDialog = lazySection(async () => (await import('./educator-dialog.tsx')).EducatorDialog);

/** Educators shown on the page of a class, in their order. */
export function EducatorList({ slug, type }: TaughtClass) {
  const [edited, setEdited] = useState<Educator | 'new' | null>(null);
  const query = useEducators(slug, type);
  const isFull = (query.data?.list.length ?? 0) >= maxEducators;
  return (
    <HeadedSection
      id="educators"
      title="Pengajar di halaman kelas"
      text="Tampil untuk semua orang begitu disimpan. Mereka tidak perlu punya akun."
      action={
        <Button variant="outline" disabled={isFull} onClick={() => setEdited('new')}>
          <Plus />
          Tambah pengajar
        </Button>
      }
    >
      <QueryStates query={query} noun="pengajar" skeleton={<Skeleton height={76} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title="Belum ada pengajar" headingLevel={3}>
              Calon peserta lebih percaya kalau tahu siapa yang mengajar mereka.
            </EmptyState>
          ) : (
            <People>
              {list.map((one, index) => (
                <Person
                  key={one.id}
                  name={one.name}
                  avatar={one.photo}
                  note={one.title}
                  actions={
                    <EducatorMenu
                      educator={one}
                      index={index}
                      isLast={index === list.length - 1}
                      onEdit={() => setEdited(one)}
                    />
                  }
                />
              ))}
            </People>
          )
        }
      </QueryStates>
      {edited && (
        <Suspense>
          <EducatorDialog slug={slug} type={type} edited={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </HeadedSection>
  );
}
