import { useState } from 'react';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { Card, Switch } from '@sinau/ui';
import { useNewsWriting } from './inspection.data.ts';

/** Switch that lets the makers of the class add news writing with the assistant. */
export function NewsWritingSwitch({ inspected: { id, allowsNewsWriting } }: { inspected: ReviewedClassDetail }) {
  const set = useNewsWriting(id);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (isAllowed: boolean) => {
    setChosen(isAllowed);
    set.mutate(isAllowed, { onSettled: () => setChosen(null) });
  };
  return (
    <Card as="section" padded>
      <Switch
        label="AI-sisten"
        hint="Mitra boleh memakai tugas menulis berita di kelas ini."
        checked={chosen ?? allowsNewsWriting}
        onChange={({ target }) => choose(target.checked)}
      />
    </Card>
  );
}
