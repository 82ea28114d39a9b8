import { maxBundleReason } from '@sinau/contracts/authoring/bundle/bundle.rules';
import { Card, Field, Textarea } from '@sinau/ui';
import type { BundleFields } from './bundle-document.ts';
import type { ChosenClass } from './chosen-class.ts';

interface BundleReasonsProps {
  classes: readonly ChosenClass[];
  reasons: BundleFields['reasons'];
  readOnly: boolean;
  onChange: (reasons: BundleFields['reasons']) => void;
}

/** Reasons why each class belongs to the bundle, in the order in which buyers see them. */
export const BundleReasons = ({ classes, reasons, readOnly, onChange }: BundleReasonsProps) => (
  <Card as="section" padded aria-labelledby="bundle-reasons">
    <fieldset className="bundle-card" disabled={readOnly}>
      <legend className="sr">Kenapa kelas-kelas ini</legend>
      <h2 id="bundle-reasons">Kenapa kelas-kelas ini</h2>
      <p className="muted">Satu kalimat untuk tiap kelas. Calon pembeli membacanya sesuai urutan belajar di atas.</p>
      {classes.map(({ id, title }, index) => (
        <Field key={id} label={`${index + 1}. ${title}`}>
          <Textarea
            rows={2}
            value={reasons[id] ?? ''}
            maxLength={maxBundleReason}
            placeholder="Misalnya: kamu mulai dari cara menyusun kalimat pembuka"
            onChange={({ target }) => onChange(withReason(reasons, id, target.value))}
          />
        </Field>
      ))}
    </fieldset>
  </Card>
);

function withReason(reasons: BundleFields['reasons'], id: string, reason: string) {
  const { [id]: _, ...others } = reasons;
  return reason === '' ? others : { ...others, [id]: reason };
}
