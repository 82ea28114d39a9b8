import { expect, test } from 'vitest';
import { lessonKinds } from '@sinau/contracts/study/lesson-kinds/index';
import { detailLabels } from '../../shared/class-changes/change-labels.ts';
import { conflictLabels } from './conflict-labels.ts';

const namesIn = ({ shape }: { readonly shape: object }) => Object.keys(shape);

test.each(Object.entries(lessonKinds))(
  'each field of kind %s has a label in comparisons and in conflicts',
  (_, kind) => {
    const content = namesIn(kind.update.shape.content);
    const settings = namesIn(kind.lesson.shape.setting);
    const unlabelled = [
      ...content.filter((name) => detailLabels({ kind: 'content', name }, '') === 'Isi lainnya'),
      ...settings.filter((name) => detailLabels({ kind: 'setting', name }, '') === 'Pengaturan: pengaturan lain'),
      ...content.filter((name) => conflictLabels.labelOf(`content.${name}`) === 'Pengaturan'),
    ];
    expect(unlabelled).toEqual([]);
  },
);
