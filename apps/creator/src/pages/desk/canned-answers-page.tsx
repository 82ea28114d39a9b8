import { useState } from 'react';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Breadcrumbs, Button } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { CannedAnswerDialog } from '../../features/canned-answers/canned-answer-dialog.tsx';
import { CannedAnswerList } from '../../features/canned-answers/canned-answer-list.tsx';
import { cannedAnswerSearch } from '../../features/canned-answers/canned-answer-search.ts';

/** Answers that staff use again. */
export function CannedAnswersPage() {
  const search = useSearch(cannedAnswerSearch.read);
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <PageTitle>Jawaban siap pakai</PageTitle>
      <Breadcrumbs items={[{ label: 'Bantuan', href: operatorScreens.operatorSupport() }]} />
      <div className="head">
        <div>
          <h1>Jawaban siap pakai</h1>
          <p>Jawaban untuk pertanyaan yang sering datang. Semua staf bantuan memakainya.</p>
        </div>
        <Button onClick={() => setWriting(true)}>
          <Plus />
          Tulis jawaban
        </Button>
      </div>
      <CannedAnswerList search={search} />
      <CannedAnswerDialog answer={null} open={isWriting} onClose={() => setWriting(false)} />
    </>
  );
}
