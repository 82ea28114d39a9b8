import { useState } from 'react';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Breadcrumbs, Button } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { CannedAnswerDialog } from '../../features/canned-answers/canned-answer-dialog.tsx';
import { CannedAnswerList } from '../../features/canned-answers/canned-answer-list.tsx';
import { cannedAnswerSearch } from '../../features/canned-answers/canned-answer-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Answers that staff use again. */
export function CannedAnswersPage() {
  const search = useSearch(cannedAnswerSearch.read);
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <PageTitle>Jawaban siap pakai</PageTitle>
      <PageHead
        title="Jawaban siap pakai"
        trail={<Breadcrumbs items={[{ label: 'Bantuan', href: operatorScreens.operatorSupport() }]} />}
        action={
          <Button onClick={() => setWriting(true)}>
            <Plus />
            Tulis jawaban
          </Button>
        }
      >
        Jawaban untuk pertanyaan yang sering datang. Semua staf bantuan memakainya.
      </PageHead>
      <CannedAnswerList search={search} />
      <CannedAnswerDialog answer={null} open={isWriting} onClose={() => setWriting(false)} />
    </>
  );
}
