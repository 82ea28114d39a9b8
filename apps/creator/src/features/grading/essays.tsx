import { countWords } from '@sinau/contracts/study/assistant/assistant.rules';
import { wordsProblem } from '@sinau/contracts/study/question/question.rules';
import type { GradedEssay } from '@sinau/contracts/study/submission/submission.schemas';
import { QuestionPicture } from '@sinau/classroom';
import { decimal } from '@sinau/format';
import { Accordion, AccordionItem, Badge } from '@sinau/ui';

/** Essays of an attempt, each under its question, with the grading criteria. */
export function Essays({ essays, names }: { essays: readonly GradedEssay[]; names: ReadonlyMap<string, string> }) {
  return (
    <ol className="graded-essays">
      {essays.map((essay) => {
        const problem = wordsProblem(essay, essay.answer);
        return (
          <li key={essay.id}>
            <h2>
              {names.get(essay.id)} <span className="muted sm">{decimal(essay.points)} poin</span>
            </h2>
            <p className="graded-essay-question">{essay.text}</p>
            <QuestionPicture picture={essay.picture} />
            <p className="submission-text">{essay.answer}</p>
            <p className="muted sm num">
              {decimal(countWords(essay.answer))} kata{' '}
              {problem && (
                <Badge tone="danger">
                  {problem === 'short' ? 'Kurang dari yang diminta' : 'Lebih dari yang diminta'}
                </Badge>
              )}
            </p>
            {essay.modelAnswer && (
              <Accordion look="plain">
                <AccordionItem title="Contoh jawaban dan kriteria">
                  <p className="submission-text">{essay.modelAnswer}</p>
                </AccordionItem>
              </Accordion>
            )}
          </li>
        );
      })}
    </ol>
  );
}
