import { expect, test } from 'vitest';
import { readFeature } from './feature.ts';
import { skeletonOf } from './skeleton.ts';

test('a feature of learners has its API and a page with list and form', () => {
  const files = skeletonOf(readFeature(['study', 'category']));
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'packages/contracts/src/study/category/category.endpoints.ts',
      'prisma/schema/category.prisma',
      'apps/api/src/study/category/category.service.ts',
      'apps/learner/src/features/category/category-form.tsx',
      'apps/learner/src/pages/category/category-page.test.tsx',
    ]),
  );
  expect(files.get('apps/api/src/study/category/category.queries.ts')).toContain(
    'function findCategories(db: Db, userId',
  );
});

test('a feature of the portal belongs to a mitra, and has search, columns, list, data and form', () => {
  const files = skeletonOf(readFeature(['authoring', 'rubric', '--portal']));
  const portal = [...files.keys()].filter((path) => path.startsWith('apps/creator/src/features/rubric/'));
  expect(portal.map((path) => path.split('/').at(-1)).sort()).toEqual([
    'rubric-columns.tsx',
    'rubric-dialog.tsx',
    'rubric-list.tsx',
    'rubric-menu.tsx',
    'rubric-search.ts',
    'rubrics.data.ts',
  ]);
  expect(files.get('apps/api/src/authoring/rubric/rubric.queries.ts')).toContain(
    'function findRubrics(db: Db, mitraId',
  );
  expect([...files.keys()].some((path) => path.startsWith('apps/learner/'))).toBe(false);
});

test('no word of a template is left in what it makes', () => {
  for (const words of [
    ['study', 'wishlist'],
    ['study', 'person', '--portal', '--plural', 'people'],
  ])
    for (const [path, text] of skeletonOf(readFeature(words))) expect(path + text).not.toMatch(/__|\.txt/);
});

test.each([[['kitchen', 'wishlist']], [['study', 'Wish-list']], [['study']], [['study', 'news', '--plural', 'news']]])(
  '%j is refused with how it is called',
  (words) => {
    expect(() => readFeature(words)).toThrow('npm run new -- authoring rubric --portal');
  },
);
