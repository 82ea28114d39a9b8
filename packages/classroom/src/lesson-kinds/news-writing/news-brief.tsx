import type { NewsWritingContent } from '@sinau/contracts/study/lesson-kinds/news-writing';
import { TaskBrief } from '../../submission/task-brief.tsx';
import { wordBounds } from '../../submission/word-bounds.ts';

/** Subject and length of a news text to write. */
export function NewsBrief({ content }: { content: NewsWritingContent }) {
  const length = wordBounds({ minimum: content.minimumWords, maximum: content.maximumWords });
  return (
    <TaskBrief
      {...content}
      facts={[
        ['Yang dikumpulkan', 'Judul dan isi berita'],
        ...(length ? ([['Panjang', length]] as const) : []),
        ['Lulus bila', 'Pengajar menyatakan lulus'],
      ]}
    />
  );
}
