import type { Floor } from './floors.ts';

/** The learner's page of a new feature, which shows the list and removes from it. */
export function screenFilesOf(floor: Floor, name: string, Name: string): [path: string, text: string][] {
  const learner = 'apps/learner/src';
  return [
    [
      `${learner}/features/${name}/${name}.data.ts`,
      `import { useMutation, useQuery } from '@tanstack/react-query';
import { ${name} } from '@sinau/api-client';

export const use${Name}s = (page: number) => useQuery(${name}.list.query({ query: { page, perPage: 12 } }));

export const useRemove${Name} = () =>
  useMutation({ mutationFn: ${name}.remove.call, meta: { success: 'Berhasil menghapus', refreshes: [${name}] } });
`,
    ],
    [
      `${learner}/features/${name}/${name}-list.tsx`,
      `import type { ${Name} } from '@sinau/contracts/${floor}/${name}/${name}.schemas';
import { date } from '@sinau/format';
import { Button, Card } from '@sinau/ui';
import { useRemove${Name} } from './${name}.data.ts';

export function ${Name}List({ list }: { list: readonly ${Name}[] }) {
  const remove = useRemove${Name}();
  return (
    <ul>
      {list.map(({ id, title, createdAt }) => (
        <li key={id}>
          <Card>
            <h2>{title}</h2>
            <p>{date(createdAt)}</p>
            <Button variant="outline" loading={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
              Hapus
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  );
}
`,
    ],
    [
      `${learner}/pages/${name}/${name}-page.tsx`,
      `import { screens } from '@sinau/contracts/screens';
import { ListStates, PageTitle, useSearch } from '@sinau/shell';
import { defineSearch, page } from '@sinau/shell/search';
import { Card, EmptyState, illustrations, MediaCardSkeleton } from '@sinau/ui';
import { ${Name}List } from '../../features/${name}/${name}-list.tsx';
import { use${Name}s } from '../../features/${name}/${name}.data.ts';

const ${name}Search = defineSearch(screens.${name}, { page: page() });

export function ${Name}Page() {
  const search = useSearch(${name}Search.read);
  return (
    <>
      <PageTitle>${Name}</PageTitle>
      <h1>${Name}</h1>
      <ListStates
        query={use${Name}s(search.page)}
        noun="${name}"
        page={search.page}
        hrefFor={(number) => ${name}Search.href(search, { page: number })}
        skeleton={<MediaCardSkeleton />}
        empty={
          <Card>
            <EmptyState illustration={illustrations.emptyNotes} title="Belum ada ${name}" />
          </Card>
        }
      >
        {({ list }, { isRefreshing, pages }) => (
          <div aria-busy={isRefreshing}>
            <${Name}List list={list} />
            {pages}
          </div>
        )}
      </ListStates>
    </>
  );
}
`,
    ],
    [
      `${learner}/pages/${name}/${name}-page.test.tsx`,
      `// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ${name} } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { idOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { ${Name}Page } from './${name}-page.tsx';

afterEach(cleanup);

const entry = { id: idOf(1), title: 'Judul', createdAt: '2026-11-21T05:00:00.000Z' };

test('an entry is shown, and removed on request', async () => {
  let list = [entry];
  const { user } = openPage({
    Page: ${Name}Page,
    path: '/${name}',
    answers: [
      answer(${name}.list, () => ({ list, total: list.length, page: 1, perPage: 12 })),
      answer(${name}.remove, () => {
        list = [];
        return null;
      }),
    ],
  });
  await screen.findByRole('heading', { name: 'Judul' });
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Judul' })).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Belum ada ${name}' })).toBeTruthy();
});
`,
    ],
  ];
}
