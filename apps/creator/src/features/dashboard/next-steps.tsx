import { screens } from '@sinau/contracts/screens';
import { Card, Link } from '@sinau/ui';
import { ArrowRight, FilePen, Pencil, Plus } from '@sinau/ui/icons';
import type { NextStep } from './summary.ts';
import './next-steps.css';

/** What waits for the partner. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <Card as="section" padded aria-labelledby="next-steps">
      <h2 className="next-steps-title" id="next-steps">
        Langkah berikutnya
      </h2>
      <ul className="next-steps">
        {steps.map((step) => (
          <li key={step.program?.id ?? step.kind}>
            <Step {...step} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Step({ kind, program }: NextStep) {
  const words = {
    revise: { icon: <FilePen />, text: <>Perbaiki “{program?.title}”</> },
    finish: { icon: <Pencil />, text: <>Lanjutkan “{program?.title}”</> },
    begin: { icon: <Plus />, text: 'Buat kelas baru' },
  }[kind];
  return (
    <Link href={program ? screens.buildClass(program.slug) : screens.createClass()}>
      {words.icon}
      <span className="grow">{words.text}</span>
      <ArrowRight />
    </Link>
  );
}
