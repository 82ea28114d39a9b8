import { submissionProblems } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { decimal, rupiah } from '@sinau/format';
import { UnfinishedQuestions } from '../../../shared/unfinished-questions.tsx';
import { SubmitButton } from './submit-button.tsx';

interface SubmitClassButtonProps {
  built: Program;
  storeOutline: () => Promise<boolean>;
  onIncomplete: () => void;
}

/** Button that submits a program. The server returns what is missing; the checklist lists it. */
export function SubmitClassButton({ built, ...button }: SubmitClassButtonProps) {
  const problems = submissionProblems({ ...built, categoryId: built.category?.id ?? null });
  const isComplete = Object.keys(problems).length === 0;
  return <SubmitButton {...button} built={built} isComplete={isComplete} summary={<Reviewed built={built} />} />;
}

function Reviewed({ built: { title, sections, salePrice } }: { built: Program }) {
  const count = sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <>
      <ul className="submit-reviewed num">
        <li>{title}</li>
        <li>
          {decimal(sections.length)} section, {decimal(count)} materi
        </li>
        <li>Harga {salePrice === 0 ? 'gratis' : rupiah(salePrice)}</li>
      </ul>
      <UnfinishedQuestions sections={sections} />
    </>
  );
}
