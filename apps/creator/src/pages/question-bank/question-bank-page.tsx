import { useState } from 'react';
import type { BankQuestion } from '@sinau/contracts/study/question/bank.schemas';
import type { QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button, Menu, MenuItem } from '@sinau/ui';
import { Download, Plus, Upload } from '@sinau/ui/icons';
import { BankList } from '../../features/question-bank/bank-list.tsx';
import { bankSearch } from '../../features/question-bank/bank-search.ts';
import { ExportDialog } from '../../features/question-bank/export-dialog.tsx';
import { ImportDialog } from '../../features/question-bank/import-dialog.tsx';
import { QuestionDialog } from '../../features/question-bank/question-dialog.tsx';
import { questionKinds } from '../../shared/question/question-kinds.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Question bank of a mitra for its quizzes. */
export function QuestionBankPage() {
  const search = useSearch(bankSearch.read);
  const [subject, setSubject] = useState<BankQuestion | QuizQuestionType | null>(null);
  const [asked, ask] = useState<'import' | 'export' | null>(null);
  const close = () => ask(null);
  return (
    <>
      <PageTitle>Bank soal</PageTitle>
      <PageHead
        title="Bank soal"
        action={
          <div className="bank-actions">
            <Button variant="outline" onClick={() => ask('import')}>
              <Upload />
              Impor
            </Button>
            <Button variant="outline" onClick={() => ask('export')}>
              <Download />
              Ekspor soal
            </Button>
            <Menu
              align="end"
              width={300}
              trigger={
                <Button>
                  <Plus />
                  Tulis soal
                </Button>
              }
            >
              {questionKinds.map(({ type, label, description, Icon }) => (
                <MenuItem key={type} icon={<Icon />} description={description} onSelect={() => setSubject(type)}>
                  {label}
                </MenuItem>
              ))}
            </Menu>
          </div>
        }
      >
        Tulis sekali, pakai di banyak kuis. Kuis menyimpan salinannya sendiri.
      </PageHead>
      <BankList search={search} onOpen={setSubject} />
      {subject !== null && <QuestionDialog subject={subject} onClose={() => setSubject(null)} />}
      {asked === 'import' && <ImportDialog onClose={close} />}
      {asked === 'export' && <ExportDialog onClose={close} />}
    </>
  );
}
