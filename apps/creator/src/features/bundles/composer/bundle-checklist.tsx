import { bundleChecklist } from '@sinau/contracts/authoring/bundle/bundle.rules';
import { focusSoon } from '../../../shared/focus-soon.ts';
import { SubmissionChecklist } from '../../../shared/submission-checklist.tsx';

/** Lists missing items before a bundle can be submitted or published; each line links to its field. */
export function BundleChecklist({ draft }: { draft: Parameters<typeof bundleChecklist>[0] }) {
  const focus = (field: string) => focusSoon(() => document.querySelector<HTMLElement>(`[name="${field}"]`));
  return (
    <SubmissionChecklist
      noun="bundling"
      items={bundleChecklist(draft).map(({ field, label, message, isDone }) => ({
        key: field,
        label,
        isDone,
        todo: (
          <button type="button" onClick={() => focus(field)}>
            {message}
          </button>
        ),
      }))}
    />
  );
}
