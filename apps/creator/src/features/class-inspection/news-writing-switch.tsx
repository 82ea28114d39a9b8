import type { ReviewedClassDetail } from '@sinau/contracts/operator/operator.schemas';
import { Card, Switch } from '@sinau/ui';
import { useNewsWriting } from './inspection.data.ts';

/** Whether the makers of the class may add news writing with the assistant. */
export function NewsWritingSwitch({ inspected: { id, allowsNewsWriting } }: { inspected: ReviewedClassDetail }) {
  const set = useNewsWriting(id);
  const isOn = set.isPending ? set.variables : allowsNewsWriting;
  return (
    <Card as="section" padded>
      <Switch
        label="AI-sisten"
        hint="Mitra boleh memakai tugas menulis berita di kelas ini."
        checked={isOn}
        onChange={({ target }) => set.mutate(target.checked)}
      />
    </Card>
  );
}
